/** A call that the server describes in its OpenAPI document. */
export type PublishedCall = { method: string; path: string }

/** Every call of the API, as the server itself lists them. */
export async function publishedCalls(url: string): Promise<PublishedCall[]> {
	const { paths } = await (await fetch(`${url}/api/openapi.json`)).json()
	return Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
	)
}

/** How a call is named in a list. */
export function nameOf({ method, path }: PublishedCall): string {
	return `${method} ${path}`
}
