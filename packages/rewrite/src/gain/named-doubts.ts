/** Letters by themselves are units and marks, and short words jargon. */
const fewestLetters = 5
/** One doubtful word drops no offer: its remark names it. */
const mostDoubts = 1

/** Whether a remark names a doubtful word. */
export function isNamed(word: string): boolean {
	return word.length >= fewestLetters
}

/** Whether a remark names each doubtful word of a line; with more of them the line is its writer's to correct. */
export function areNamed(doubts: readonly string[]): boolean {
	return doubts.length <= mostDoubts && doubts.every(isNamed)
}
