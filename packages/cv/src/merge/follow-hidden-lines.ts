import type { CvDocument } from '../cv-document.ts'
import { type HiddenPart, listItemLines } from '../hidden-content.ts'
import { matchLines } from '../match-lines.ts'

/** A merged CV in which a line that one side hid is hidden still where the other side gave it new words. */
export function followHiddenLines(merged: CvDocument, sides: readonly CvDocument[]): CvDocument {
	if (merged.hidden.every(({ line }) => line === '')) return merged
	return { ...merged, hidden: merged.hidden.map((part) => follow(part, merged, sides)) }
}

function follow(part: HiddenPart, merged: CvDocument, sides: readonly CvDocument[]): HiddenPart {
	const lines = listItemLines(merged, part.item)
	if (part.line === '' || lines.includes(part.line)) return part
	const found = sides.flatMap((side) => {
		const before = listItemLines(side, part.item)
		const origin = before.indexOf(part.line)
		const index = origin === -1 ? -1 : matchLines(before, lines).indexOf(origin)
		return lines[index] ?? []
	})
	return { ...part, line: found[0] ?? part.line }
}
