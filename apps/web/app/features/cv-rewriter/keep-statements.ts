import { type Cv, createCv, getCv, updateCv } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { documentOf, emptyFormData } from '#shared/cv-form-data.ts'
import { newFormData } from '#shared/cv-form-storage.ts'
import { newId } from '#shared/new-id.ts'
import { addToCv } from './add-to-cv.ts'

export type AddedStatements = {
	statements: string[]
	/** The job that gets them; the word for a new one otherwise. */
	jobId: string
	current: boolean
}

/** Adds statements to a CV of the account, which is a version of it; answers its id. */
export async function addToKeptCv(cvId: string, added: AddedStatements): Promise<string> {
	const id = newId()
	try {
		await save(await call(getCv, { params: { cvId } }), { ...added, id })
	} catch (error) {
		const isStale = error instanceof ApiError && error.code === 'cv_changed_elsewhere'
		if (!isStale) throw error
		// Somebody saved in between: the statements go to what it is now.
		await save(await call(getCv, { params: { cvId } }), { ...added, id })
	}
	return cvId
}

/** Begins a CV in the account with the statements under a job; answers its id. */
export async function addToNewCv(cvId: string, added: AddedStatements): Promise<string> {
	const form = newFormData()
	const document = documentOf(addToCv(form, added.statements, { ...added, id: newId() }))
	const { id } = await call(createCv, {
		body: { id: cvId, document, design: form.design, reason: 'ai' },
	})
	return id
}

function save({ id: cvId, revision, document }: Cv, added: AddedStatements & { id: string }) {
	const form = addToCv({ ...emptyFormData(), ...document }, added.statements, added)
	return call(updateCv, {
		params: { cvId },
		headers: { 'if-match': `"${revision}"` },
		body: { document: documentOf(form), reason: 'ai' },
	})
}
