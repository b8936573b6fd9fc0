import type { Box } from '@app/cv'
import { type RefObject, useEffect } from 'react'
import { scrollBehaviour } from '#shared/reduced-motion.ts'
import { drawStrokesUnderText, type StrokeInk } from '#shared/typeset/draw-strokes-under-text.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { findFieldBoxes } from './fields-on-page.ts'
import { readPages } from './read-pages.ts'
import { useFocusedField } from './use-focused-field.ts'
import { watchPages } from './watch-pages.ts'

type FieldHighlightProps = { host: RefObject<HTMLElement | null>; source: PreviewSource }

/** The page is read when it has stood still, so that nothing is looked for between two key presses. */
const stillAfterMs = 350

const layer = 'field'
// Paper is white in both themes, and so is the ink of the marker the same in both.
const ink: StrokeInk = {
	underDark: 'oklch(0.94 0.12 99)',
	underLight: 'oklch(0.2 0.03 90 / 0.4)',
}

/** Highlights the text of the focused field on the page; the highlight lies under the words. */
export function FieldHighlight({ host, source: { getInput } }: FieldHighlightProps): null {
	const path = useFocusedField()
	useEffect(() => {
		const { current } = host
		if (current === null || path === null) return
		let hasLooked = false
		let timer: ReturnType<typeof setTimeout> | undefined
		const look = () => {
			const places = findBoxes(current, getInput(), path)
			light(current, places)
			const [first] = places
			// The page scrolls only when the person enters a field, and not while they type in it.
			if (!hasLooked && first) bringIntoView(current, first)
			hasLooked = true
		}
		const lookSoon = () => {
			clearTimeout(timer)
			timer = setTimeout(look, stillAfterMs)
		}
		const stop = watchPages(current, lookSoon)
		lookSoon()
		return () => {
			clearTimeout(timer)
			stop()
			light(current, [])
		}
	}, [host, getInput, path])
	return null
}

function findBoxes(host: HTMLElement, input: PreviewInput, path: string): Box[] {
	return findFieldBoxes(input, path, readPages(host).words)
}

function light(host: HTMLElement, places: Box[]): void {
	const attributes = { 'data-light-of': layer }
	drawStrokesUnderText(
		host,
		layer,
		places.map((place) => ({ place, ink, attributes })),
	)
}

// Only the pages scroll: the person is in the form.
function bringIntoView(host: HTMLElement, { page, y }: Box): void {
	const paper = host.children[page - 1]
	const scroller = host.closest<HTMLElement>('[data-size]')
	const heightPt = Number(paper?.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3])
	if (!paper || !scroller || !(heightPt > 0)) return
	const { top, height } = paper.getBoundingClientRect()
	const frame = scroller.getBoundingClientRect()
	const at = top + (y / heightPt) * height
	if (at > frame.top && at < frame.bottom - 24) return
	scroller.scrollTo({
		top: scroller.scrollTop + at - frame.top - scroller.clientHeight / 3,
		behavior: scrollBehaviour(),
	})
}
