import { Outlet } from 'react-router'
import { Guarded } from '#shared/session/guarded.tsx'

/** Around the editor of an account's CV, which goes on without a connection. */
export default function GuardedEditor() {
	return (
		<Guarded worksOffline>
			<Outlet />
		</Guarded>
	)
}
