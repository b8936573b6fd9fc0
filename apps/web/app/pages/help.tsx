import { faqPage } from '#features/help/faq-page.ts'
import { HelpScreen } from '#features/help/help-screen.tsx'
import { listAnswers } from '#shared/content/answers.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import type { Route } from './+types/help'

export const loader = async () => ({ groups: await listAnswers() })

export const meta = ({ loaderData }: Route.MetaArgs) =>
	pageMeta({
		title: 'Help: answers about Ella',
		description:
			'How Ella reads, scores, rewrites and typesets a CV, what it keeps and for how long, and what to do when something does not work. Searchable.',
		canonical: '/help',
		crumbs: [{ title: 'Help', path: '/help' }],
		schema: faqPage(loaderData?.groups ?? []),
	})

export default function Help({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage title="Help" lead="How Ella really behaves, question by question.">
			<HelpScreen groups={loaderData.groups} />
		</SitePage>
	)
}
