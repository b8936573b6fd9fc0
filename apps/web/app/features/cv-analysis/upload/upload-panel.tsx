import { FileSearch, Gauge, Highlighter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Highlight } from '#shared/ui/highlight.tsx'
import { useFileUpload } from '../session/use-file-upload.ts'
import { DropZone } from './drop-zone.tsx'
import { PasteInstead } from './paste-instead.tsx'
import { ReadingIllustration } from './reading-illustration.tsx'

/**
 * The text above an upload. `choose` asks for one kind of file, and `below` replaces the description of the analysis.
 */
export type UploadText = { title: ReactNode; text: string; choose?: string; below?: ReactNode }

type UploadPanelProps = {
	/** Somebody is about to choose a file. */
	onApproach?: (() => void) | undefined
	onFile: (file: File) => void
	intro?: UploadText
	/** A notice above the upload. */
	children?: ReactNode
}

const guestIntro: UploadText = {
	title: (
		<>
			See your CV the way a recruiter’s <Highlight>software</Highlight> sees it
		</>
	),
	text: 'See what’s holding your CV back, what to fix first and why. No account needed.',
}

/** Shows the start of an analysis: its description and the place for the file. */
export function UploadPanel({
	onApproach,
	onFile,
	intro = guestIntro,
	children,
}: UploadPanelProps) {
	const { isDragging, refusal, take } = useFileUpload(onFile)
	return (
		<div className="mx-auto max-w-[70rem] px-4 pt-10 pb-24 sm:px-6 sm:pt-16">
			{children}
			<div className="grid items-center gap-x-20 gap-y-12 min-[900px]:grid-cols-[minmax(0,1fr)_17rem]">
				<div>
					<h1 className="text-2xl outline-none sm:text-3xl" tabIndex={-1}>
						{intro.title}
					</h1>
					<p className="mt-4 mb-8 max-w-[36rem] text-ink-soft">{intro.text}</p>
					<DropZone
						label={intro.choose ?? 'Choose your CV'}
						isDragging={isDragging}
						refusal={refusal}
						onApproach={onApproach}
						onFiles={take}
					/>
					{intro.choose === undefined ? <PasteInstead onFile={onFile} /> : null}
				</div>
				<ReadingIllustration progress={100} className="mx-auto hidden w-full min-[900px]:block" />
			</div>
			{intro.below ?? <Gains />}
		</div>
	)
}

const gains = [
	{
		Icon: Highlighter,
		title: 'Marked on your own CV',
		words: 'Every comment points to the exact words.',
	},
	{
		Icon: Gauge,
		title: 'A score you can check',
		words: 'See why you lost each point and how to win it back.',
	},
	{
		Icon: FileSearch,
		title: 'What software sees',
		words: 'The details software finds in your file, and what it misses.',
	},
]

function Gains() {
	return (
		<ul className="mt-16 grid gap-8 border-t border-line pt-10 sm:grid-cols-3">
			{gains.map(({ Icon, title, words }) => (
				<li key={title}>
					<Icon size={22} className="text-accent" aria-hidden="true" />
					<h2 className="mt-3 text-lg">{title}</h2>
					<p className="mt-1.5 text-sm text-ink-soft">{words}</p>
				</li>
			))}
		</ul>
	)
}
