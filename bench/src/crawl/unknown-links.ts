import type { PageVisit } from './visit-page.ts'

/** The links of the visited pages that lead to no page, or to no place on it, each once. */
export async function unknownLinks(visits: PageVisit[], siteUrl: string): Promise<string[]> {
	const links = new Set(visits.flatMap((one) => one.links))
	const idsByPath = new Map(visits.map(({ arrivedAt, ids }) => [arrivedAt, new Set(ids)]))
	const answers = new Map<string, Answer>()
	const unknown: string[] = []
	for (const link of links) {
		const { pathname, search, hash } = new URL(link, siteUrl)
		const page = `${pathname}${search}`
		const answer = answers.get(page) ?? (await ask(new URL(page, siteUrl)))
		answers.set(page, answer)
		const ids = idsByPath.get(pathname) ?? answer.ids
		const isPlaceGone = hash !== '' && ids !== null && !ids.has(decodeURIComponent(hash.slice(1)))
		if (!answer.isThere || isPlaceGone) unknown.push(`leads nowhere: ${link}`)
	}
	return unknown
}

/** Whether a page is there, and which places a page has that is written before its scripts run; else `null`. */
type Answer = { isThere: boolean; ids: Set<string> | null }

async function ask(address: URL): Promise<Answer> {
	const answer = await fetch(address)
	const html = await answer.text()
	const isWritten = html.includes('<h1')
	const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
	return { isThere: answer.ok, ids: isWritten ? new Set(ids) : null }
}
