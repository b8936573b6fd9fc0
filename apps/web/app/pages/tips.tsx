import { TipsScreen } from '#features/tips/tips-screen.tsx'
import { listTips } from '#shared/content/tips.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import type { Route } from './+types/tips'

export const loader = async () => ({ groups: await listTips() })

export const meta = () =>
	pageMeta({
		title: 'CV tips that can be checked',
		description:
			'Short advice for a British CV, from contact details to dates and bullets. Each tip names the checks of the analysis that it helps your CV to pass.',
		canonical: '/tips',
		crumbs: [{ title: 'Tips', path: '/tips' }],
	})

export default function Tips({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage
			title="Tips"
			lead="Short, and each tied to what Ella checks, so that you can see whether you followed it."
		>
			<TipsScreen groups={loaderData.groups} />
		</SitePage>
	)
}
