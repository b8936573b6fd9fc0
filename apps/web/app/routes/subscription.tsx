import { SubscriptionScreen } from '#features/subscription/subscription-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Your plan',
		description: 'Your plan, how much of it you use, and your payments.',
		noindex: true,
	})

export default function SubscriptionPage() {
	return <SubscriptionScreen onLeave={(url) => window.location.assign(url)} />
}
