import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorFallback } from '#features/site-frame/error-fallback.tsx'
import { SiteFrame } from '#features/site-frame/site-frame.tsx'
import NotFound from './not-found.tsx'

export default function SiteLayout() {
	return (
		<SiteFrame>
			<Outlet />
		</SiteFrame>
	)
}

export function ErrorBoundary() {
	const error = useRouteError()
	const isUnknownPage = isRouteErrorResponse(error) && error.status === 404
	return <SiteFrame>{isUnknownPage ? <NotFound /> : <ErrorFallback />}</SiteFrame>
}
