import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@app/e2e/product'

/** Ids that lead somewhere for the person of the crawl. */
export type Known = {
	cvId: string
	analysisId: string
	applicationId: string
	jobId: string
	shareSlug: string
}

/** A page that the crawl visits. */
export type PageToVisit = {
	path: string
	/** Whether its link is one that nobody was sent, so that a call for it may be refused. */
	isMissing: boolean
	/** Whether it opens what only its owner has, so that a call for it is refused to a stranger. */
	isOwned: boolean
	/** Whether it is written at build time, and so is the same for everybody but for the frame. */
	isWritten: boolean
}

const made = join(root, 'apps', 'web', 'build', 'client')

/**
 * Returns every page of the build: the pages of its list of routes, with ids filled in, and the pages of the sitemap.
 */
export async function pagesToVisit(known: Known): Promise<PageToVisit[]> {
	// The build writes a list of paths.
	const patterns = JSON.parse(await readFile(join(made, 'route-patterns.json'), 'utf8')) as string[]
	const map = await readFile(join(made, 'sitemap.xml'), 'utf8')
	const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = '']) => new URL(address).pathname,
	)
	const pages = [...patterns.filter(isPage), ...mapped].map((pattern) => ({
		path: withIds(pattern, known),
		isMissing: pattern.includes(':token'),
		isOwned: false,
		isWritten: mapped.includes(pattern),
	}))
	const views = ['list', 'calendar', 'insights'].map((view) => `/applications?view=${view}`)
	const opened = [
		`/applications?open=${known.applicationId}`,
		'/jobs?list=own',
		`/jobs?job=${known.jobId}`,
		`/cv/versions?cv=${known.cvId}`,
	]
	const others = [...views, ...opened].map((path) => ({
		path,
		isMissing: false,
		isOwned: path.includes('job='),
		isWritten: false,
	}))
	return [...new Map([...pages, ...others].map((page) => [page.path, page])).values()]
}

function withIds(pattern: string, { cvId, analysisId, shareSlug }: Known): string {
	return pattern
		.replace(/^\/cv\/public\/:id$/, `/cv/public/${shareSlug}`)
		.replace(/^\/cv-parser-preview\/:id$/, `/cv-parser-preview/${analysisId}`)
		.replace(/:token$/, 'no-such-token')
		.replace(/:(?:id|cvId)\b/, cvId)
}

// A path with a file extension is for machines, and `/logout` would end the session.
function isPage(pattern: string): boolean {
	return !/\.\w+$/.test(pattern) && pattern !== '/logout'
}
