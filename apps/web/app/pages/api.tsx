import { ApiScreen } from '#features/api-reference/api-screen.tsx'
import { describeCalls } from '#shared/api-reference/describe-calls.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import type { Route } from './+types/api'

export const loader = () => ({ groups: describeCalls() })

export const meta = () =>
	pageMeta({
		title: 'API reference',
		description:
			'Every call that Ella’s own pages make, described from the schemas that check them, with fields, answers and a way to try each call from the page.',
		canonical: '/api',
		crumbs: [{ title: 'API', path: '/api' }],
	})

export default function Api({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage
			title="API reference"
			lead="The same calls that these pages make. What stands here is made from the schemas that check them, so it cannot fall behind."
		>
			<div className="-mt-4 mb-12 grid max-w-[41rem] gap-3 text-base">
				<p>
					Bodies and answers are JSON. An error is always{' '}
					<code className="rounded bg-desk-2 px-1 text-sm">
						{'{ "detail": "…", "code": "…", "fields": { … } }'}
					</code>
					, whose <code className="text-sm">detail</code> can be shown to a person. What belongs to
					an account needs the header <code className="text-sm">Authorization: Bearer</code> with
					the access token of a sign-in; it lives for 15 minutes. Lists are paged by a cursor.
					Changes to a CV name the revision they were made from in{' '}
					<code className="text-sm">If-Match</code>.
				</p>
				<p>
					<a href="/api/openapi.json" className="text-accent underline underline-offset-4">
						The whole as OpenAPI 3.1
					</a>
				</p>
			</div>
			<ApiScreen groups={loaderData.groups} />
		</SitePage>
	)
}
