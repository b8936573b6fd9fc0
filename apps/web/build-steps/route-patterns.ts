import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The path patterns of all pages (`/cv-writer/preview/:id`), without the one that catches unknown addresses. */
export function routePatterns(routes: RouteConfigEntry[], parent = ''): string[] {
	return routes.flatMap(({ path, index, children }) => {
		const pattern = path === undefined ? parent : `${parent}/${path}`
		if (children) return routePatterns(children, pattern)
		if (pattern === '/*') return []
		return index || path !== undefined ? [pattern || '/'] : []
	})
}
