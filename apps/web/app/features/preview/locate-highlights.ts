import type { Box } from '@app/cv'
import type { PageFinder } from '#shared/typeset/find-on-pages.ts'

/** Words of the CV that something is about. */
export type WordsToHighlight = { id: string; label: string; path: string | null; quote: string }

/** A stroke on the page; several things can be about the same words. */
export type LocatedHighlight = {
	key: string
	ids: string[]
	place: Box
	label: string
	/** A phrase over two lines has two strokes and one name. */
	isFirst: boolean
}

type Looking = {
	find: PageFinder
	textAt: (path: string) => unknown
	/** Of the fields that hold the same words, the how-manyth this is, from 0. */
	repeatOf: (path: string | null) => number
}

/** Returns the places where these words are printed; words with several remarks are marked once. */
export function locateHighlights(
	marked: readonly WordsToHighlight[],
	{ find, textAt, repeatOf }: Looking,
): LocatedHighlight[] {
	const marks = new Map<string, LocatedHighlight>()
	for (const { id, label, path, quote } of marked) {
		const text = path === null ? '' : textAt(path)
		const whole = typeof text === 'string' ? text : ''
		for (const [index, place] of find({
			whole,
			repeat: repeatOf(path),
			quote,
		}).entries()) {
			const key = [place.page, place.x, place.y, place.width].map(Math.round).join('-')
			const known = marks.get(key)
			if (known === undefined)
				marks.set(key, { key, ids: [id], place, label, isFirst: index === 0 })
			else if (!known.ids.includes(id)) known.ids.push(id)
		}
	}
	return [...marks.values()].sort(
		(a, b) => a.place.page - b.place.page || a.place.y - b.place.y || a.place.x - b.place.x,
	)
}
