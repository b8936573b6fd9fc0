import type { GuestResults } from '@app/contract'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { CvAnalysisScreen } from '#features/cv-analysis/cv-analysis-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import type { AnalysedCvPlace } from './open-analysed-cv.ts'

export function meta() {
	return pageMeta({
		title: 'CV analysis',
		description:
			'See your CV the way a recruiter’s software sees it: a score that you can check, remarks marked on your own page, and what to mend first. Free, and without an account.',
		canonical: '/cv-analysis',
	})
}

// What is done with a report comes with the report.
const KeepAnalysis = lazy(async () => ({
	default: (await import('./keep-analysis.tsx')).KeepAnalysis,
}))

export default function CvAnalysis() {
	const navigate = useNavigate()
	const { isAuthenticated } = useSession()
	const open = async (results: GuestResults, at: AnalysedCvPlace) => {
		const { openAnalysedCv } = await import('./open-analysed-cv.ts')
		await openAnalysedCv(results, { at, isAuthenticated, navigate })
	}
	return (
		<CvAnalysisScreen
			onOpenInEditor={(results) => void open(results, 'editor')}
			onImprove={(results) => void open(results, 'improvements')}
			keep={(results) => (
				<Suspense fallback={null}>
					<KeepAnalysis key={results.session_id} {...results} />
				</Suspense>
			)}
		/>
	)
}
