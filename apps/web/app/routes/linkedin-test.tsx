import { LinkedInTestScreen } from '#features/cv-analysis/screens/linkedin-test-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Try LinkedIn data',
		description: 'See what importing your LinkedIn data would give you. Nothing is saved.',
		noindex: true,
	})

export default function LinkedInTest() {
	return <LinkedInTestScreen />
}
