import { TipsScreen } from '#features/tips/tips-screen.tsx'
import { listTips } from '#shared/content/tips.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import type { Route } from './+types/tips'

export const loader = async () => ({ groups: await listTips() })

export const meta = () =>
	pageMeta({
		title: 'CV tips you can check',
		description:
			'Short advice for a British CV, from contact details to dates and bullets. Each tip names the checks it helps your CV pass.',
		canonical: '/tips',
		crumbs: [{ title: 'Tips', path: '/tips' }],
	})

export default function Tips({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage
			title="Tips"
			lead="Short tips, each linked to one of Ella’s checks, so you can see if you’ve followed it."
		>
			<TipsScreen groups={loaderData.groups} />
		</SitePage>
	)
}
