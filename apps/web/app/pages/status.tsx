import { StatusScreen } from '#features/status/status-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Status',
		description:
			'Whether accounts, analyses, uploads and downloads work at this moment, and how they worked on each of the last ninety days, from real probes.',
		canonical: '/status',
		crumbs: [{ title: 'Status', path: '/status' }],
	})

export default function Status() {
	return (
		<SitePage
			title="Status"
			lead="Whether Ella works now, and how it did on each of the last ninety days."
		>
			<StatusScreen />
		</SitePage>
	)
}
