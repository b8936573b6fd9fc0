import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type ConnectionFacts, mayPreload } from '#shared/connection/may-preload.ts'
import { likelyNextPages } from './likely-next-pages.ts'
import { type BuiltRoute, pageFiles } from './page-files.ts'

/** How long after a change of page the next ones are fetched, in milliseconds. */
const preloadDelayMs = 2000

/** Fetches the pages that people likely open next, once this one has settled and the browser is idle. */
export function PreloadNextPages() {
	const { pathname } = useLocation()
	useEffect(() => {
		// Not yet part of the DOM types: only some browsers have it.
		const { connection } = navigator as Navigator & { connection?: ConnectionFacts }
		if (!mayPreload(connection)) return
		let stopWaiting = () => {}
		const timer = setTimeout(() => {
			if (navigator.onLine) stopWaiting = onePerIdle(filesAfter(pathname), prefetch)
		}, preloadDelayMs)
		return () => {
			clearTimeout(timer)
			stopWaiting()
		}
	}, [pathname])
	return null
}

function filesAfter(pathname: string): string[] {
	// The framework puts the list of routes of the build on the page, under a name that its types leave out.
	const { __reactRouterManifest: manifest } = window as Window & {
		__reactRouterManifest?: { routes: Record<string, BuiltRoute> }
	}
	const files = likelyNextPages(pathname).flatMap((page) => pageFiles(manifest?.routes ?? {}, page))
	return [...new Set(files)]
}

// Loaded when the connection is idle, and neither parsed nor run before the visit: the framework's links would run
// the modules of pages that the person may never open.
function prefetch(href: string): void {
	if (performance.getEntriesByName(new URL(href, window.location.href).href).length > 0) return
	const link = document.createElement('link')
	const isStyle = href.endsWith('.css')
	const ahead = isStyle ? 'preload' : 'modulepreload'
	// Some browsers know of no prefetching; fetching a module ahead does not run it either.
	link.rel = link.relList.supports('prefetch') ? 'prefetch' : ahead
	link.as = isStyle ? 'style' : 'script'
	link.href = href
	document.head.append(link)
}

// A slow device takes some milliseconds for each, between which it can answer.
function onePerIdle(files: string[], run: (file: string) => void): () => void {
	let stopWaiting = () => {}
	const next = (index: number) => {
		const file = files[index]
		if (file === undefined) return
		run(file)
		stopWaiting = whenIdle(() => next(index + 1))
	}
	stopWaiting = whenIdle(() => next(0))
	return () => stopWaiting()
}

function whenIdle(run: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run)
		return () => clearTimeout(timer)
	}
	const request = window.requestIdleCallback(run)
	return () => window.cancelIdleCallback(request)
}
