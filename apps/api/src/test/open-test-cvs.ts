import { type CvDocument, defaultDesign, emptyCv, setField } from '@app/cv'
import { cvStore } from '../modules/cvs/cvs.store.ts'
import { insertAccount } from './insert-account.ts'
import { openTestDatabase } from './open-test-database.ts'
import type { CleanUp } from './temporary-folder.ts'

export const minuteMs = 60_000
export const dayMs = 86_400_000
export const autosave = { reason: 'autosave', label: '' } as const

export type TestCvs = Awaited<ReturnType<typeof openTestCvs>>

/** A CV that says one thing. */
export const written = (summary: string): CvDocument =>
	setField(emptyCv(), 'professionalSummary', summary)

/** Opens the store of CVs on a new database, with an owner and a clock that stands still. */
export async function openTestCvs(cleanUp: CleanUp) {
	const { orm } = await openTestDatabase(cleanUp)
	const clock = { at: 0 }
	const owner = { id: '' }
	const cvs = cvStore({ orm, now: () => clock.at })
	return {
		orm,
		cvs,
		clock,
		/** Returns the key of this owner's CV, with which every query begins. */
		key: (cvId: string) => ({ ownerId: owner.id, cvId }),
		ownerId: () => owner.id,
		/** Another owner, at noon of the same day. */
		async startAnew(): Promise<void> {
			owner.id = await insertAccount(orm)
			clock.at = Date.UTC(2026, 5, 1, 12)
		},
		newCv: (summary = 'First') =>
			cvs.create(owner.id, {
				title: 'My CV',
				document: written(summary),
				design: defaultDesign(),
			}),
		save: (cvId: string, revision: number, summary: string) =>
			cvs.save({ ownerId: owner.id, cvId, revision }, { document: written(summary) }, autosave),
		async versionsOf(cvId: string) {
			const page = await cvs.versions({ ownerId: owner.id, cvId }, { limit: 100 })
			return page?.versions ?? []
		},
	}
}
