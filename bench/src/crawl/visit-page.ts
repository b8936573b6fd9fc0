import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import type { PageToVisit } from './pages-to-visit.ts'
import { readShifts, watchShifts } from './watch-shifts.ts'

/** The findings of a visit to one page at one width. */
export type PageVisit = {
	/** The path after redirects. */
	arrivedAt: string
	/** How far the content of the page shifted without input while the page loaded. */
	shift: number
	faults: string[]
	links: string[]
	/** Fragments that links to this page may have. */
	ids: string[]
	pictures: { theme: Theme; picture: Buffer }[]
}

type Theme = 'light' | 'dark'

/** The largest layout shift that a page may have while it loads. */
const maxShift = 0.02

export type ViewOptions = {
	width: number
	/** The first is the one in which the page is opened. */
	themes: Theme[]
	keepsPictures: boolean
}

/** Opens a page at one width, shows it in each theme, and lists its faults. */
export async function visitPage(
	context: BrowserContext,
	{ path, isMissing }: PageToVisit,
	{ width, themes, keepsPictures }: ViewOptions,
): Promise<PageVisit> {
	const page = await context.newPage()
	const faults: string[] = []
	collectFaults(page, faults, isMissing)
	try {
		await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
		await page.emulateMedia({ colorScheme: themes[0] ?? 'light', reducedMotion: 'reduce' })
		await page.addInitScript(watchShifts)
		// A pointer move makes a page load its deferred scripts at once.
		await page.addInitScript(() =>
			addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove'))),
		)
		const answer = await page.goto(path, { waitUntil: 'networkidle' })
		if (answer?.status() !== 200) faults.push(`answered ${answer?.status()}`)
		await page.locator('h1:visible').first().waitFor({ timeout: 20_000 })
		const { value: shift, moved } = await page.evaluate(readShifts)
		// `!(<=)` rather than `>`: an unmeasured shift is NaN and must count as a fault.
		if (!(shift <= maxShift)) faults.push(`moved by ${shift.toFixed(3)}: ${moved.join('; ')}`)
		const { overflow, ...facts } = await page.evaluate(readPageFacts)
		if (overflow > 0) faults.push(`is ${overflow} px wider than the screen`)
		const pictures = []
		for (const theme of themes) {
			await showIn(page, theme)
			faults.push(...(await accessibilityFaults(page, theme, theme === themes[0])))
			if (keepsPictures) pictures.push({ theme, picture: await pictureOf(page) })
		}
		return { ...facts, arrivedAt: new URL(page.url()).pathname, shift, faults, pictures }
	} catch (error) {
		faults.push(`could not be visited: ${firstLine(error)}`)
		return { arrivedAt: path, shift: 0, faults, links: [], ids: [], pictures: [] }
	} finally {
		await page.close().catch(() => undefined)
	}
}

// Waits until a page has followed a change of the system's theme. A page without scripts is reloaded instead.
async function showIn(page: Page, theme: Theme): Promise<void> {
	await page.emulateMedia({ colorScheme: theme })
	const isFollowing = (await page.locator('link[rel=modulepreload]').count()) > 0
	if (!isFollowing) await page.reload({ waitUntil: 'networkidle' })
	await page.waitForFunction(
		(isDark) => document.documentElement.classList.contains('dark') === isDark,
		theme === 'dark',
	)
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
	)
}

// Loads lazy images first, so that the picture has them.
async function pictureOf(page: Page): Promise<Buffer> {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = 'eager'
		await Promise.allSettled([...document.images].map((image) => image.decode()))
	})
	return page.screenshot({ fullPage: true })
}

function collectFaults(page: Page, faults: string[], isMissing: boolean): void {
	page.on('pageerror', (error) => faults.push(`broke: ${error.message}`))
	page.on('console', (message) => {
		const isMeant = isMissing && /status of 4\d\d/.test(message.text())
		if (message.type() !== 'error' || isMeant) return
		faults.push(`console: ${message.text()} (${message.location().url})`)
	})
	page.on('request', (request) => {
		const { protocol, hostname } = new URL(request.url())
		if (protocol.startsWith('http') && hostname !== '127.0.0.1')
			faults.push(`asked another server: ${hostname}`)
	})
}

function firstLine(error: unknown): string {
	return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}

// The second theme is checked for colours only: nothing else differs.
async function accessibilityFaults(page: Page, theme: Theme, isWhole: boolean): Promise<string[]> {
	const axe = new AxeBuilder({ page }).setLegacyMode(true)
	axe.options({ resultTypes: ['violations'] })
	if (!isWhole) axe.withRules(['color-contrast', 'link-in-text-block'])
	const { violations } = await axe.analyze()
	return violations.map(
		({ id, nodes }) =>
			`axe in ${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
	)
}

// Runs in the page.
function readPageFacts() {
	const { scrollWidth, clientWidth } = document.documentElement
	return {
		overflow: scrollWidth - clientWidth,
		links: [...document.querySelectorAll('a[href^="/"]')].map(
			(link) => link.getAttribute('href') ?? '',
		),
		ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
	}
}
