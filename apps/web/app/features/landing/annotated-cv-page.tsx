import { Info, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Picture, Remark } from './landing-facts.ts'
import { PageImageHighlights } from './page-image-highlights.tsx'
import { TypesetPageImage } from './typeset-page-image.tsx'

type AnnotatedCvPageProps = { picture: Picture; remarks: Remark[] }

/** A CV with the remarks that the analysis really makes of it, each beside the words it is about. */
export function AnnotatedCvPage({ picture, remarks }: AnnotatedCvPageProps) {
	return (
		<figure className="hero-page">
			<div className="hero-crop">
				<TypesetPageImage picture={picture} eager className="hero-sheet">
					{remarks.map(({ id, strokes }, index) => (
						<PageImageHighlights key={id} strokes={strokes} delayMs={700 + index * 450} />
					))}
				</TypesetPageImage>
			</div>
			<figcaption
				className="hero-notes"
				style={{ '--first-stroke': `${remarks[0]?.strokes[0]?.top ?? 0}%` } as CSSProperties}
			>
				<ul>
					{remarks.map((remark, index) => (
						<Note key={remark.id} remark={remark} delayMs={1050 + index * 450} />
					))}
				</ul>
			</figcaption>
		</figure>
	)
}

const toneClass = { brick: 'text-brick', amber: 'text-amber', moss: 'text-moss' }

function Note({ remark, delayMs }: { remark: Remark; delayMs: number }) {
	const { word, tone } = severityWord(remark.severity)
	const Icon = tone === 'moss' ? Info : TriangleAlert
	return (
		<li className="hero-note" style={{ animationDelay: `${delayMs}ms` }}>
			<span className={`flex items-center gap-1.5 font-semibold ${toneClass[tone]}`}>
				<Icon size={15} aria-hidden="true" className="shrink-0" />
				{word}
			</span>
			<span className="mt-0.5 block">{remark.title}</span>
		</li>
	)
}

/** How heavily a remark weighs, in a word and in a colour that always comes with it. */
function severityWord(severity: string): { word: string; tone: 'brick' | 'amber' | 'moss' } {
	if (severity === 'blocker' || severity === 'warning-3') {
		return { word: 'Fix first', tone: 'brick' }
	}
	if (severity === 'tip') return { word: 'Tip', tone: 'moss' }
	return { word: 'Worth fixing', tone: 'amber' }
}
