import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorFallback } from '#features/layout/error-fallback.tsx'
import { Layout } from '#features/layout/layout.tsx'
import { MissingPage } from './missing-page.tsx'

export default function SiteLayout() {
	return (
		<Layout>
			<Outlet />
		</Layout>
	)
}

export function ErrorBoundary() {
	const error = useRouteError()
	const isUnknownPage = isRouteErrorResponse(error) && error.status === 404
	return <Layout>{isUnknownPage ? <MissingPage /> : <ErrorFallback />}</Layout>
}
