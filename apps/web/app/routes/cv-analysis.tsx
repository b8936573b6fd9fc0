import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { FixedResults } from '#features/cv-analysis/report/fixes/use-fixed-report.ts'
import { CvAnalysisScreen } from '#features/cv-analysis/screens/cv-analysis-screen.tsx'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { toast } from '#shared/ui/toast.ts'
import type { AnalysedCvPlace } from './open-analysed-cv.ts'

export function meta() {
	return pageMeta({
		title: 'CV analysis',
		description:
			'See your CV the way a recruiter’s software does: a score you can check, comments marked on your own page and what to fix first. Free, with no account.',
		canonical: '/cv-analysis',
		crumbs: [{ title: 'CV analysis', path: '/cv-analysis' }],
	})
}

const loadOpening = () => import('./open-analysed-cv.ts')

// The actions for a report are loaded with it; if they cannot be loaded, the report is still complete.
const KeepAnalysis = lazyPart(async () => {
	void loadOpening().catch(() => undefined)
	return (await import('./keep-analysis.tsx')).KeepAnalysis
}, ShowNothing)

export default function CvAnalysis() {
	const navigate = useNavigate()
	const { isAuthenticated } = useSession()
	const open = async (results: FixedResults, at: AnalysedCvPlace) => {
		const opening = await loadOpening().catch(() => null)
		if (opening === null) {
			toast.error('We couldn’t load the editor. Reload the page, then try again.')
			return
		}
		await opening.openAnalysedCv(results, { at, isAuthenticated, navigate })
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
