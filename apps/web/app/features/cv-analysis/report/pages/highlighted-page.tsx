import type { SourceLine } from '@app/cv'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { type Mark, nextFinding, shareOfPage } from './finding-marks.ts'
import type { MarginNotes } from './margin-notes.ts'
import { PageHighlights } from './page-highlights.tsx'
import { PageMargin } from './page-margin.tsx'
import { PageText } from './page-text.tsx'

export type ReportPage = { number: number; widthPt: number; heightPt: number; imageUrl: string }

export type MarkHandlers = {
	litId: string | null
	/** The one mark that the Tab key comes to; the arrow keys go on from it. */
	stopId: string | null
	onStep: (markId: string, by: 1 | -1) => void
	onTouch: (findingId: string | null) => void
	onChoose: (findingId: string) => void
}

type HighlightedPageProps = MarkHandlers & {
	page: ReportPage
	pageCount: number
	/** The lines of the page; shown while its picture loads or when it fails. */
	lines: SourceLine[]
	marks: Mark[]
	margin: MarginNotes
}

/** The picture of an uploaded page, always white, with the marker strokes over it. */
export function HighlightedPage({
	page,
	pageCount,
	lines,
	marks,
	margin,
	...handlers
}: HighlightedPageProps) {
	const [picture, setPicture] = useState<'loading' | 'shown' | 'missing'>('loading')
	return (
		<li
			className="group relative isolate w-full overflow-hidden bg-white shadow-paper scheme-light"
			style={{ aspectRatio: `${page.widthPt} / ${page.heightPt}` }}
		>
			{picture !== 'shown' && (
				<PageText page={page} lines={lines} isBlank={picture === 'loading'} />
			)}
			{picture !== 'missing' && (
				<img
					src={page.imageUrl}
					alt={`Page ${page.number} of ${pageCount} of your CV`}
					width={page.widthPt}
					height={page.heightPt}
					className="absolute inset-0 size-full"
					onLoad={() => setPicture('shown')}
					onError={() => setPicture('missing')}
				/>
			)}
			<PageHighlights page={page} marks={marks} litId={handlers.litId} />
			<a
				href={page.imageUrl}
				target="_blank"
				rel="noreferrer"
				aria-label={`Open page ${page.number} at full size`}
				className="absolute top-2 right-2 grid size-11 place-items-center rounded-control bg-white/90
					text-[oklch(0.455_0.013_70)] opacity-0 outline-[#00544e] transition-opacity duration-150 group-hover:opacity-100
					focus-visible:opacity-100"
			>
				<Maximize2 size={18} aria-hidden="true" />
			</a>
			<PageMargin page={page} notes={margin} onChoose={handlers.onChoose} />
			{marks.map((mark) => (
				<MarkButton key={mark.id} mark={mark} page={page} {...handlers} />
			))}
		</li>
	)
}

type MarkButtonProps = MarkHandlers & { mark: Mark; page: ReportPage }

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function MarkButton({ mark, page, litId, stopId, ...handlers }: MarkButtonProps) {
	const { onStep, onTouch, onChoose } = handlers
	const touch = () => onTouch(mark.findingIds[0] ?? null)
	const leave = () => onTouch(null)
	return (
		<button
			type="button"
			data-mark-of={mark.findingIds.join(' ')}
			aria-label={mark.label}
			aria-hidden={!mark.isStop}
			tabIndex={mark.id === stopId ? 0 : -1}
			data-mark-id={mark.id}
			className="absolute rounded-[2px] outline-offset-1 after:absolute after:-inset-px focus-visible:outline-[#00544e] forced-colors:border-b-2"
			style={shareOfPage(mark.place, page)}
			onMouseEnter={touch}
			onMouseLeave={leave}
			onFocus={touch}
			onBlur={leave}
			onKeyDown={(event) => {
				const by = steps[event.key]
				if (by === undefined) return
				event.preventDefault()
				onStep(mark.id, by)
			}}
			onClick={() => {
				const next = nextFinding(mark, litId)
				if (next !== undefined) onChoose(next)
			}}
		/>
	)
}
