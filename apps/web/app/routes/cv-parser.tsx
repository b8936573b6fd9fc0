import { useLocation } from 'react-router'
import { CvParserScreen } from '#features/cv-analysis/screens/cv-parser-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Bring in a CV',
		description: 'Upload a CV, check what was read beside its pages, and keep it among your CVs.',
		noindex: true,
	})

export default function CvParser() {
	const { pathname } = useLocation()
	return <CvParserScreen path={pathname} />
}
