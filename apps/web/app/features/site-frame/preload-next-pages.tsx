import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { type ConnectionFacts, mayPreload } from '#shared/connection/may-preload.ts'
import { likelyNextPages } from './likely-next-pages.ts'

/** How long after a change of page the next ones are fetched, in milliseconds. */
export const preloadDelayMs = 2000

/** Fetches the pages that people likely open next, once this one has settled and the browser is idle. */
export function PreloadNextPages() {
	const { pathname } = useLocation()
	const [readyFor, setReadyFor] = useState<string | null>(null)
	useEffect(() => {
		// Not yet part of the DOM types: only some browsers have it.
		const { connection } = navigator as Navigator & { connection?: ConnectionFacts }
		if (!mayPreload(connection)) return
		let stopWaiting = () => {}
		const timer = setTimeout(() => {
			stopWaiting = whenIdle(() => navigator.onLine && setReadyFor(pathname))
		}, preloadDelayMs)
		return () => {
			clearTimeout(timer)
			stopWaiting()
		}
	}, [pathname])
	if (readyFor !== pathname) return null
	return likelyNextPages(pathname).map((page) => <PrefetchPageLinks key={page} page={page} />)
}

function whenIdle(run: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		run()
		return () => {}
	}
	const request = window.requestIdleCallback(run)
	return () => window.cancelIdleCallback(request)
}
