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

/**
 * Opens a CV of the account in the form, with the changes that an earlier visit could not send, and returns its
 * autosave.
 */
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
 * Tells the other tabs about a save and stores a copy for opening offline, unless the owner signed out of this device
 * before the response arrived.
 */
function tellAndRemember(saved: SavedInTab, { isHere }: { isHere: () => boolean }): void {
	browserCvTabs.tell(saved)
	if (isHere()) void storeCopy(saved)
}

function hasLeft(session: Session): boolean {
	const state = session.getState()
	return state.status === 'signed-out' && state.because === 'left'
}
