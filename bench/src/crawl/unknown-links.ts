import type { Visit } from './visit.ts'

/** The links of the visited pages that lead to no page, or to no place on it, each once. */
export async function unknownLinks(visits: Visit[], siteUrl: string): Promise<string[]> {
	const links = new Set(visits.flatMap((one) => one.links))
	const idsByPath = new Map(visits.map(({ arrivedAt, ids }) => [arrivedAt, new Set(ids)]))
	const statuses = new Map<string, boolean>()
	const unknown: string[] = []
	for (const link of links) {
		const { pathname, search, hash } = new URL(link, siteUrl)
		const page = `${pathname}${search}`
		if (!statuses.has(page)) statuses.set(page, await leadsSomewhere(new URL(page, siteUrl)))
		const ids = idsByPath.get(pathname)
		const isPlaceGone =
			hash !== '' && ids !== undefined && !ids.has(decodeURIComponent(hash.slice(1)))
		if (!statuses.get(page) || isPlaceGone) unknown.push(`leads nowhere: ${link}`)
	}
	return unknown
}

async function leadsSomewhere(address: URL): Promise<boolean> {
	const answer = await fetch(address)
	await answer.body?.cancel()
	return answer.ok
}
