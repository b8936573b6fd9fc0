import { faqStructuredData } from '#features/help/faq-structured-data.ts'
import { HelpScreen } from '#features/help/help-screen.tsx'
import { listAnswers } from '#shared/content/help-answers.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import type { Route } from './+types/help'

export const loader = async () => ({ groups: await listAnswers() })

export const meta = ({ loaderData }: Route.MetaArgs) =>
	pageMeta({
		title: 'Help: answers about Ella',
		description:
			'Search for answers: how Ella checks, scores, rewrites and designs your CV, what it stores, and what to do if something isn’t working.',
		canonical: '/help',
		crumbs: [{ title: 'Help', path: '/help' }],
		schema: faqStructuredData(loaderData?.groups ?? []),
	})

export default function Help({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage title="Help" lead="Answers to common questions about Ella.">
			<HelpScreen groups={loaderData.groups} />
		</SitePage>
	)
}
