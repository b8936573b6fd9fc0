import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#shared/session/sign-in-origin.ts'
import { useSession } from '#shared/session/use-session.ts'

// Only who is signed in needs it.
const load = () => import('./prepare-sign-out.ts')

/**
 * Returns a function that sends unsent changes, then signs out and goes to the sign-in screen; if changes are left on
 * this device, it goes to the page that asks about them first.
 */
export function useSignOut(): () => Promise<void> {
	const { user, signOut } = useSession()
	const navigate = useNavigate()
	const id = user?.id
	useEffect(() => {
		// At hand before it is needed: the person may leave without a connection.
		if (id !== undefined) load().catch(() => undefined)
	}, [id])
	return async () => {
		const isReady =
			id === undefined ||
			(await load().then(
				({ prepareSignOut }) => prepareSignOut(id),
				() => false,
			))
		if (!isReady) return navigate('/logout')
		void navigate(signInPath)
		await signOut()
	}
}
