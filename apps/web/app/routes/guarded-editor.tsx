import { Outlet } from 'react-router'
import { Guarded } from '#shared/session/guarded.tsx'

/** Around the editor of an account's CV, which works without a connection. */
export default function GuardedEditor() {
	return (
		<Guarded worksOffline>
			<Outlet />
		</Guarded>
	)
}
