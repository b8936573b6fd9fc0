import type { GuestResults } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CvAnalysisScreen } from '#features/cv-analysis/cv-analysis-screen.tsx'
import { analysisKey } from '#features/cv-analysis/session/analysis-key.ts'
import { KeepReport } from '#features/keep-report/keep-report.tsx'
import { KeptLine } from '#features/keep-report/kept-line.tsx'
import { putImportedCv } from '#shared/cv-form-storage.ts'
import { useEnterToClaim } from '#shared/guest/use-enter-to-claim.ts'
import { pageMeta } from '#shared/page-meta.ts'
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

export default function CvAnalysis() {
	const navigate = useNavigate()
	const openInEditor = (document: CvDocument) => {
		try {
			putImportedCv(document)
		} catch {
			toast.error('This browser could not store the CV, so the editor cannot open it.')
			return
		}
		void navigate('/cv-writer/create')
	}
	return (
		<CvAnalysisScreen
			onOpenInEditor={openInEditor}
			keep={(results) => <Keep key={results.session_id} {...results} />}
		/>
	)
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
