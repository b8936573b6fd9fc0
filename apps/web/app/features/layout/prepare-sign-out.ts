import { countOwnLocalCvs } from '#shared/local-cvs/own-local-cvs.ts'
import { listWaitingCvs } from '#shared/offline/cvs-with-pending-changes.ts'
import { hasPendingWork, sendPendingWork } from '#shared/session/pending-work.ts'
import { toast } from '#shared/ui/toast.ts'

/** Beyond this, in milliseconds, signing out continues on the page that shows the pending changes. */
const patienceMs = 3000
const soon = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

/**
 * Sends the changes that the screen has not sent yet; returns whether no changes of the person are left on this
 * device.
 */
export async function prepareSignOut(accountId: string): Promise<boolean> {
	await Promise.race([sendPendingWork(), soon()])
	const left = await Promise.race([countLeft(accountId), soon()])
	if (hasPendingWork() || left !== 0) return false
	// A toast may still name something that was on the screen.
	toast.remove()
	return true
}

// How much of the person waits on this device.
async function countLeft(accountId: string): Promise<number> {
	const [waiting, own] = await Promise.all([listWaitingCvs(accountId), countOwnLocalCvs(accountId)])
	return waiting.length + own
}
