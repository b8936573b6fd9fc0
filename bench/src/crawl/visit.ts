import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import type { PageToVisit } from './pages-to-visit.ts'

/** How a page is looked at. */
export type Look = { width: number; theme: 'light' | 'dark' }

/** What one look at one page found. */
export type Visit = {
	/** Where the visit ended, which may be another page. */
	arrivedAt: string
	/** How much the page moved by itself while it loaded. */
	shift: number
	faults: string[]
	links: string[]
	/** Fragments that this page has places for. */
	ids: string[]
	picture: Buffer
}

/** How much a page may move by itself while it loads. */
export const maxShift = 0.02

/** Opens a page as one look has it, and tells everything that is wrong with it. */
export async function visit(
	context: BrowserContext,
	{ path, isMissing }: PageToVisit,
	{ width, theme }: Look,
): Promise<Visit> {
	const page = await context.newPage()
	const faults: string[] = []
	page.on('pageerror', (error) => faults.push(`broke: ${error.message}`))
	page.on('console', (message) => {
		const isMeant = isMissing && /status of 4\d\d/.test(message.text())
		if (message.type() === 'error' && !isMeant) faults.push(`console: ${message.text()}`)
	})
	page.on('request', (request) => {
		const { protocol, hostname } = new URL(request.url())
		if (protocol.startsWith('http') && hostname !== '127.0.0.1')
			faults.push(`asked another server: ${hostname}`)
	})
	try {
		await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
		await page.addInitScript(watchShifts)
		const answer = await page.goto(path, { waitUntil: 'networkidle' })
		const status = answer?.status() ?? 0
		if (status !== 200 && !(isMissing && status === 404)) faults.push(`answered ${status}`)
		await page.locator('h1').first().waitFor()
		const { shift, overflow, ...facts } = await page.evaluate(look)
		if (shift > maxShift) faults.push(`moved by ${shift.toFixed(3)}`)
		if (overflow > 0) faults.push(`is ${overflow} px wider than the screen`)
		faults.push(...(await accessibilityFaults(page)))
		const picture = await page.screenshot({ fullPage: true })
		return { ...facts, arrivedAt: new URL(page.url()).pathname, shift, faults, picture }
	} finally {
		await page.close()
	}
}

async function accessibilityFaults(page: Page): Promise<string[]> {
	const axe = new AxeBuilder({ page }).setLegacyMode(true)
	const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
	return violations.map(
		({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
	)
}

// Runs in the page, before anything of it. Only an observer is told of shifts.
function watchShifts(): void {
	const told = window as Window & { shiftOfCrawl?: number }
	told.shiftOfCrawl = 0
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value = 0, hadRecentInput = false } = entry as PerformanceEntry & {
				value?: number
				hadRecentInput?: boolean
			}
			if (!hadRecentInput) told.shiftOfCrawl = (told.shiftOfCrawl ?? 0) + value
		}
	}).observe({ type: 'layout-shift', buffered: true })
}

// Runs in the page.
function look() {
	const { shiftOfCrawl = 0 } = window as Window & { shiftOfCrawl?: number }
	const { scrollWidth, clientWidth } = document.documentElement
	return {
		shift: shiftOfCrawl,
		overflow: scrollWidth - clientWidth,
		links: [...document.querySelectorAll('a[href^="/"]')].map(
			(link) => link.getAttribute('href') ?? '',
		),
		ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
	}
}
