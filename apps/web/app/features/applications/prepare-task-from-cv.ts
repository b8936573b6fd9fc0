import { getCv } from '@app/contract'
import { redactSections } from '@app/cv'
import { call } from '#shared/api/call.ts'
import { listCvFacts } from '#shared/model/cv-facts.ts'
import type { TaskBody } from '#shared/model/run-task.ts'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { newestCvId } from './account-cv-calls.ts'

/** A task about an application, with the facts of a CV of the account: the given one, else the last changed. */
export async function prepareTaskFromCv(
	cvId: string | null,
	task: Pick<TaskBody, 'task' | 'context'>,
): Promise<TaskBody> {
	const id = cvId ?? (await newestCvId())
	if (id === null) throw new Error('There’s no CV in your account yet. Write or import one first.')
	const { document, design } = knownCv(await call(getCv, { params: { cvId: id } }))
	// What its owner does not show to employers is not told to a model either.
	const cv = redactSections(document, design.hiddenSections)
	const facts = listCvFacts(cv)
	if (facts.length === 0) throw new Error('Your CV is empty. Add a job or course first.')
	return { ...task, facts, hide: wordsToRedact(document) }
}
