import { getUser } from '@app/contract'
import { EmailConfirmedScreen } from '#features/email-links/email-confirmed-screen.tsx'
import { call } from '#shared/api/call.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'

export const meta = () =>
	pageMeta({
		title: 'Confirm your email',
		description: 'This page opens from a link in our email.',
		noindex: true,
	})

export default function EmailConfirmed() {
	const { isAuthenticated, setUser } = useSession()
	const lookAtUser = async () => {
		// If this request fails, the address is confirmed all the same, and the next visit shows it.
		if (isAuthenticated) await call(getUser, {}).then(setUser, () => {})
	}
	return <EmailConfirmedScreen isSignedIn={isAuthenticated} onConfirmed={() => void lookAtUser()} />
}
