/** A gap that the writer of a letter has to fill: where it begins, and its words with their brackets. */
export type Gap = { at: number; text: string }

const gap = /\[[^[\]\n]{1,200}\]/g

/** The gaps that are left in a letter: whatever stands in square brackets on one line. */
export function findGaps(letter: string): Gap[] {
	return [...letter.matchAll(gap)].map(({ 0: text, index }) => ({ at: index, text }))
}
