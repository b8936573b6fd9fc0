import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { StartServiceWorker } from '#features/app-update/start-service-worker.tsx'
import { ErrorFallback } from '#features/layout/error-fallback.tsx'
import { LoadingShell } from '#features/layout/loading-shell.tsx'
import { OnEveryNavigation } from '#features/layout/on-every-navigation.tsx'
import { ThemeToggle } from '#features/layout/theme-toggle.tsx'
import { ClaimAfterSignIn } from '#features/sign-in/claim-after-sign-in.tsx'
import { MoveLocalCvsAfterSignIn } from '#features/sign-in/move-local-cvs-after-sign-in.tsx'
import { hydratedEvent } from '#shared/hydrated-event.ts'
import { createQueryClient } from '#shared/query-client.ts'
import { SessionEffects } from '#shared/session/session-effects.tsx'
import { usePersonKey } from '#shared/session/use-person-key.ts'
import { LazyToaster } from '#shared/ui/lazy-toaster.tsx'
import { MissingPage } from './missing-page.tsx'

/** Any page of the site, with what happens around every one of them. */
export function AnyPage() {
	const [queryClient] = useState(createQueryClient)
	return (
		<QueryClientProvider client={queryClient}>
			<Outlet key={usePersonKey()} />
			<OnEveryNavigation />
			<SessionEffects />
			<ClaimAfterSignIn />
			<MoveLocalCvsAfterSignIn />
			<StartServiceWorker />
		</QueryClientProvider>
	)
}

/** The elements that are shown over every page, including the error page. */
export function PageOverlays() {
	// Not in the effect itself: React makes nothing of one event there before the next comes.
	useEffect(() => {
		const soon = setTimeout(() => window.dispatchEvent(new Event(hydratedEvent)))
		return () => clearTimeout(soon)
	}, [])
	return (
		<>
			<ThemeToggle />
			<LazyToaster />
		</>
	)
}

/** The first picture of a page that is not prerendered. */
export function WhileStarting() {
	return <LoadingShell />
}

/** Instead of a page that broke or that there is not. */
export function BrokenPage() {
	const error = useRouteError()
	const isUnknownPage = isRouteErrorResponse(error) && error.status === 404
	return <main id="content">{isUnknownPage ? <MissingPage /> : <ErrorFallback />}</main>
}
