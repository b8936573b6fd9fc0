import './app.css'
import type { ReactNode } from 'react'
import {
	Links,
	type LinksFunction,
	Meta,
	Scripts,
	ScrollRestoration,
	useMatches,
} from 'react-router'
import { sessionHintScript } from '#shared/session/token-store.ts'
import { siteOrigin } from '#shared/site-origin.ts'
import { themeScript } from '#shared/theme/theme.ts'
import display from './generated/fonts/display.woff2?url'
import sans from './generated/fonts/sans.woff2?url'
import { AnyPage, BrokenPage, PageOverlays, WhileStarting } from './routes/any-page.tsx'

const preloadedFonts = [sans, display]

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
			<PageOverlays />
			<ScrollRestoration />
			<Scripts />
		</>
	)
}

function isWithoutScripts(handle: unknown): boolean {
	return typeof handle === 'object' && handle !== null && 'hasNoScripts' in handle
}

export default function Root() {
	return <AnyPage />
}

export function HydrateFallback() {
	return <WhileStarting />
}

export function ErrorBoundary() {
	return <BrokenPage />
}

/**
 * Tells Zod before any schema is made that it must not compile with `new Function`. It would try, be refused by our
 * content policy, and each visit would look like an attack in the policy's reports.
 */
const zodScript = 'globalThis.__zod_globalConfig={jitless:true}'
