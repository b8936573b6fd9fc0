import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { expectNoSidewaysScroll } from './expect-page.ts'

/** Linked from the site and made elsewhere in the product. */
const elsewhere = ['/templates', '/subscription', '/jobs', '/applications']

/** How much a page may move while it loads. */
const maxShift = 0.02

async function pathsOfSitemap(page: Page): Promise<string[]> {
	const xml = await (await page.request.get('/sitemap.xml')).text()
	const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
	return addresses.map((address) => new URL(address).pathname)
}

// Runs in each page before anything of it. Only an observer is told of shifts.
function watchShifts(): void {
	const page = window as Window & { shift?: number }
	page.shift = 0
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value = 0 } = entry as PerformanceEntry & { value?: number }
			page.shift = (page.shift ?? 0) + value
		}
	}).observe({ type: 'layout-shift', buffered: true })
}

type Seen = { path: string; title: string; description: string; canonical: string; shift: number }

async function look(page: Page, path: string): Promise<Seen & { links: string[] }> {
	const answer = await page.goto(path, { waitUntil: 'load' })
	expect(answer?.status(), path).toBe(200)
	await page.locator('h1').first().waitFor()
	const facts = await page.evaluate(() => ({
		title: document.title,
		description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
		canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
		links: [...document.querySelectorAll('a[href^="/"]')].map((a) => a.getAttribute('href') ?? ''),
		data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
			(script) => script.textContent ?? '',
		),
		shift: (window as Window & { shift?: number }).shift ?? Number.NaN,
	}))
	for (const text of facts.data)
		expect(JSON.parse(text)).toMatchObject({ '@type': expect.any(String) })
	return { path, ...facts }
}

test('every public page is found, is itself, stays still, and leads only to pages that are there', async () => {
	const page = await newVisitor()
	const foreign: string[] = []
	page.on('request', (request) => {
		const { protocol, hostname } = new URL(request.url())
		if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url())
	})
	await page.addInitScript(watchShifts)
	const paths = (await pathsOfSitemap(page)).filter((path) => !elsewhere.includes(path))
	expect(paths.length).toBeGreaterThan(28)
	const seen = []
	for (const path of paths) seen.push(await look(page, path))
	expect(foreign).toEqual([])
	for (const key of ['title', 'description', 'canonical'] as const) {
		expect(new Set(seen.map((one) => one[key])).size, key).toBe(seen.length)
	}
	for (const { canonical, path } of seen) expect(new URL(canonical).pathname).toBe(path)
	// A shift that was not measured isn't a number, so it is never below the limit.
	expect(seen.filter(({ shift }) => !(shift <= maxShift))).toEqual([])
	const links = new Set(seen.flatMap((one) => one.links).map((link) => link.split('#')[0] ?? ''))
	const unknown = [...links].filter((link) => link && ![...paths, ...elsewhere].includes(link))
	const answers = await Promise.all(unknown.map((link) => page.request.get(link)))
	expect(answers.filter((one) => !one.ok()).map((one) => one.url())).toEqual([])
})

const kindsOfPage = [
	'/features',
	'/pricing',
	'/blog',
	'/blog/nurse-cv',
	'/help',
	'/tips',
	'/contact',
	'/api',
	'/status',
	'/licenses',
	'/sitemap',
	'/privacy',
]

// Two visitors share the pages, so that neither journey is long; each browser caches the files that the pages share.
test.each([
	['the first', kindsOfPage.slice(0, 6)],
	['the other', kindsOfPage.slice(6)],
])('axe finds nothing on %s half of the kinds of page', async (_, paths) => {
	const page = await newVisitor()
	for (const path of paths) {
		await page.goto(path, { waitUntil: 'networkidle' })
		await expectAccessibleIn(page, twoLooks)
	}
})

test('an article that is not there answers 404, also from within the site', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 404/] })
	expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404)
	await page.getByRole('heading', { level: 1, name: /nothing/ }).waitFor()
})

test('the search finds an answer by its words and opens it', async () => {
	const page = await newVisitor()
	await page.goto('/pricing')
	await page.getByRole('button', { name: 'Search' }).click()
	await page.getByRole('combobox').fill('24 hours file upload')
	await page.getByRole('option', { name: 'What happens to the file I upload?' }).waitFor()
	await expectAccessible(page)
	await page.getByRole('combobox').fill('what happens file upload')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/help#what-happens-to-the-file-i-upload')
	await page.getByText('We store it on this site so we can read it').waitFor()
})

test('a message of the contact form is acknowledged', async () => {
	const page = await newVisitor()
	await page.goto('/contact')
	await page.getByLabel('Email').fill('ada@example.com')
	await page.getByLabel('Your message').fill('Is there a template for a poem?')
	await page.getByRole('button', { name: 'Send message' }).click()
	await page.getByText('We’ve received your message').waitFor()
})

test('the examples of the help page load when asked, and a changed line is judged by keyboard', async () => {
	const page = await newVisitor()
	const tables: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/meaning-')) tables.push(request.url())
	})
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/help#does-it-make-things-up')
	const run = page.getByRole('button', { name: 'Run these examples' })
	await page.getByRole('table', { name: '10 examples' }).waitFor()
	await expectAccessible(page)
	expect(tables).toEqual([])
	await run.press('Enter')
	const example = page.getByRole('group', { name: 'Example 5' })
	await example.getByText('You didn’t give the number “200”.').waitFor()
	expect(tables).toHaveLength(1)
	await example.getByLabel('Your words').fill('Served 200 customers a day in a busy café.')
	await example.getByText('Keeps to your words').waitFor()
	await example.getByLabel('Rewritten').fill('Served 300 customers a day in a busy café.')
	await example.getByText('You didn’t give the number “300”.').waitFor()
	await expectAccessibleIn(page, twoLooks)
	await expectNoSidewaysScroll(page)
	await example.getByRole('button', { name: 'Reset example 5' }).press('Enter')
	await example.getByText('You didn’t give the number “200”.').waitFor()
})
