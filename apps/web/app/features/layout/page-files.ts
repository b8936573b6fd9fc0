import { matchPath } from 'react-router'

/** A route in the framework's manifest. */
export type BuiltRoute = {
	id: string
	parentId?: string
	path?: string
	module: string
	imports?: string[]
	css?: string[]
}

/** The files that the page at `pathname` needs, its layouts' among them; none where the build has no such page. */
export function pageFiles(routes: Record<string, BuiltRoute>, pathname: string): string[] {
	const files: string[] = []
	let route = routeAt(Object.values(routes), pathname)
	while (route !== undefined) {
		files.push(route.module, ...(route.imports ?? []), ...(route.css ?? []))
		route = route.parentId === undefined ? undefined : routes[route.parentId]
	}
	return [...new Set(files)]
}

function routeAt(routes: BuiltRoute[], pathname: string): BuiltRoute | undefined {
	const named = routes.find(({ path }) => path === pathname.slice(1))
	return named ?? routes.find(({ path }) => path?.includes(':') && matchPath(`/${path}`, pathname))
}
