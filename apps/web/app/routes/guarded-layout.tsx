import { Outlet } from 'react-router'
import { Guarded } from '#shared/session/guarded.tsx'

/** Around every page that is for signed-in people only. */
export default function GuardedLayout() {
	return (
		<Guarded>
			<Outlet />
		</Guarded>
	)
}
