import { SocialCallbackScreen } from '#features/sign-in/social-callback-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Signing in',
		description: 'Finishing sign-in with another service.',
		noindex: true,
	})

export default function SocialCallback() {
	return <SocialCallbackScreen />
}
