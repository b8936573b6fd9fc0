import './app.css'
import grotesk from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
	isRouteErrorResponse,
	Links,
	type LinksFunction,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteError,
} from 'react-router'
import { FollowNewVersions } from '#features/new-version/follow-new-versions.tsx'
import { ClaimAfterSignIn } from '#features/sign-in/claim-after-sign-in.tsx'
import { MoveAfterSignIn } from '#features/sign-in/move-after-sign-in.tsx'
import { BetweenPages } from '#features/site-frame/between-pages.tsx'
import { ErrorFallback } from '#features/site-frame/error-fallback.tsx'
import { StartingUp } from '#features/site-frame/starting-up.tsx'
import { ThemeToggle } from '#features/site-frame/theme-toggle.tsx'
import { createQueryClient } from '#shared/query-client.ts'
import { FollowSession } from '#shared/session/follow-session.tsx'
import { sessionHintScript } from '#shared/session/session-hint.ts'
import { siteOrigin } from '#shared/site-origin.ts'
import { themeScript } from '#shared/theme/theme.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import { zodScript } from '#shared/zod-script.ts'
import NotFound from './routes/not-found.tsx'

const preloadedFonts = [grotesk, serif]

export const links: LinksFunction = () => [
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
	{ rel: 'manifest', href: '/app.webmanifest' },
	...preloadedFonts.map((href) => ({
		rel: 'preload',
		href,
		as: 'font' as const,
		type: 'font/woff2',
		crossOrigin: 'anonymous' as const,
	})),
]

export function Layout({ children }: { children: ReactNode }) {
	const hasScripts = !useMatches().some(({ handle }) => isWithoutScripts(handle))
	return (
		<html lang="en-GB" data-origin={siteOrigin()} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<script>{themeScript}</script>
				<script>{zodScript}</script>
				<script>{sessionHintScript}</script>
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{hasScripts ? <WithScripts /> : null}
			</body>
		</html>
	)
}

function WithScripts() {
	return (
		<>
			<ThemeToggle />
			<Toaster />
			<ScrollRestoration />
			<Scripts />
		</>
	)
}

function isWithoutScripts(handle: unknown): boolean {
	return typeof handle === 'object' && handle !== null && 'hasNoScripts' in handle
}

export default function Root() {
	const [queryClient] = useState(createQueryClient)
	return (
		<QueryClientProvider client={queryClient}>
			<Outlet />
			<BetweenPages />
			<FollowSession />
			<ClaimAfterSignIn />
			<MoveAfterSignIn />
			<FollowNewVersions />
		</QueryClientProvider>
	)
}

export function HydrateFallback() {
	return <StartingUp />
}

export function ErrorBoundary() {
	const error = useRouteError()
	const isUnknownPage = isRouteErrorResponse(error) && error.status === 404
	return <main id="content">{isUnknownPage ? <NotFound /> : <ErrorFallback />}</main>
}
