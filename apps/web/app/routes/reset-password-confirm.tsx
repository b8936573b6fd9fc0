import { ResetPasswordConfirmScreen } from '#features/email-links/reset-password-confirm-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'

export const meta = () =>
	pageMeta({
		title: 'Choose a new password',
		description: 'The last step of a password reset.',
		noindex: true,
	})

export default function ResetPasswordConfirm() {
	const { signOut } = useSession()
	return <ResetPasswordConfirmScreen onChanged={() => void signOut()} />
}
