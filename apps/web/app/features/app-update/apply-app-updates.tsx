import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type ConnectionFacts, mayPreload } from '#shared/connection/may-preload.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import { watchAppUpdates } from './watch-app-updates.ts'

/** Makes the editor work without a connection once the page has settled, and tells of new versions. */
export function ApplyAppUpdates() {
	const { pathname } = useLocation()
	const isWriter = pathname.startsWith('/cv-writer')
	const watching = useRef<Promise<() => void> | null>(null)
	useEffect(() => {
		// Its clock goes on from page to page.
		if (watching.current !== null) return
		// While the app is being developed its files have no names that change with their content.
		if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
		// Whoever saves data is spared more than a megabyte until they write.
		if (!isWriter && !mayPreload(connectionFacts())) return
		const timer = setTimeout(() => {
			watching.current = watch()
		}, settledAfterMs)
		return () => clearTimeout(timer)
	}, [isWriter])
	useEffect(
		() => () => {
			void watching.current?.then((stop) => stop())
			watching.current = null
		},
		[],
	)
	return null
}

async function watch(): Promise<() => void> {
	const parts = {
		container: navigator.serviceWorker,
		ownVersion: versionOfPage,
		untilAtRest: waitUntilIdle,
		ask: (question: string) => window.confirm(question),
		reload: () => window.location.reload(),
	}
	// A browser may forbid workers, as it does in some private windows; then everything works online.
	return watchAppUpdates(parts).catch(() => () => undefined)
}

// Not yet part of the DOM types: only some browsers have it.
function connectionFacts(): ConnectionFacts | undefined {
	return (navigator as Navigator & { connection?: ConnectionFacts }).connection
}

/** What the page itself needs comes first. */
const settledAfterMs = 2500

// The framework puts the list of routes of the build on the page, under a name that its types leave out.
function versionOfPage(): string | undefined {
	const { __reactRouterManifest: manifest } = window as Window & {
		__reactRouterManifest?: { version: string }
	}
	return manifest?.version
}
