import type { SourcePage } from '@app/cv'
import { useEffect, useRef, useState } from 'react'
import { scrollBehaviour } from '#shared/reduced-motion.ts'
import type { Mark } from './finding-marks.ts'
import { HighlightedPage, type MarkHandlers, type ReportPage } from './highlighted-page.tsx'
import type { MarginNotes } from './margin-notes.ts'

/** Something to scroll to; `times` tells two wishes for the same thing apart. */
export type ScrollRequest = { id: string; times: number }

type PagePicturesProps = Omit<MarkHandlers, 'stopId' | 'onStep'> & {
	pages: ReportPage[]
	sourcePages: SourcePage[]
	marks: Mark[]
	/** The contents of the margins: the numbers of the remarks and bars at changed lines. */
	margin?: MarginNotes
	/** The finding whose first stroke is brought into view. */
	wish: ScrollRequest | null
	/** How wide the pages are, in shares of the room there is. */
	scale?: number
	className?: string
}

const noNotes: MarginNotes = { pins: [], changed: [], openId: null }

/**
 * Shows the uploaded pages one below the other in an area that scrolls on its own; arrow keys go from mark to mark.
 */
export function PagePictures({ wish, scale = 1, className = '', ...rest }: PagePicturesProps) {
	const { pages, sourcePages, marks, margin = noNotes, ...handlers } = rest
	const scroller = useRef<HTMLElement>(null)
	const stops = marks.filter(({ isStop }) => isStop)
	const [stopId, setStopId] = useState(stops[0]?.id ?? null)
	const step = (markId: string, by: 1 | -1) => {
		const next = stops[stops.findIndex(({ id }) => id === markId) + by]
		if (!next) return
		setStopId(next.id)
		scroller.current?.querySelector<HTMLElement>(`[data-mark-id="${next.id}"]`)?.focus()
	}
	useEffect(() => {
		// After a change of scale the stroke is somewhere else.
		if (wish && scale > 0) bringIntoView(scroller.current, wish.id)
	}, [wish, scale])
	return (
		<section
			ref={scroller}
			aria-label="Your pages"
			className={`relative overflow-auto overscroll-contain ${className}`}
		>
			<ol className="grid gap-6" style={{ width: `${scale * 100}%` }}>
				{pages.map((page) => (
					<HighlightedPage
						key={page.number}
						page={page}
						pageCount={pages.length}
						lines={sourcePages.find(({ number }) => number === page.number)?.lines ?? []}
						marks={marks.filter(({ place }) => place.page === page.number)}
						margin={margin}
						stopId={stopId}
						onStep={step}
						{...handlers}
					/>
				))}
			</ol>
		</section>
	)
}

// Only the pages scroll, not the whole screen: the person is reading the remark.
function bringIntoView(scroller: HTMLElement | null, findingId: string): void {
	const strokes = [...(scroller?.querySelectorAll<HTMLElement>('[data-mark-of]') ?? [])]
	const stroke = strokes.find((one) => one.dataset.markOf?.split(' ').includes(findingId))
	if (!scroller || !stroke) return
	const outer = scroller.getBoundingClientRect()
	const inner = stroke.getBoundingClientRect()
	scroller.scrollTo({
		top: scroller.scrollTop + inner.top - outer.top - scroller.clientHeight / 3,
		left: scroller.scrollLeft + inner.left - outer.left - scroller.clientWidth / 12,
		behavior: scrollBehaviour(),
	})
}
