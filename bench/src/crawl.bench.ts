import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPaymentsOf } from '@app/e2e/payment-service'
import type { Person } from '@app/e2e/person'
import { startProduct } from '@app/e2e/product'
import { startSurroundings } from '@app/e2e/surroundings'
import { type Crawler, openCrawler } from './crawl/crawler.ts'
import { listMissingPageFaults } from './crawl/missing-pages.ts'
import { type PageToVisit, pagesToVisit } from './crawl/pages-to-visit.ts'
import { personOfCrawl } from './crawl/person-of-crawl.ts'
import { unknownLinks } from './crawl/unknown-links.ts'
import { type PageVisit, type ViewOptions, visitPage } from './crawl/visit-page.ts'

const { values } = parseArgs({
	options: {
		/** One width for each page: the widths take turns. */
		quick: { type: 'boolean', default: false },
		/** Both themes at each width; otherwise the themes take turns from width to width. */
		themes: { type: 'boolean', default: false },
		/** Only pages whose path has this in it; may be given again. */
		only: { type: 'string', multiple: true, default: [] },
		/** Only one piece of all pages, as `2/4`, for machines on which the whole takes too long. */
		part: { type: 'string', default: '1/1' },
		/** Crawls as only one of the two visitors. */
		as: { type: 'string', default: '' },
		/** A folder for screenshots. */
		pictures: { type: 'string' },
	},
})

const widths = [360, 768, 1440]
const [part = 1, parts = 1] = values.part.split('/').map(Number)

const surroundings = await startSurroundings()
const payments = await startPaymentsOf(surroundings.port)
const product = await startProduct({
	port: surroundings.port,
	env: { ...surroundings.env, ...payments.env },
})
const startedAt = performance.now()
try {
	const { person, known } = await personOfCrawl(product, surroundings.mailFolder)
	const pages = (await pagesToVisit(known)).filter(isWanted).filter(isOfPart)
	let faulty = tell(await listMissingPageFaults(product.url))
	if (values.as !== 'in') faulty += await crawl(pages, null)
	if (values.as !== 'out') faulty += await crawl(pages, person)
	const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0)
	const verdict = faulty === 0 ? 'Nothing is wrong.' : `${faulty} things are wrong.`
	console.log(`\n${verdict} It took ${minutes} minutes.`)
	if (faulty > 0) process.exitCode = 1
} finally {
	await product.stop()
	await Promise.all([payments.service.stop(), surroundings.stop()])
}

function isWanted({ path }: PageToVisit): boolean {
	return values.only.length === 0 || values.only.some((part) => path.includes(part))
}

// Neighbours in the list are alike, so that each piece takes about as long.
function isOfPart(_page: PageToVisit, index: number): boolean {
	return index % parts === part - 1
}

async function crawl(pages: PageToVisit[], who: Person | null): Promise<number> {
	console.log(`\n${who ? 'Signed in' : 'Signed out'}: ${pages.length} pages`)
	const crawler = openCrawler(product.url, who)
	const isRefused = ({ isMissing, isOwned }: PageToVisit) => isMissing || (isOwned && who === null)
	const visits: PageVisit[] = []
	let faulty = 0
	try {
		for (const [index, page] of pages.entries()) {
			const asked = { ...page, isMissing: isRefused(page) }
			const seen = await seeInWidths(crawler, asked, { index, isSignedIn: who !== null })
			visits.push(...seen)
			faulty += seen.reduce((sum, { faults }) => sum + faults.length, 0)
		}
	} finally {
		await crawler.stop()
	}
	return faulty + tell(await unknownLinks(visits, product.url))
}

type Turn = { index: number; isSignedIn: boolean }

async function seeInWidths(crawler: Crawler, page: PageToVisit, turn: Turn): Promise<PageVisit[]> {
	const seen: (PageVisit & { width: number })[] = []
	for (const width of widthsOf(page, turn)) {
		const found = await visitPage(await crawler.context(), page, lookOf(width, turn))
		for (const { theme, picture } of found.pictures) {
			const name = `${turn.isSignedIn ? 'in' : 'out'}${page.path}.${width}.${theme}.png`
			await keepPicture(name, picture)
		}
		seen.push({ ...found, pictures: [], width })
		// Every guarded page leads to the same one, which has its own turn.
		if (found.arrivedAt === '/login' && page.path !== '/login') break
	}
	const arrivedAt = seen[0]?.arrivedAt ?? page.path
	const isThere = page.path.split('?')[0] === arrivedAt
	const faults = seen.flatMap(({ width, faults }) => faults.map((fault) => `${width}: ${fault}`))
	const worst = Math.max(...seen.map(({ shift }) => shift)).toFixed(3)
	const way = isThere ? page.path : `${page.path} → ${arrivedAt}`
	console.log(`  ${faults.length === 0 ? 'ok' : 'NO'}  ${worst}  ${way}`)
	for (const fault of faults) console.log(`        ${fault}`)
	return seen
}

function lookOf(width: number, { index }: Turn): ViewOptions {
	const [first, second] = ['light', 'dark'] as const
	const themes = (widths.indexOf(width) + index) % 2 === 0 ? [first, second] : [second, first]
	return {
		width,
		themes: values.themes ? themes : themes.slice(0, 1),
		keepsPictures: values.pictures !== undefined,
	}
}

// A prerendered page differs for a signed-in visitor only in its frame.
function widthsOf({ isWritten }: PageToVisit, { index, isSignedIn }: Turn): number[] {
	if (values.quick || (isSignedIn && isWritten)) return [widths[index % widths.length] ?? 360]
	return widths
}

async function keepPicture(name: string, picture: Buffer): Promise<void> {
	const folder = values.pictures ?? '.'
	await mkdir(folder, { recursive: true })
	await writeFile(join(folder, name.replaceAll(/[/?=&]/g, '_')), picture)
}

function tell(faults: string[]): number {
	for (const fault of faults) console.log(`  NO  ${fault}`)
	return faults.length
}
