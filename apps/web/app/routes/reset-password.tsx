import { ResetPasswordScreen } from '#features/email-links/reset-password-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Reset your password',
		description: 'Get a link by email and choose a new password.',
		canonical: '/reset-password',
	})

export default function ResetPassword() {
	return <ResetPasswordScreen />
}
