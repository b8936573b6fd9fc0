import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { newAddress } from './caller.ts'
import { chromiumPath, journeyBrowserPath, launchArguments } from './launch-arguments.ts'

const mostTold = 8_000

const browsers = new Map<string, Promise<Browser>>()

export type VisitOptions = {
	theme?: 'light' | 'dark'
	width?: number
	height?: number
	/** Whether fingers press, in place of a mouse. */
	hasTouch?: boolean
	/** Whether the editor's offline support is installed; other journeys don't fetch it. */
	worksOffline?: boolean
	/**
	 * Whether they only look; others move the pointer on each page, which has its scripts run. They look in Chromium itself, because the
	 * headless shell says of a page now and then that it is hidden, which has its scripts run too.
	 */
	onlyLooks?: boolean
	/** Whose pages are visited; the product of all journeys unless one is named. */
	url?: string
	/** Console errors that the journey causes on purpose. */
	expectedErrors?: RegExp[]
}

/** A new visitor with empty storage. The test fails if the browser's console shows an error. */
export async function newVisitor(options: VisitOptions = {}): Promise<Page> {
	const context = await newContext(options)
	const page = await context.newPage()
	const errors: string[] = []
	page.on('pageerror', (error) => errors.push(error.message))
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text())
	})
	onTestFinished(async ({ task }) => {
		const expected = options.expectedErrors ?? []
		const unexpected = () => errors.filter((text) => !expected.some((one) => one.test(text)))
		const hasFailed = task.result?.state === 'fail' || unexpected().length > 0
		if (hasFailed) await tellOf(page, task.name, errors)
		await context.close()
		expect(unexpected()).toEqual([])
	})
	return page
}

/**
 * Takes every tab of a visitor offline, and waits until no request gets through: a request sent before that may still
 * be answered.
 */
export async function goOffline(page: Page): Promise<void> {
	await page.context().setOffline(true)
	for (const tab of page.context().pages()) {
		await tab.waitForFunction(() =>
			fetch('/livez', { cache: 'no-store' }).then(
				() => false,
				() => true,
			),
		)
	}
}

/**
 * Writes the journey's page, its text and its errors to standard error when the journey fails, for a reader of
 * another machine's log.
 */
async function tellOf(page: Page, journey: string, errors: string[]): Promise<void> {
	const words = await page
		.locator('body')
		.ariaSnapshot({ timeout: 2_000 })
		.catch((error: Error) => error.message)
	const shown = words.replace(/\s+/g, ' ').slice(0, mostTold)
	process.stderr.write(
		`\n“${journey}” stood at ${page.url()} and saw: ${shown}\n${errors.join('\n').slice(0, mostTold)}\n`,
	)
}

async function newContext({
	theme = 'light',
	width = 1440,
	height = 900,
	worksOffline = false,
	hasTouch = false,
	onlyLooks = false,
	url = inject('productUrl'),
}: VisitOptions): Promise<BrowserContext> {
	const path = onlyLooks ? chromiumPath : journeyBrowserPath
	const context = await (await openBrowser(path)).newContext({
		baseURL: url,
		serviceWorkers: worksOffline ? 'allow' : 'block',
		colorScheme: theme,
		viewport: { width, height },
		hasTouch,
		locale: 'en-GB',
		reducedMotion: 'reduce',
		acceptDownloads: true,
		// Each visitor has a separate address, as in reality; limits count by address.
		extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
	})
	context.setDefaultTimeout(30_000)
	if (!onlyLooks) await context.addInitScript(moveThePointer)
	return context
}

/** The browser of all journeys of this worker; another one if that has crashed. */
async function openBrowser(path: string): Promise<Browser> {
	const open = await browsers.get(path)
	if (open?.isConnected()) return open
	const opened = chromium.launch({ executablePath: path, args: launchArguments })
	browsers.set(path, opened)
	return opened
}

// Runs in each page. The page's scripts would wait until the page is touched, which a visitor of a journey is about
// to do.
function moveThePointer(): void {
	addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove')))
}

/** Has the system of a visitor change its theme, and waits until the page has followed. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
	await page.emulateMedia({ colorScheme: theme })
	await page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor()
}

/** A theme and a width, in CSS pixels, in which a page is looked at. */
export type Look = { theme: 'light' | 'dark'; width: number }

/** On a desk and on a phone, by day and by night. */
export const fourLooks: readonly Look[] = [
	{ theme: 'light', width: 1440 },
	{ theme: 'dark', width: 1440 },
	{ theme: 'dark', width: 360 },
	{ theme: 'light', width: 360 },
]

/** One desktop look and one phone look, for pages that share their parts with other pages. */
export const twoLooks: readonly Look[] = [
	{ theme: 'light', width: 1440 },
	{ theme: 'dark', width: 360 },
]

/** Expects that axe finds nothing on the present page, in each of these looks. */
export async function expectAccessibleIn(page: Page, looks: readonly Look[]): Promise<void> {
	for (const { theme, width } of looks) {
		await showTheme(page, theme)
		await page.setViewportSize({ width, height: 900 })
		await expectAccessible(page)
	}
}

/**
 * Expects that axe finds nothing on the present page, by all its rules or by the named rules. Only violations are
 * described, and the result is put together in the page itself: our pages contain no frames from other sites, and
 * this takes a third of the time.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
	const axe = new AxeBuilder({ page }).setLegacyMode(true)
	const runOnly = rules === undefined ? {} : { runOnly: rules }
	const { violations } = await axe.options({ resultTypes: ['violations'], ...runOnly }).analyze()
	const found = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
	)
	expect(found, `axe on ${page.url()}`).toEqual([])
}
