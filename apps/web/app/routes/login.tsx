import { SignInScreen } from '#features/sign-in/sign-in-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Sign in',
		description: 'Sign in to get to your CVs, versions and reports on any device.',
		canonical: '/login',
	})

export default function Login() {
	return <SignInScreen />
}
