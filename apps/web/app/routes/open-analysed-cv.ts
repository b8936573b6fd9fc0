import { countToFix } from '@app/checks'
import { type GuestResults, getCv, updateCv } from '@app/contract'
import type { NavigateFunction } from 'react-router'
import { applySteps } from '#features/cv-analysis/report/fixes/fix-steps.ts'
import type { FixedResults } from '#features/cv-analysis/report/fixes/use-fixed-report.ts'
import { track } from '#shared/analytics/track.ts'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { changeStoredForm } from '#shared/cv-form-storage.ts'
import { claimSession } from '#shared/guest-session/claim-session.ts'
import { findLowConfidence } from '#shared/import-confidence/low-confidence-fields.ts'
import {
	localCv,
	storeLowConfidence,
	storeNewLowConfidence,
} from '#shared/import-confidence/stored-low-confidence.ts'
import { putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
import { explainLocalCvRefusal } from '#shared/local-cvs/explain-local-cv-refusal.ts'
import { requireRoomForCv } from '#shared/local-cvs/local-cvs.ts'
import { readDismissed } from '#shared/report/stored-dismissed-checks.ts'
import { toast } from '#shared/ui/toast.ts'
import { firstFindingSearch } from './use-focus-first-finding.ts'

// Where a CV of the account is opened, and one that this browser keeps.
const places = {
	editor: { kept: '/cv-writer/edit', local: '/cv-writer/create' },
	improvements: { kept: '/cv-writer/improvements', local: '/cv-writer/improvements/local' },
} as const

/** Where an analysed CV can be opened. */
export type AnalysedCvPlace = keyof typeof places

type Opening = { at: AnalysedCvPlace; isAuthenticated: boolean; navigate: NavigateFunction }

/** Opens the CV of an analysis, from the account of the person who is signed in, else from this browser. */
export async function openAnalysedCv(
	results: FixedResults,
	{ at, isAuthenticated, navigate }: Opening,
): Promise<void> {
	const { session_id: sessionId, document, source } = results
	const doubts = findLowConfidence(document, source.confidence)
	const { kept, local } = places[at]
	const search = at === 'editor' ? toFirstFix(results) : ''
	void track({ name: 'cv_creation_started', method: 'upload' })
	const keptId = isAuthenticated ? await idInAccount(sessionId) : null
	if (keptId !== null) {
		storeNewLowConfidence(keptId, doubts)
		if (!(await keepFixes(keptId, results.fixes)))
			toast.error('We couldn’t save your fixes in this CV. They’re still in your report.')
		return navigate(`${kept}/${keptId}${search}`)
	}
	try {
		await requireRoomForCv()
		putImportedCv(document)
		const dismissedChecks = readDismissed(sessionId)
		changeStoredForm((form) => ({ ...form, design: { ...form.design, dismissedChecks } }))
		storeLowConfidence(localCv, doubts)
	} catch (error) {
		toast.error(explainLocalCvRefusal(error))
		return
	}
	return navigate(`${local}${search}`)
}

// A CV without anything to fix opens in the form.
function toFirstFix({ report }: GuestResults): string {
	return countToFix(report.findings) === 0 ? '' : firstFindingSearch
}

/** Applies the fixes made in the report to the CV in the account, once. Returns whether they are there. */
async function keepFixes(cvId: string, fixes: FixedResults['fixes']): Promise<boolean> {
	if (fixes.length === 0) return true
	try {
		await putFixes(cvId, fixes).catch((error) => {
			const isStale = error instanceof ApiError && error.code === 'cv_changed_elsewhere'
			if (!isStale) throw error
			// The CV was saved in between: apply the fixes to the newest version.
			return putFixes(cvId, fixes)
		})
		return true
	} catch {
		return false
	}
}

async function putFixes(cvId: string, fixes: FixedResults['fixes']): Promise<void> {
	const { document, revision } = await call(getCv, { params: { cvId } })
	const { cv: fixed } = applySteps(document, fixes)
	if (fixed === document) return
	await call(updateCv, {
		params: { cvId },
		headers: { 'if-match': `"${revision}"` },
		body: { document: fixed },
	})
}

/** The CV that the account has of this file; made now if it had none. `null` when it cannot be had. */
async function idInAccount(sessionId: string): Promise<string | null> {
	try {
		const { cv_id: cvId } = await claimSession(sessionId)
		return cvId
	} catch {
		// The words are still in the report, and go into the account later like every CV in this browser.
		return null
	}
}
