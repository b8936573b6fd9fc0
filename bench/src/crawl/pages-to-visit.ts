import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@app/e2e/product'

/** Ids that lead somewhere for the person of the crawl. */
export type Known = { cvId: string; shareSlug: string }

/** What the crawl asks for; `isMissing` where it is meant to find nothing there. */
export type PageToVisit = { path: string; isMissing: boolean }

const made = join(root, 'apps', 'web', 'build', 'client')

/** Every page of the build: those of its list of routes, with ids filled in, and what the map of the site names. */
export async function pagesToVisit({ cvId, shareSlug }: Known): Promise<PageToVisit[]> {
	// The build writes a list of paths.
	const patterns = JSON.parse(await readFile(join(made, 'route-patterns.json'), 'utf8')) as string[]
	const map = await readFile(join(made, 'sitemap.xml'), 'utf8')
	const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = '']) => new URL(address).pathname,
	)
	const pages = [...patterns.filter(isPage), ...mapped].map((pattern) => ({
		path: pattern
			.replace(/^\/cv\/public\/:id$/, `/cv/public/${shareSlug}`)
			.replace(/:token$/, 'no-such-token')
			.replace(/:(?:id|cvId)\b/, cvId),
		// An analysis of somebody else, a link that nobody was sent.
		isMissing: /:/.test(pattern) && !/^\/cv(?:-writer)?\//.test(pattern),
	}))
	const byPath = new Map(pages.map((page) => [page.path, page]))
	return [...byPath.values(), { path: '/no-such-page', isMissing: true }]
}

// What lies under a name with an ending is for machines; the end of the session comes last.
function isPage(pattern: string): boolean {
	return !/\.\w+$/.test(pattern) && pattern !== '/logout'
}
