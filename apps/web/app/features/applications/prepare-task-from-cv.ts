import { getCv } from '@app/contract'
import { call } from '#shared/api/call.ts'
import { buildTaskFromCv } from '#shared/model/build-task-from-cv.ts'
import type { TaskBody } from '#shared/model/run-task.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { newestCvId } from './account-cv-calls.ts'

/** A task about an application, with the facts of a CV of the account: the given one, else the last changed. */
export async function prepareTaskFromCv(
	cvId: string | null,
	task: Pick<TaskBody, 'task' | 'context'>,
): Promise<TaskBody> {
	const id = cvId ?? (await newestCvId())
	if (id === null) throw new Error('There’s no CV in your account yet. Write or import one first.')
	return buildTaskFromCv(knownCv(await call(getCv, { params: { cvId: id } })), task)
}
