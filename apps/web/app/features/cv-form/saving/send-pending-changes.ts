import { getCv } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { listWaitingCvs } from '#shared/offline/cvs-with-pending-changes.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import type { Session } from '#shared/session/session-machine.ts'
import { createCvFormStore } from '../form-state/cv-form-store.ts'
import { openAccountCv } from './open-account-cv.ts'
import { waitUntilSaved } from './wait-until-saved.ts'

/** A CV can have been left by several tabs, whose changes are sent one after the other. */
const mostRounds = 10

/**
 * Sends what tabs that are gone have left of one CV, as its editor would, without showing it. What the person has to
 * choose, and what the server does not take, stays where it is.
 */
export async function sendPendingChanges(
	cvId: string,
	{ ownerId, session }: { ownerId: string; session: Session },
): Promise<'sent' | 'still-waits' | 'cv-is-gone'> {
	for (let round = 0; round < mostRounds; round += 1) {
		const waits = (await listWaitingCvs(ownerId)).some((cv) => cv.cvId === cvId && !cv.isOpen)
		if (!waits) return 'sent'
		try {
			const cv = knownCv(await call(getCv, { params: { cvId } }))
			const store = createCvFormStore()
			const saver = await openAccountCv({ store, cv, ownerId, session })
			await waitUntilSaved(saver)
			await saver.stop()
			if (saver.getStatus().kind !== 'saved') return 'still-waits'
		} catch (error) {
			const isGone = error instanceof ApiError && error.status === 404
			return isGone ? 'cv-is-gone' : 'still-waits'
		}
	}
	return 'still-waits'
}
