import type { CvDocument } from '@app/cv'
import { useNavigate } from 'react-router'
import { CvAnalysisScreen } from '#features/cv-analysis/cv-analysis-screen.tsx'
import { putImportedCv } from '#shared/cv-form-storage.ts'
import { pageMeta } from '#shared/page-meta.ts'
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
	return <CvAnalysisScreen onOpenInEditor={openInEditor} />
}
