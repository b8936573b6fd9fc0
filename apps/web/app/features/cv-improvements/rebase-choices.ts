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
 * Takes what was written for lines along to the CV as it is now. Words for a line that was changed elsewhere wait
 * beside what it reads now; words for a line that is gone are left over.
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

/** What took a line's place: the one new line in the same place among as many lines; `null` where none is sure. */
function counterpart(
	before: readonly string[],
	now: readonly string[],
	line: string,
): string | null {
	const reads = now[before.indexOf(line)]
	const isSure = now.length === before.length && reads !== undefined && !before.includes(reads)
	return isSure ? reads : null
}
