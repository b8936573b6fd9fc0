import type { GuestResults } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CvAnalysisScreen } from '#features/cv-analysis/cv-analysis-screen.tsx'
import { analysisKey } from '#features/cv-analysis/session/analysis-key.ts'
import { KeepReport } from '#features/keep-report/keep-report.tsx'
import { KeptLine } from '#features/keep-report/kept-line.tsx'
import { track } from '#shared/analytics/track.ts'
import { changeStoredForm, putImportedCv } from '#shared/cv-form-storage.ts'
import { claimSession } from '#shared/guest/claim-session.ts'
import { useEnterToClaim } from '#shared/guest/use-enter-to-claim.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { doubtsOf } from '#shared/reading/doubts.ts'
import { keepDoubts, keepNewDoubts, localCv } from '#shared/reading/kept-doubts.ts'
import { readSetAside } from '#shared/report/kept-set-aside.ts'
import { useSession } from '#shared/session/use-session.ts'
import { toast } from '#shared/ui/toast.ts'

export function meta() {
	return pageMeta({
		title: 'CV analysis',
		description:
			'See your CV the way a recruiter’s software sees it: a score that you can check, remarks marked on your own page, and what to mend first. Free, and without an account.',
		canonical: '/cv-analysis',
	})
}

// Where a CV of the account is opened, and one that this browser keeps.
const places = {
	editor: { kept: '/cv-writer/edit', local: '/cv-writer/create' },
	improvements: { kept: '/cv-writer/improvements', local: '/cv-writer/improvements/local' },
} as const

export default function CvAnalysis() {
	const navigate = useNavigate()
	const { isAuthenticated } = useSession()
	const open = async (results: GuestResults, at: keyof typeof places) => {
		const { session_id: sessionId, document, source } = results
		const doubts = doubtsOf(document, source.confidence)
		const { kept, local } = places[at]
		void track({ name: 'cv_creation_started', method: 'upload' })
		const keptId = isAuthenticated ? await idInAccount(sessionId) : null
		if (keptId !== null) {
			keepNewDoubts(keptId, doubts)
			return navigate(`${kept}/${keptId}`)
		}
		try {
			putImportedCv(document)
			const dismissedChecks = readSetAside(sessionId)
			changeStoredForm((form) => ({ ...form, design: { ...form.design, dismissedChecks } }))
			keepDoubts(localCv, doubts)
		} catch {
			toast.error('This browser could not store the CV, so the editor cannot open it.')
			return
		}
		return navigate(local)
	}
	return (
		<CvAnalysisScreen
			onOpenInEditor={(results) => void open(results, 'editor')}
			onImprove={(results) => void open(results, 'improvements')}
			keep={(results) => <Keep key={results.session_id} {...results} />}
		/>
	)
}

/** The CV that the account has of this file; made now if it had none. `null` when it cannot be had. */
async function idInAccount(sessionId: string): Promise<string | null> {
	try {
		const { cv_id: cvId } = await claimSession(sessionId)
		return cvId
	} catch {
		// The words are in the report all the same, and go into the account as what this browser holds does.
		return null
	}
}

function Keep({ session_id: sessionId, is_kept: isKept = false }: GuestResults) {
	const { loading, isAuthenticated } = useSession()
	const queryClient = useQueryClient()
	const enterToClaim = useEnterToClaim()
	if (isKept) return <KeptLine />
	if (loading) return null
	const lookAgain = () => queryClient.invalidateQueries({ queryKey: analysisKey(sessionId) })
	return (
		<KeepReport
			sessionId={sessionId}
			isSignedIn={isAuthenticated}
			onEnter={(path) => enterToClaim(path, sessionId)}
			onKept={() => void lookAgain()}
		/>
	)
}
