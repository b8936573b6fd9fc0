import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({ title: 'My CVs', description: 'The CVs of your account.', noindex: true })

export default function Dashboard() {
	return <DashboardScreen />
}
