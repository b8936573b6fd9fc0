import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import type { Person } from '@app/e2e/person'
import { startProduct } from '@app/e2e/product'
import { startSurroundings } from '@app/e2e/surroundings'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { pagesToVisit } from './crawl/pages-to-visit.ts'
import { personOfCrawl } from './crawl/person-of-crawl.ts'
import { unknownLinks } from './crawl/unknown-links.ts'
import { type Look, type Visit, visit } from './crawl/visit.ts'

const { values } = parseArgs({
	options: {
		/** One look at each page instead of six: the looks take turns. */
		quick: { type: 'boolean', default: false },
		/** Only pages whose path has this in it. */
		only: { type: 'string', default: '' },
		/** A folder for pictures of what was seen. */
		pictures: { type: 'string' },
	},
})

const looks: Look[] = [360, 768, 1440].flatMap((width) => [
	{ width, theme: 'light' as const },
	{ width, theme: 'dark' as const },
])

const surroundings = await startSurroundings()
const product = await startProduct({ port: surroundings.port, env: surroundings.env })
const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments })
try {
	const { person, known } = await personOfCrawl(product, surroundings.mailFolder)
	const pages = (await pagesToVisit(known)).filter(({ path }) => path.includes(values.only))
	let faulty = 0
	for (const who of [null, person]) {
		const context = await contextOf(browser, who)
		console.log(`\n${who ? 'Signed in' : 'Signed out'}: ${pages.length} pages`)
		const visits: Visit[] = []
		for (const [index, page] of pages.entries()) {
			const seen = await seeInLooks(context, page, { index, who: who ? 'in' : 'out' })
			visits.push(...seen.map(({ found }) => found))
			const worst = Math.max(...seen.map(({ found }) => found.shift))
			const wrong = seen.flatMap(({ look, found }) =>
				found.faults.map((fault) => `${look.theme} ${look.width}: ${fault}`),
			)
			const arrived = seen[0]?.found.arrivedAt
			const way = arrived === page.path ? page.path : `${page.path} → ${arrived}`
			console.log(`  ${wrong.length === 0 ? 'ok' : 'NO'}  ${worst.toFixed(3)}  ${way}`)
			for (const fault of wrong) console.log(`        ${fault}`)
			faulty += wrong.length
		}
		const broken = await unknownLinks(visits, product.url)
		for (const link of broken) console.log(`  NO  leads nowhere: ${link}`)
		faulty += broken.length
		await context.close()
	}
	console.log(`\n${faulty === 0 ? 'Nothing is wrong.' : `${faulty} things are wrong.`}`)
	if (faulty > 0) process.exitCode = 1
} finally {
	await browser.close()
	await product.stop()
	await surroundings.stop()
}

async function contextOf(browser: Browser, who: Person | null): Promise<BrowserContext> {
	const context = await browser.newContext({
		baseURL: product.url,
		locale: 'en-GB',
		serviceWorkers: 'block',
	})
	if (who === null) return context
	const page = await context.newPage()
	await page.goto('/login')
	await page.getByLabel('Email', { exact: true }).fill(who.email)
	await page.getByLabel('Password', { exact: true }).fill(who.password)
	await page.getByLabel('Remember me').check()
	await page.getByRole('button', { name: 'Sign In', exact: true }).click()
	await page.waitForURL('**/dashboard')
	await page.close()
	return context
}

type Turn = { index: number; who: 'in' | 'out' }

async function seeInLooks(
	context: BrowserContext,
	page: { path: string; isMissing: boolean },
	{ index, who }: Turn,
): Promise<{ look: Look; found: Visit }[]> {
	const turn = looks[index % looks.length]
	const seen = []
	for (const look of values.quick && turn ? [turn] : looks) {
		const found = await visit(context, page, look)
		if (values.pictures) await keepPicture(`${who}${page.path}`, look, found)
		seen.push({ look, found })
	}
	return seen
}

async function keepPicture(name: string, look: Look, { picture }: Visit) {
	const folder = values.pictures ?? '.'
	await mkdir(folder, { recursive: true })
	const file = `${name.replaceAll('/', '_')}.${look.width}.${look.theme}.png`
	await writeFile(join(folder, file), picture)
}
