import { useLocation } from 'react-router'
import { CvParserScreen } from '#features/cv-analysis/screens/cv-parser-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Import a CV',
		description: 'Upload a CV, check the details beside its pages and save it to your CVs.',
		noindex: true,
	})

export default function CvParser() {
	const { pathname } = useLocation()
	return <CvParserScreen path={pathname} />
}
