import { SignUpScreen } from '#features/sign-in/sign-up-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Create an account',
		description:
			'With a free account, you can get to your CVs, versions and reports on any device.',
		canonical: '/register',
	})

export default function Register() {
	return <SignUpScreen />
}
