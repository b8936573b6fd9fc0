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

/** What puts the words of accepted lines back. */
export function reversed(accepted: readonly AcceptedLine[]): AcceptedLine[] {
	return accepted.map((line) => ({ ...line, before: line.text, text: line.before }))
}

/** Refuses, with a sentence for the person, to save lines of which some are no longer as they were seen. */
export function refuseUnlessThere(cv: CvDocument, accepted: readonly AcceptedLine[]): void {
	const isThere = ({ list, itemId, before }: AcceptedLine) =>
		cv[list].some(({ id, achievements }) => id === itemId && achievements.includes(before))
	if (accepted.every(isThere)) return
	throw new Error(
		'Some of these lines were changed elsewhere meanwhile, so nothing was saved. Reload the page to see the CV as it is now.',
	)
}
