import type { Cv } from '@app/contract'
import { browserLater } from '#shared/autosave/autosave.ts'
import { newId } from '#shared/new-id.ts'
import { storeCopy } from '#shared/offline/cv-copies.ts'
import { browserCvTabs, type CvTabs, type SavedInTab } from '#shared/offline/cv-tabs.ts'
import { PendingChanges } from '#shared/offline/pending-changes.ts'
import type { Session } from '#shared/session/session-machine.ts'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import { AccountAutosave } from './account-autosave.ts'
import { accountServer } from './cv-server.ts'

type OpenKeptCv = { store: CvFormStore; cv: Cv; ownerId: string; session: Session }

/** Puts a CV of the account into the form, with what an earlier visit could not send, and keeps it saved. */
export async function openAccountCv({
	store,
	cv,
	ownerId,
	session,
}: OpenKeptCv): Promise<AccountAutosave> {
	const writer = newId()
	const unsent = new PendingChanges({
		ownerId,
		cvId: cv.id,
		holder: writer,
		isLive: browserCvTabs.isLive,
		mayKeep: () => !hasLeft(session),
	})
	const owner = { id: ownerId, isHere: () => session.getState().user?.id === ownerId }
	const tabs: CvTabs = { ...browserCvTabs, tell: (saved) => tellAndRemember(saved, owner) }
	const parts = { tabs, unsent, owner, writer, server: accountServer, later: browserLater }
	const saver = new AccountAutosave({ store, cv, ...parts })
	await saver.restore()
	return saver
}

/**
 * What the server has taken is also what opens without a connection next time, unless its owner left this device while
 * the answer was on its way.
 */
function tellAndRemember(saved: SavedInTab, { isHere }: { isHere: () => boolean }): void {
	browserCvTabs.tell(saved)
	if (isHere()) void storeCopy(saved)
}

function hasLeft(session: Session): boolean {
	const state = session.getState()
	return state.status === 'signed-out' && state.because === 'left'
}
