import { type Cv, createCv, getCv, updateCv } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { type CvFormData, toDocument, toForm } from '#shared/cv-form-data.ts'
import { newFormData } from '#shared/cv-form-storage.ts'
import { addStatements } from './add-statements.ts'

export type AddedStatements = {
	statements: string[]
	/** The job that gets them; the word for a new one otherwise. */
	jobId: string
	current: boolean
	/** The id of a new job, the same each time these are sent: a lost answer must not make two jobs. */
	id: string
}

/** A CV of the account, before and after the statements came into it. */
export type ChangedCv = { before: CvFormData; after: CvFormData }

/** Adds statements to a CV of the account, which is a version of it. */
export async function addStatementsToAccountCv(
	cvId: string,
	added: AddedStatements,
): Promise<ChangedCv> {
	try {
		return await save(await call(getCv, { params: { cvId } }), added)
	} catch (error) {
		const isStale = error instanceof ApiError && error.code === 'cv_changed_elsewhere'
		if (!isStale) throw error
		// Another save came in between: the statements are added to the present CV.
		return save(await call(getCv, { params: { cvId } }), added)
	}
}

/** Begins a CV in the account with the statements under a job. */
export async function addStatementsToNewCv(
	cvId: string,
	added: AddedStatements,
): Promise<ChangedCv> {
	const before = newFormData()
	const after = addStatements(before, added.statements, added)
	const { design } = after
	await call(createCv, { body: { id: cvId, document: toDocument(after), design, reason: 'ai' } })
	return { before, after }
}

async function save(cv: Cv, added: AddedStatements): Promise<ChangedCv> {
	const before = toForm(cv)
	const after = addStatements(before, added.statements, added)
	await call(updateCv, {
		params: { cvId: cv.id },
		headers: { 'if-match': `"${cv.revision}"` },
		body: { document: toDocument(after), reason: 'ai' },
	})
	return { before, after }
}
