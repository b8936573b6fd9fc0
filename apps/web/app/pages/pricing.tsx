import { PricingScreen } from '#features/pricing/pricing-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { softwareApplication } from '#shared/software-application.ts'
import { SitePage } from '#shared/ui/site-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Pricing',
		description:
			'Free includes every template and download, with no watermark. Premium is 9.99 USD a month and raises the limits. Compare plans and read our 9 promises.',
		canonical: '/pricing',
		crumbs: [{ title: 'Pricing', path: '/pricing' }],
		schema: softwareApplication,
	})

export default function Pricing() {
	return (
		<SitePage
			title="Everything you need is free"
			lead="Write, check, design and download your CV for free. Premium simply raises the limits."
		>
			<PricingScreen />
		</SitePage>
	)
}
