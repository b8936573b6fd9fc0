import type { Box } from '@app/cv'

/** A printed word, with its place on the page in points. */
export type PageWord = Box & { text: string }

// Letters reach about this far above and below their line, in shares of the type's size.
const above = 0.78
const below = 0.24

/** The words of a typeset page in the order of the drawing, read from what its runs say of themselves. */
export function wordsOfPage(page: Element, number: number): PageWord[] {
	const runs = [...page.querySelectorAll('path[data-text]')]
	return runs.flatMap((run) => wordsOfRun(run, number))
}

/** The words of one run, which stand on one line of the page. */
export function wordsOfRun(run: Element, number: number): PageWord[] {
	const [, x = '0', y = '0'] =
		/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(run.getAttribute('transform') ?? '') ?? []
	const stops = (run.getAttribute('data-stops') ?? '').split(' ').map(Number)
	const size = Number(run.getAttribute('data-size'))
	const text = run.getAttribute('data-text') ?? ''
	const words = stops.length === 2 ? [text] : text.split(' ')
	return words.map((word, index) => {
		const [start = 0, end = 0] = stops.slice(index * 2)
		return {
			text: word,
			page: number,
			x: Number(x) + start,
			y: Number(y) - above * size,
			width: end - start,
			height: (above + below) * size,
		}
	})
}
