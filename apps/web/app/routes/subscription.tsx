import { SubscriptionScreen } from '#features/subscription/subscription-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Your plan',
		description: 'Your plan, usage and payments.',
		noindex: true,
	})

export default function SubscriptionPage() {
	return <SubscriptionScreen onLeave={(url) => window.location.assign(url)} />
}
