import { waitingCvs } from '#shared/kept-cvs/waiting-cvs.ts'
import { listedCvsOf } from '#shared/local-cvs/listed-cvs-of-owner.ts'
import { hasOwnLocalCv } from '#shared/local-cvs/local-cv-owner.ts'
import { hasPendingWork, sendPendingWork } from '#shared/session/pending-work.ts'
import { toast } from '#shared/ui/toast.ts'

/** Beyond this, in milliseconds, signing out goes on where it shows what it waits for. */
const patienceMs = 3000
const soon = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

/** Sends what the screen has not sent yet; answers whether nothing of the person waits on this device. */
export async function prepareSignOut(accountId: string): Promise<boolean> {
	await Promise.race([sendPendingWork(), soon()])
	const waiting = await waitingCvs(accountId)
	const hasOwnCv = hasOwnLocalCv(accountId) || (await listedCvsOf(accountId)).length > 0
	if (hasPendingWork() || waiting.length > 0 || hasOwnCv) return false
	// A message may still name what was on the screen.
	toast.remove()
	return true
}
