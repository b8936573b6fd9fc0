import { SocialCallbackScreen } from '#features/sign-in/social-callback-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Signing in',
		description: 'Where a service that you sign in with leads back to.',
		noindex: true,
	})

export default function SocialCallback() {
	return <SocialCallbackScreen />
}
