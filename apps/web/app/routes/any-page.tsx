import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ApplyAppUpdates } from '#features/app-update/apply-app-updates.tsx'
import { ErrorFallback } from '#features/layout/error-fallback.tsx'
import { OnEveryNavigation } from '#features/layout/on-every-navigation.tsx'
import { StartingUp } from '#features/layout/starting-up.tsx'
import { ThemeToggle } from '#features/layout/theme-toggle.tsx'
import { ClaimAfterSignIn } from '#features/sign-in/claim-after-sign-in.tsx'
import { MigrateAfterSignIn } from '#features/sign-in/migrate-after-sign-in.tsx'
import { hydratedEvent } from '#shared/hydrated-event.ts'
import { createQueryClient } from '#shared/query-client.ts'
import { FollowSession } from '#shared/session/follow-session.tsx'
import { usePersonTurn } from '#shared/session/use-person-turn.ts'
import { Toasts } from '#shared/ui/toasts.tsx'
import NotFound from './not-found.tsx'

/** Any page of the site, with what happens around every one of them. */
export function AnyPage() {
	const [queryClient] = useState(createQueryClient)
	return (
		<QueryClientProvider client={queryClient}>
			<Outlet key={usePersonTurn()} />
			<OnEveryNavigation />
			<FollowSession />
			<ClaimAfterSignIn />
			<MigrateAfterSignIn />
			<ApplyAppUpdates />
		</QueryClientProvider>
	)
}

/** What lies over every page, and over one that broke. */
export function BesidePages() {
	// Not in the effect itself: React makes nothing of one event there before the next comes.
	useEffect(() => {
		const soon = setTimeout(() => window.dispatchEvent(new Event(hydratedEvent)))
		return () => clearTimeout(soon)
	}, [])
	return (
		<>
			<ThemeToggle />
			<Toasts />
		</>
	)
}

/** The first picture of a page that is not prerendered. */
export function WhileStarting() {
	return <StartingUp />
}

/** Instead of a page that broke or that there is not. */
export function BrokenPage() {
	const error = useRouteError()
	const isUnknownPage = isRouteErrorResponse(error) && error.status === 404
	return <main id="content">{isUnknownPage ? <NotFound /> : <ErrorFallback />}</main>
}
