import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { DeletionBanner } from '#features/profile/deletion-banner.tsx'
import { ErrorFallback } from '#features/site-frame/error-fallback.tsx'
import { SiteFrame } from '#features/site-frame/site-frame.tsx'
import { useSession } from '#shared/session/use-session.ts'
import NotFound from './not-found.tsx'

export default function SiteLayout() {
	return (
		<SiteFrame>
			<GoingAccount />
			<Outlet />
		</SiteFrame>
	)
}

/** Wherever they are, a person whose account is going to be deleted can still keep it. */
function GoingAccount() {
	const { user, setUser } = useSession()
	return user ? <DeletionBanner user={user} onKept={setUser} /> : null
}

export function ErrorBoundary() {
	const error = useRouteError()
	const isUnknownPage = isRouteErrorResponse(error) && error.status === 404
	return <SiteFrame>{isUnknownPage ? <NotFound /> : <ErrorFallback />}</SiteFrame>
}
