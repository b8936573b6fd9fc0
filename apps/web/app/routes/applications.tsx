import { ApplicationsScreen } from '#features/applications/applications-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Applications',
		description: 'Your job applications: what you sent, what’s next and how it went.',
		noindex: true,
	})

export default function Applications() {
	return <ApplicationsScreen />
}
