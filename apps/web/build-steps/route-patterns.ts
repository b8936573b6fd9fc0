import type { RouteConfigEntry } from '@react-router/dev/routes'

/**
 * The path patterns of the pages that start from the fallback (`/cv-writer/preview/:id`). What ends in `/*` is none: its
 * pages are files of the build, or unknown.
 */
export function routePatterns(routes: RouteConfigEntry[], parent = ''): string[] {
	return routes.flatMap(({ path, index, children }) => {
		const pattern = path === undefined ? parent : `${parent}/${path}`
		if (children) return routePatterns(children, pattern)
		if (pattern.endsWith('/*')) return []
		return index || path !== undefined ? [pattern || '/'] : []
	})
}
