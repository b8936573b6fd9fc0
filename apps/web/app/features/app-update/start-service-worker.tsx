import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type ConnectionFacts, mayPreload } from '#shared/connection/may-preload.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import { watchAppUpdates } from './watch-app-updates.ts'

/** Once the page has settled, starts the service worker (the editor offline) and watches for new versions. */
export function StartServiceWorker() {
	const { pathname } = useLocation()
	const isWriter = pathname.startsWith('/cv-writer')
	const watching = useRef<Promise<() => void> | null>(null)
	useEffect(() => {
		// Start only once: the hourly update check survives navigation.
		if (watching.current !== null) return
		// In development, file names don't change with their content.
		if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
		// With data saver on or a slow connection, don't download the offline files (over 1 MB) until the CV writer is opened.
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
	// Some private windows forbid service workers; then everything still works online.
	return watchAppUpdates(parts).catch(() => () => undefined)
}

// Not yet part of the DOM types: only some browsers have it.
function connectionFacts(): ConnectionFacts | undefined {
	return (navigator as Navigator & { connection?: ConnectionFacts }).connection
}

/** Until then the page downloads its own files first. */
const settledAfterMs = 2500

// React Router puts the build's route manifest on the page, under a name that its types leave out.
function versionOfPage(): string | undefined {
	const { __reactRouterManifest: manifest } = window as Window & {
		__reactRouterManifest?: { version: string }
	}
	return manifest?.version
}
