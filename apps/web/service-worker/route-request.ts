/**
 * What answers a request of our pages: `network` as if there were no worker, `asset` from the shelf first because its
 * name changes with its content, a page from the server while it can be reached and otherwise from the shelf.
 */
export type RequestRoute = { by: 'network' } | { by: 'asset' } | { by: 'page'; offline: string }

export type Asked = { url: string; method: string; mode: string }

/** The page from which every address starts that was not written at build time, under an address that has it. */
export const appShell = '/cv-writer/preview/local'

/** What stands in for a page that needs the server. */
export const offlinePage = '/offline'

/** Pages that open without the server as they were written. */
const writtenPages = ['/cv-writer', '/cv-writer/create']

/** Pages of the app that do their work without the server. */
const appPages = /^\/cv-writer\/(?:edit|preview)\/[^/]+$|^(?:\/cv-writer)?\/write$/

/** The pages that lie on the shelf. */
export const precachedPages = [...writtenPages, appShell, offlinePage]

// What these answer belongs to a person or to another service, and is never looked at here.
const serverOnly = /^\/(?:api|accounts|outbox)\//

/** How a request is answered; `origin` is ours. */
export function routeRequest({ url, method, mode }: Asked, origin: string): RequestRoute {
	const { origin: asked, pathname } = new URL(url)
	if (method !== 'GET' || asked !== origin || serverOnly.test(pathname)) return { by: 'network' }
	if (mode === 'navigate') return { by: 'page', offline: chooseOfflinePage(pathname) }
	return pathname.startsWith('/assets/') ? { by: 'asset' } : { by: 'network' }
}

function chooseOfflinePage(pathname: string): string {
	if (writtenPages.includes(pathname)) return pathname
	return appPages.test(pathname) ? appShell : offlinePage
}
