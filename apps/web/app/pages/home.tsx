import '#features/landing/landing.css'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { softwareApplication } from '#shared/software-application.ts'
import facts from '../generated/landing-facts.json'

export const meta = () =>
	pageMeta({
		title: 'Ella: say what you did, clearly',
		description:
			'Ella reads your CV the way a recruiter’s software does, shows the exact words to mend, and sets it in beautiful type. Free to use, free to download.',
		keywords: ['CV builder', 'CV checker', 'ATS CV', 'CV templates', 'CV analysis'],
		canonical: '/',
		schema: softwareApplication,
	})

export default function Home() {
	return <LandingPage facts={facts} />
}
