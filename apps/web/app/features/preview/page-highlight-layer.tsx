import type { CvDesign, CvDocument } from '@app/cv'
import { fieldAt, plainCv } from '@app/cv'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { scrollBehaviour } from '#shared/reduced-motion.ts'
import {
	drawStrokesUnderText,
	type Stroke,
	type StrokeInk,
} from '#shared/typeset/draw-strokes-under-text.ts'
import { createPageFinder } from '#shared/typeset/find-on-pages.ts'
import { fieldOccurrence } from './field-occurrence.ts'
import {
	type LocatedHighlight,
	locateHighlights,
	type WordsToHighlight,
} from './locate-highlights.ts'
import { usePageWords } from './use-page-words.ts'

export type PageMarks = {
	cv: CvDocument
	design: CvDesign
	marked: WordsToHighlight[]
	litId: string | null
	/** Whose first stroke is to be in view; `times` tells two wishes for the same one apart. */
	wish: { id: string; times: number } | null
	onTouch: (id: string | null) => void
	onChoose: (id: string) => void
}

// Paper is white in both themes, and so is the ink of the marker the same in both.
const restingInk: StrokeInk = {
	underDark: 'oklch(0.95 0.09 100)',
	underLight: 'oklch(0.25 0.03 90 / 0.45)',
}
const litInk: StrokeInk = {
	underDark: 'oklch(0.9 0.17 98)',
	underLight: 'oklch(0.2 0.03 90 / 0.8)',
}

type PageHighlightLayerProps = { host: RefObject<HTMLElement | null>; marks: PageMarks }

/** Marker strokes under the words of the typeset pages; a button over each leads to its remark. */
export function PageHighlightLayer({ host, marks }: PageHighlightLayerProps) {
	const { cv, design, marked, litId, wish } = marks
	const { sizes, words } = usePageWords(host)
	const finder = useMemo(() => createPageFinder(words), [words])
	const plain = useMemo(() => plainCv(cv), [cv])
	const printed = useMemo(
		() =>
			locateHighlights(marked, {
				find: finder,
				textAt: (path) => fieldAt(plain, path),
				repeatOf: (path) => fieldOccurrence(cv, design, path),
			}),
		[marked, finder, cv, plain, design],
	)
	const layer = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (wish) bringIntoView(layer.current, wish.id)
	}, [wish])
	useEffect(() => {
		if (host.current)
			drawStrokesUnderText(
				host.current,
				'marks',
				printed.map((mark) => toStroke(mark, litId)),
			)
	}, [host, printed, litId])
	useEffect(() => {
		const { current } = host
		return () => {
			if (current) drawStrokesUnderText(current, 'marks', [])
		}
	}, [host])
	return (
		<div ref={layer} className="typeset-pages pointer-events-none absolute inset-x-0 top-0">
			{sizes.map((size, index) => (
				<MarkedPage
					key={index}
					size={size}
					marks={printed.filter(({ place }) => place.page === index + 1)}
					litId={litId}
					onTouch={marks.onTouch}
					onChoose={marks.onChoose}
				/>
			))}
		</div>
	)
}

function toStroke({ ids, place }: LocatedHighlight, litId: string | null): Stroke {
	const isLit = litId !== null && ids.includes(litId)
	return {
		place,
		ink: isLit ? litInk : restingInk,
		attributes: { 'data-stroke-of': ids.join(' '), 'data-lit': String(isLit) },
	}
}

type MarkedPageProps = Pick<PageMarks, 'litId' | 'onTouch' | 'onChoose'> & {
	size: { widthPt: number; heightPt: number }
	marks: LocatedHighlight[]
}

function MarkedPage({ size, marks, litId, onTouch, onChoose }: MarkedPageProps) {
	const { widthPt, heightPt } = size
	const share = (points: number, whole: number) => `${(points / whole) * 100}%`
	return (
		<div className="relative" style={{ aspectRatio: `${widthPt} / ${heightPt}` }}>
			{marks.map(({ key, ids, place, label, isFirst }) => (
				<button
					key={key}
					type="button"
					data-mark-of={ids.join(' ')}
					aria-label={label}
					aria-hidden={!isFirst}
					tabIndex={-1}
					className="pointer-events-auto absolute rounded-[2px] forced-colors:border-b-2"
					style={{
						left: share(place.x, widthPt),
						top: share(place.y, heightPt),
						width: share(place.width, widthPt),
						height: share(place.height, heightPt),
					}}
					onMouseEnter={() => onTouch(ids[0] ?? null)}
					onMouseLeave={() => onTouch(null)}
					onClick={() => {
						const next = ids[(ids.indexOf(litId ?? '') + 1) % ids.length] ?? ids[0]
						if (next !== undefined) onChoose(next)
					}}
				/>
			))}
		</div>
	)
}

// Only the pages scroll: the person is reading the remark.
function bringIntoView(layer: HTMLElement | null, id: string): void {
	const marks = [...(layer?.querySelectorAll<HTMLElement>('[data-mark-of]') ?? [])]
	const mark = marks.find(({ dataset }) => dataset.markOf?.split(' ').includes(id))
	const scroller = layer?.closest<HTMLElement>('[data-size]')
	if (!mark || !scroller) return
	const distance = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top
	scroller.scrollTo({
		top: scroller.scrollTop + distance - scroller.clientHeight / 3,
		behavior: scrollBehaviour(),
	})
}
