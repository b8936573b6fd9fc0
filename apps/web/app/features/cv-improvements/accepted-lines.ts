import { type CvDocument, carryMarks, plainWords, updateItem } from '@app/cv'
import type { LineToImprove } from './lines-to-improve.ts'

/** A line and the words that take its place. */
export type AcceptedLine = Pick<LineToImprove, 'list' | 'itemId' | 'before'> & { text: string }

/** The CV with the accepted words; a line that is no longer there as it was is left alone. */
export function applyAcceptedLines<Cv extends CvDocument>(
	cv: Cv,
	accepted: readonly AcceptedLine[],
): Cv {
	return groupByItem(accepted).reduce((changed, { list, itemId, texts }) => {
		const item = changed[list].find(({ id }) => id === itemId)
		if (!item?.achievements.some((line) => texts.has(plainWords(line)))) return changed
		// All at once: the new words of one line may be the old words of another.
		const achievements = item.achievements.map((line) => {
			const text = texts.get(plainWords(line))
			return text === undefined ? line : carryMarks(line, text)
		})
		return updateItem(changed, list, { id: itemId, changes: { achievements } })
	}, cv)
}

/** What puts the words of accepted lines back. */
export function reverseAcceptedLines(accepted: readonly AcceptedLine[]): AcceptedLine[] {
	return accepted.map((line) => ({ ...line, before: line.text, text: line.before }))
}

/** Whether the CV has the line as it was when it was accepted. */
export function isStillThere(cv: CvDocument, { list, itemId, before }: AcceptedLine): boolean {
	return listEntryLines(cv, { list, itemId }).includes(before)
}

/** Whether the CV has the new words already, such as after a save whose answer was lost. */
export function isAlreadyApplied(cv: CvDocument, line: AcceptedLine): boolean {
	return !isStillThere(cv, line) && listEntryLines(cv, line).includes(line.text)
}

/** The lines of one item of the CV, in plain words; none where it has no such item. */
export function listEntryLines(
	cv: CvDocument,
	{ list, itemId }: Pick<AcceptedLine, 'list' | 'itemId'>,
): readonly string[] {
	return cv[list].find(({ id }) => id === itemId)?.achievements.map(plainWords) ?? []
}

type ItemTexts = Pick<AcceptedLine, 'list' | 'itemId'> & { texts: Map<string, string> }

function groupByItem(accepted: readonly AcceptedLine[]): ItemTexts[] {
	const items = new Map<string, ItemTexts>()
	for (const { list, itemId, before, text } of accepted) {
		const item = items.get(`${list} ${itemId}`) ?? { list, itemId, texts: new Map() }
		item.texts.set(before, text)
		items.set(`${list} ${itemId}`, item)
	}
	return [...items.values()]
}
