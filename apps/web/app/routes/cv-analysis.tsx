import type { CvDocument } from '@app/cv'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CvAnalysisScreen } from '#features/cv-analysis/cv-analysis-screen.tsx'
import { KeepReport } from '#features/keep-report/keep-report.tsx'
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
	const [keptId, setKeptId] = useState<string | null>(null)
	const keeping = {
		isKept: (sessionId: string) => sessionId === keptId,
		control: (sessionId: string) => (
			<Keep key={sessionId} sessionId={sessionId} onKept={() => setKeptId(sessionId)} />
		),
	}
	return <CvAnalysisScreen onOpenInEditor={openInEditor} keeping={keeping} />
}

function Keep({ sessionId, onKept }: { sessionId: string; onKept: () => void }) {
	const { loading, isAuthenticated } = useSession()
	const enterToClaim = useEnterToClaim()
	if (loading) return null
	return (
		<KeepReport
			sessionId={sessionId}
			isSignedIn={isAuthenticated}
			onEnter={(path) => enterToClaim(path, sessionId)}
			onKept={onKept}
		/>
	)
}
