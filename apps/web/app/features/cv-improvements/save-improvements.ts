import { type Cv, getCv, updateCv } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import {
	type AcceptedLine,
	applyAcceptedLines,
	isStillThere,
	reverseAcceptedLines,
} from './accepted-lines.ts'
import { type Answer, withAnswers, withoutAnswers } from './answers.ts'

/** The changes to save: new words for lines, and answers. */
export type Improved = { accepted: readonly AcceptedLine[]; answers: readonly Answer[] }

/** The CV before and after a save. */
export type SavedImprovements = { before: Cv; after: Cv }

/** Returns the CV with the changes; a line that has changed since keeps its text. */
export function withImprovements<Document extends CvDocument>(
	document: Document,
	{ accepted, answers }: Improved,
): Document {
	return withAnswers(applyAcceptedLines(document, accepted), answers)
}

/** The CV with the old words again, and without the answers. Throws a sentence where the new words aren't there now. */
export function withoutImprovements<Document extends CvDocument>(
	document: Document,
	{ accepted, answers }: Improved,
): Document {
	const old = reverseAcceptedLines(accepted)
	if (!old.every((line) => isStillThere(document, line)))
		throw new Error(
			'Some of these lines have changed since, so nothing was undone. You can restore an earlier CV from version history.',
		)
	return withoutAnswers(applyAcceptedLines(document, old), answers)
}

/**
 * Saves accepted lines and answers to a CV of the account as one version; if the CV has changed, they are applied to
 * its present state.
 */
export function saveImprovements(cv: Cv, improved: Improved): Promise<SavedImprovements> {
	return change(cv, (document) => withImprovements(document, improved))
}

/** Undoes a save: restores the lines and removes the answers, and keeps any other change since. */
export function takeBack(
	{ after }: SavedImprovements,
	improved: Improved,
): Promise<SavedImprovements> {
	return change(after, (document) => withoutImprovements(document, improved))
}

async function change(
	cv: Cv,
	edit: (document: CvDocument) => CvDocument,
): Promise<SavedImprovements> {
	try {
		return await write(cv, edit(cv.document))
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== 'cv_changed_elsewhere') throw error
		const now = await call(getCv, { params: { cvId: cv.id } })
		return write(now, edit(now.document))
	}
}

async function write(before: Cv, document: CvDocument): Promise<SavedImprovements> {
	// Nothing of it fits any more, so there is nothing to save.
	if (document === before.document) return { before, after: before }
	const saved = await call(updateCv, {
		params: { cvId: before.id },
		headers: { 'if-match': `"${before.revision}"` },
		body: { document, reason: 'ai' },
	})
	return { before, after: { ...before, ...saved, document } }
}

/** How much would be saved, in words; empty where it is nothing. */
export function improvedInWords({ accepted, answers }: Improved): string {
	const isDeleted = ({ to }: AcceptedLine) => to.length === 0
	const counts = [
		count(accepted.flatMap(({ to }) => to).length, 'new line'),
		count(accepted.filter(isDeleted).length, 'deleted line'),
		count(answers.length, 'answer'),
	]
	return listed.format(counts.filter((words) => words !== ''))
}

const listed = new Intl.ListFormat('en-GB')

function count(number: number, noun: string): string {
	if (number === 0) return ''
	return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}
