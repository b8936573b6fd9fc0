import {
	addToPrecache,
	type Build,
	clearPrecaches,
	fillPrecache,
	readPrecached,
	readPrecachedPage,
} from './precache.ts'
import { offlinePage, routeRequest } from './route-request.ts'

// Written by the build step.
declare const ELLA_BUILD: Build

// This file is checked with the worker's own types, where `self` is any worker.
const worker = self as unknown as ServiceWorkerGlobalScope

/** How long the editor may take to begin arriving before its copy on the shelf is shown, in milliseconds. */
const patienceMs = 4000

/** Answers of a proxy whose server is away. */
const awayStatuses = [502, 503, 504]

worker.addEventListener('install', (event) => event.waitUntil(fillPrecache(ELLA_BUILD)))

worker.addEventListener('activate', (event) =>
	event.waitUntil(Promise.all([clearPrecaches(ELLA_BUILD), worker.clients.claim()])),
)

worker.addEventListener('message', ({ data, ports: [port] }) => {
	if (data === 'which-version') port?.postMessage(ELLA_BUILD.version)
	if (data === 'take-over') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
	const way = routeRequest(event.request, worker.location.origin)
	if (way.by === 'asset') event.respondWith(assetFor(event))
	if (way.by === 'page') event.respondWith(pageFor(event.request, way.offline))
})

async function assetFor(event: FetchEvent): Promise<Response> {
	const kept = await readPrecached(event.request)
	if (kept) return kept
	const answer = await fetch(event.request)
	if (answer.ok && answer.type === 'basic') {
		event.waitUntil(addToPrecache(ELLA_BUILD, event.request, answer.clone()))
	}
	return answer
}

/** The server's page while it answers; else what works without it, or the page that says so. */
async function pageFor(request: Request, offline: string): Promise<Response> {
	const answer = fetch(request)
	// A page that needs the server is worth the wait.
	const fresh = await (offline === offlinePage ? answer : inTime(answer)).catch(() => null)
	if (fresh && !awayStatuses.includes(fresh.status)) return fresh
	const copy = await readPrecachedPage(ELLA_BUILD, offline)
	if (copy === undefined) return fresh ?? answer
	if (offline !== offlinePage) return copy
	return new Response(copy.body, { status: 503, headers: copy.headers })
}

function inTime(answer: Promise<Response>): Promise<Response | null> {
	return new Promise((resolve, reject) => {
		setTimeout(() => resolve(null), patienceMs)
		answer.then(resolve, reject)
	})
}
