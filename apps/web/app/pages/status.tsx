import { StatusScreen } from '#features/status/status-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Status',
		description:
			'Check whether accounts, analysis, uploads and downloads are working now, and how they’ve worked over the last 90 days.',
		canonical: '/status',
		crumbs: [{ title: 'Status', path: '/status' }],
	})

export default function Status() {
	return (
		<SitePage
			title="Status"
			lead="Check whether Ella is working now, and how reliable it’s been over the last 90 days."
		>
			<StatusScreen />
		</SitePage>
	)
}
