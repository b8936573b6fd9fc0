import type { CvDocument } from '@app/cv'
import { isAlreadyApplied, isStillThere, listEntryLines } from './accepted-lines.ts'
import { type Choices, type Improvement, pickAccepted } from './improvement-choices.ts'
import { lineId } from './lines-to-improve.ts'

/** Words that the person wrote for a line that the CV no longer has. */
export type OrphanedWording = { id: string; where: string; text: string }

type Carried = {
	choices: Choices
	leftOver: OrphanedWording[]
	/** Whether the CV has all that was accepted. */
	isAllSaved: boolean
}

/**
 * Carries the person's wordings over to the present CV. The wording of a line that was changed elsewhere waits beside
 * the line's new text; the wording of a line that is gone is left over.
 */
export function rebaseChoices(
	choices: Choices,
	improvements: readonly Improvement[],
	{ before, now }: { before: CvDocument; now: CvDocument },
): Carried {
	const carried: Carried = { choices, leftOver: [], isAllSaved: true }
	for (const improvement of improvements) {
		const { line } = improvement
		const { id, list, itemId, where } = line
		const [accepted] = pickAccepted([improvement])
		if (accepted === undefined || accepted.to.length === 0) continue
		if (isStillThere(now, accepted) || isAlreadyApplied(now, accepted)) continue
		carried.isAllSaved = false
		const text = accepted.to.join('\n')
		const reads = counterpart(listEntryLines(before, line), listEntryLines(now, line), line.before)
		if (reads === null || accepted.to.length > 1) carried.leftOver.push({ id, where, text })
		else {
			const choice = { edited: text, isForAnotherLine: true }
			const newId = lineId({ list, itemId, before: reads })
			carried.choices = { ...carried.choices, [newId]: choice }
		}
	}
	return carried
}

/**
 * Returns the line that replaced another: the one at the same index, if it is new and the number of lines is
 * unchanged; otherwise `null`.
 */
function counterpart(
	before: readonly string[],
	now: readonly string[],
	line: string,
): string | null {
	const reads = now[before.indexOf(line)]
	const isSure = now.length === before.length && reads !== undefined && !before.includes(reads)
	return isSure ? reads : null
}
