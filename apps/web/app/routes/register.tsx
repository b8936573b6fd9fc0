import { SignUpScreen } from '#features/sign-in/sign-up-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Create an account',
		description: 'A free account keeps your CVs, their versions and your reports on every device.',
		canonical: '/register',
	})

export default function Register() {
	return <SignUpScreen />
}
