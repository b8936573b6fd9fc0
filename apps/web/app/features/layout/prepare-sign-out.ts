import { countOwnLocalCvs } from '#shared/local-cvs/own-local-cvs.ts'
import { listWaitingCvs } from '#shared/offline/cvs-with-pending-changes.ts'
import { hasPendingWork, sendPendingWork } from '#shared/session/pending-work.ts'
import { toast } from '#shared/ui/toast.ts'

/** Beyond this, in milliseconds, signing out goes on where it shows what it waits for. */
const patienceMs = 3000
const soon = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

/** Sends what the screen has not sent yet; answers whether nothing of the person waits on this device. */
export async function prepareSignOut(accountId: string): Promise<boolean> {
	await Promise.race([sendPendingWork(), soon()])
	const left = await Promise.race([countLeft(accountId), soon()])
	if (hasPendingWork() || left !== 0) return false
	// A message may still name what was on the screen.
	toast.remove()
	return true
}

// How much of the person waits on this device.
async function countLeft(accountId: string): Promise<number> {
	const [waiting, own] = await Promise.all([listWaitingCvs(accountId), countOwnLocalCvs(accountId)])
	return waiting.length + own
}
