import type { Passage } from '../layout/join-lines.ts'
import { describesAction } from './describes-action.ts'

/** A name with a mark before it is shorter than this, in characters. */
const longestName = 90

/**
 * Takes the marks off the heads of a section whose entries begin with a marked name and continue in plain lines.
 * Other sections stay unchanged.
 */
export function stripEntryNameBullets(passages: readonly Passage[]): Passage[] {
	return areHeadsMarked(passages)
		? passages.map((passage) =>
				passage.isBullet ? { ...passage, isBullet: false, isMarkedHead: true } : passage,
			)
		: [...passages]
}

// Whether a bullet marks each entry's name: the first line of a section has one, and each further bullet has a plain
// line below it. In a list of points, their head would stand above them without a bullet.
function areHeadsMarked(passages: readonly Passage[]): boolean {
	const marked = passages.filter(({ isBullet }) => isBullet)
	const isFirst = passages[0]?.isBullet === true && marked.length >= 2
	return (
		isFirst &&
		marked.every(isName) &&
		passages.every((passage, at) => !passage.isBullet || passages[at + 1]?.isBullet === false)
	)
}

function isName({ span: { text } }: Passage): boolean {
	return text.length <= longestName && !/[.!;]$/.test(text) && !describesAction(text)
}
