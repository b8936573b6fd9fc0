import { PricingScreen } from '#features/pricing/pricing-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { softwareApplication } from '#shared/software-application.ts'
import { SitePage } from '#shared/ui/site-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Pricing',
		description:
			'Free has every template and every download, without a watermark. Premium is 9.99 USD a month and makes room for more. What each plan has, and nine promises.',
		canonical: '/pricing',
		crumbs: [{ title: 'Pricing', path: '/pricing' }],
		schema: softwareApplication,
	})

export default function Pricing() {
	return (
		<SitePage
			title="Free is the whole product"
			lead="Writing, checking, typesetting and downloading cost nothing. Premium makes room for more, and that is all it does."
		>
			<PricingScreen />
		</SitePage>
	)
}
