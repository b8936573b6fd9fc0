import '#features/landing/landing.css'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { softwareApplication } from '#shared/software-application.ts'
import facts from '../generated/landing-facts.json'

export const meta = () =>
	pageMeta({
		title: 'Ella: say what you did, clearly',
		description:
			'See your CV the way a recruiter’s software does, fix the exact words that hold it back and choose a professional design. Free to use, free to download.',
		keywords: ['CV builder', 'CV checker', 'ATS CV', 'CV templates', 'CV analysis'],
		canonical: '/',
		schema: softwareApplication,
	})

export default function Home() {
	return <LandingPage facts={facts} />
}
