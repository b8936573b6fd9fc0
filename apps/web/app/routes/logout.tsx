import { useEffect } from 'react'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({ title: 'Log out', description: 'Ends your session on this device.', noindex: true })

/** Signs out; the guard around this page then leads to the sign-in screen. */
export default function Logout() {
	const { signOut } = useSession()
	useEffect(() => {
		void signOut()
	}, [signOut])
	return <PageSpinner label="Logging out" />
}
