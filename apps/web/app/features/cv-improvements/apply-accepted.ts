import { type CvDocument, updateItem } from '@app/cv'
import type { LineToImprove } from './lines-to-improve.ts'

/** A line and the words that take its place. */
export type AcceptedLine = Pick<LineToImprove, 'list' | 'itemId' | 'before'> & { text: string }

/** The CV with the accepted words; a line that is no longer there as it was is left alone. */
export function applyAccepted<Cv extends CvDocument>(
	cv: Cv,
	accepted: readonly AcceptedLine[],
): Cv {
	return accepted.reduce((changed, { list, itemId, before, text }) => {
		const item = changed[list].find(({ id }) => id === itemId)
		if (!item?.achievements.includes(before)) return changed
		const achievements = item.achievements.map((line) => (line === before ? text : line))
		return updateItem(changed, list, { id: itemId, changes: { achievements } })
	}, cv)
}
