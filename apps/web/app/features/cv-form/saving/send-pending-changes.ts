import { getCv } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { listWaitingCvs } from '#shared/offline/cvs-with-pending-changes.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import type { Session } from '#shared/session/session-machine.ts'
import { createCvFormStore } from '../form-state/cv-form-store.ts'
import { openAccountCv } from './open-account-cv.ts'
import { waitUntilSaved } from './wait-until-saved.ts'

/** Several closed tabs can have left changes to one CV, and each round sends those of one tab. */
const mostRounds = 10

/**
 * Sends the changes to one CV that closed tabs have left, as its editor would, without showing the CV. Changes in a
 * conflict, or refused by the server, stay on this device.
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
