import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import type { PageToVisit } from './pages-to-visit.ts'
import { readShifts, watchShifts } from './watch-shifts.ts'

/** What a visit to one page at one width found. */
export type Visit = {
	/** Where the visit ended, which may be another page. */
	arrivedAt: string
	/** How much the page moved by itself while it loaded. */
	shift: number
	faults: string[]
	links: string[]
	/** Fragments that this page has places for. */
	ids: string[]
	pictures: { theme: Theme; picture: Buffer }[]
}

type Theme = 'light' | 'dark'

/** How much a page may move by itself while it loads. */
const maxShift = 0.02

export type Look = {
	width: number
	/** The first is the one in which the page is opened. */
	themes: Theme[]
	keepsPictures: boolean
}

/** Opens a page at one width, shows it in its themes, and tells everything that is wrong with it. */
export async function visit(
	context: BrowserContext,
	{ path, isMissing }: PageToVisit,
	{ width, themes, keepsPictures }: Look,
): Promise<Visit> {
	const page = await context.newPage()
	const faults: string[] = []
	listen(page, faults, isMissing)
	try {
		await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
		await page.emulateMedia({ colorScheme: themes[0] ?? 'light', reducedMotion: 'reduce' })
		await page.addInitScript(watchShifts)
		// Whoever moves the pointer has the scripts of a page run at once.
		await page.addInitScript(() =>
			addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove'))),
		)
		const answer = await page.goto(path, { waitUntil: 'networkidle' })
		if (answer?.status() !== 200) faults.push(`answered ${answer?.status()}`)
		await page.locator('h1:visible').first().waitFor({ timeout: 20_000 })
		const { value: shift, moved } = await page.evaluate(readShifts)
		// What was not measured is no number, and no number keeps below.
		if (!(shift <= maxShift)) faults.push(`moved by ${shift.toFixed(3)}: ${moved.join('; ')}`)
		const { overflow, ...facts } = await page.evaluate(look)
		if (overflow > 0) faults.push(`is ${overflow} px wider than the screen`)
		const pictures = []
		for (const theme of themes) {
			await showIn(page, theme)
			faults.push(...(await accessibilityFaults(page, theme, theme === themes[0])))
			if (keepsPictures) pictures.push({ theme, picture: await pictureOf(page) })
		}
		return { ...facts, arrivedAt: new URL(page.url()).pathname, shift, faults, pictures }
	} catch (error) {
		faults.push(`could not be looked at: ${firstLine(error)}`)
		return { arrivedAt: path, shift: 0, faults, links: [], ids: [], pictures: [] }
	} finally {
		await page.close().catch(() => undefined)
	}
}

// The page is told of the system's theme a moment later; colours are looked at once they have changed. A page without
// scripts of the site takes the theme that it is opened in.
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

// What comes only when somebody scrolls to it is on the picture too.
async function pictureOf(page: Page): Promise<Buffer> {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = 'eager'
		await Promise.allSettled([...document.images].map((image) => image.decode()))
	})
	return page.screenshot({ fullPage: true })
}

function listen(page: Page, faults: string[], isMissing: boolean): void {
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

// Only colours differ between the themes.
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
function look() {
	const { scrollWidth, clientWidth } = document.documentElement
	return {
		overflow: scrollWidth - clientWidth,
		links: [...document.querySelectorAll('a[href^="/"]')].map(
			(link) => link.getAttribute('href') ?? '',
		),
		ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
	}
}
