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
			'Every API call Ella’s own pages make, with fields, responses and a way to try each one.',
		canonical: '/api',
		crumbs: [{ title: 'API', path: '/api' }],
	})

export default function Api({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage
			title="API reference"
			lead="The same calls these pages make. This page is generated from the schemas that validate them, so it’s always up to date."
		>
			<div className="-mt-4 mb-12 grid max-w-[41rem] gap-3 text-base">
				<p>
					Requests and responses are JSON. An error is always{' '}
					<code className="rounded bg-desk-2 px-1 text-sm">
						{'{ "detail": "…", "code": "…", "fields": { … } }'}
					</code>
					, whose <code className="text-sm">detail</code> is safe to show to people. Account calls
					need the header <code className="text-sm">Authorization: Bearer</code> with an access
					token from signing in, which lasts 15 minutes. Lists use cursor pagination. Changes to a
					CV send the revision they were based on in <code className="text-sm">If-Match</code>.
				</p>
				<p>
					<a href="/api/openapi.json" className="text-accent underline underline-offset-4">
						Download as OpenAPI 3.1
					</a>
				</p>
			</div>
			<ApiScreen groups={loaderData.groups} />
		</SitePage>
	)
}
