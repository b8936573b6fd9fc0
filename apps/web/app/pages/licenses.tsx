import { LicenceList } from '#features/licences/licence-list.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import packages from '../generated/licences.json'
import type { Route } from './+types/licenses'

export const loader = () => ({ packages })

export const meta = () =>
	pageMeta({
		title: 'Licences',
		description: 'The open-source packages and fonts Ella uses, each with its version and licence.',
		canonical: '/licenses',
		crumbs: [{ title: 'Licences', path: '/licenses' }],
	})

export default function Licenses({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage
			title="Licences"
			lead={`Ella uses these ${loaderData.packages.length} open-source packages, listed from what was installed when this site was built. Ella itself is free software under the MIT licence.`}
		>
			<p className="-mt-4 mb-10">
				<a href="/licences.txt" className="text-accent underline underline-offset-4">
					Read every licence in full
				</a>
			</p>
			<LicenceList packages={loaderData.packages} />
		</SitePage>
	)
}
