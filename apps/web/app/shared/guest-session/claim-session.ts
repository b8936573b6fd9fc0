import { claimGuestSession, getCv, updateCv } from '@app/contract'
import { call } from '#shared/api/call.ts'
import { readDismissed } from '#shared/report/stored-dismissed-checks.ts'

/**
 * Moves a guest's analysis and its CV into the signed-in account. Checks that the person dismissed in the report as
 * not for their field stay dismissed in the CV.
 */
export async function claimSession(sessionId: string) {
	const claimed = await call(claimGuestSession, { body: { session_id: sessionId } })
	if (claimed.cv_id !== null) await carrySetAside(claimed.cv_id, readDismissed(sessionId))
	return claimed
}

// The CV has arrived by now; a remark that comes back is set aside again with one press.
async function carrySetAside(cvId: string, checkIds: readonly string[]): Promise<void> {
	if (checkIds.length === 0) return
	try {
		const { design, revision } = await call(getCv, { params: { cvId } })
		const all = [...new Set([...design.dismissedChecks, ...checkIds])]
		if (all.length === design.dismissedChecks.length) return
		await call(updateCv, {
			params: { cvId },
			headers: { 'if-match': `"${revision}"` },
			body: { design: { ...design, dismissedChecks: all } },
		})
	} catch {
		// The claim itself is done and must not look as if it had failed.
	}
}
