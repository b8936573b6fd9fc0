import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectAccessibleIn, fourLooks, newVisitor } from './browser.ts'
import {
	lightPages,
	mostLandingBytes,
	mostLightBytes,
	scriptsOf,
	weightOf,
} from './script-weight.ts'

test('the first page is whole without JavaScript', async () => {
	const page = await newVisitor()
	const html = await (await page.request.get('/')).text()
	for (const words of [
		'What Makes Ella Different',
		'Looks Professional Everywhere',
		'Upload and Transform',
		'Executive Elite',
	]) {
		expect(html).toContain(words)
	}
})

test('the scripts of the first page keep within their budget', () => {
	const scripts = scriptsOf('/')
	expect(scripts.length).toBeGreaterThan(3)
	expect(weightOf(scripts), JSON.stringify(scripts)).toBeLessThan(mostLandingBytes)
})

test.each(lightPages)('%s opens without what only its use needs', (page) => {
	const scripts = scriptsOf(page)
	expect(scripts.length).toBeGreaterThan(3)
	expect(weightOf(scripts), JSON.stringify(scripts)).toBeLessThan(mostLightBytes)
})

test('the theme follows the system, is chosen by the button and is remembered', async () => {
	const page = await newVisitor({ theme: 'dark' })
	await page.goto('/')
	const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
	await expect.poll(isDark).toBe(true)
	await page.getByRole('button', { name: 'Switch to light mode' }).click()
	await page.getByRole('button', { name: 'Switch to dark mode' }).waitFor()
	await page.reload()
	await expect.poll(isDark).toBe(false)
})

test('whoever wants no motion sees the theme change at once, and not level by level', async () => {
	const page = await newVisitor({ theme: 'light' })
	await page.goto('/')
	await page.getByRole('button', { name: 'Switch to dark mode' }).click()
	await page.getByRole('button', { name: 'Switch to light mode' }).waitFor()
	const { before, atOnce, later } = await page.evaluate(async () => {
		const elements = [...document.querySelectorAll('body *')]
		const colours = () => elements.map((element) => getComputedStyle(element).color).join()
		const rest = async () => {
			for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
		}
		await rest()
		const before = colours()
		document.documentElement.classList.remove('dark')
		const atOnce = colours()
		await rest()
		return { before, atOnce, later: colours() }
	})
	expect(atOnce).not.toBe(before)
	expect(atOnce).toBe(later)
})

test('what is pressed before the scripts are there is pressed once they are, and links lead on without them', async () => {
	const page = await newVisitor({ width: 360, height: 740 })
	let letThrough = () => {}
	const isLetThrough = new Promise<void>((resolve) => {
		letThrough = resolve
	})
	await page.route('**/assets/*.js', async (route) => {
		await isLetThrough
		await route.continue()
	})
	await page.goto('/')
	const menu = page.getByRole('button', { name: 'Open menu' })
	await menu.click()
	await menu.click()
	letThrough()
	await page.getByRole('button', { name: 'Close menu' }).waitFor()

	const scriptless = await newVisitor()
	// Never answered.
	await scriptless.route('**/assets/*.js', () => {})
	await scriptless.goto('/')
	await scriptless.getByRole('link', { name: 'Pricing' }).first().click()
	await scriptless.waitForURL('**/pricing')
})

test('the scripts of a page that somebody only looks at wait, and run after a rest', async () => {
	const page = await newVisitor({ onlyLooks: true })
	await page.addInitScript(noteWhenScriptsRun)
	await page.goto('/pricing')
	await page.waitForFunction(() => 'scriptTimes' in window)
	const { ranAtMs, askedForAtMs } = await page.evaluate(() => Object(window).scriptTimes)
	expect(ranAtMs).toBeGreaterThan(5000)
	expect(askedForAtMs.length).toBeGreaterThan(0)
	// Fetched, each of them, long before they run.
	expect(Math.max(...askedForAtMs)).toBeLessThan(ranAtMs - 1000)
	await page.getByRole('button', { name: /^Switch to/ }).waitFor()
})

// Runs in the page before anything of it: a page names its routes at the moment when its scripts run.
function noteWhenScriptsRun(): void {
	Object.defineProperty(window, '__reactRouterRouteModules', {
		configurable: true,
		set(routes) {
			const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
			Object(window).scriptTimes = {
				ranAtMs: performance.now(),
				askedForAtMs: files.map(({ href }) => performance.getEntriesByName(href)[0]?.startTime),
			}
			Object.defineProperty(window, '__reactRouterRouteModules', { value: routes, writable: true })
		},
	})
}

test('a file that is dropped before the scripts are there is looked at once they are', async () => {
	const page = await newVisitor()
	const letThrough = await holdScripts(page)
	await page.goto('/cv-analysis')
	const isOpenedByBrowser = await page.evaluate(() => {
		const dataTransfer = new DataTransfer()
		dataTransfer.items.add(new File(['words'], 'holiday.mp3'))
		const drop = { dataTransfer, bubbles: true, cancelable: true }
		return document.body.dispatchEvent(new DragEvent('drop', drop))
	})
	expect(isOpenedByBrowser).toBe(false)
	letThrough()
	await page.getByRole('alert').filter({ hasText: 'holiday.mp3' }).waitFor()
})

test('what is written and ticked before the scripts are there is told to them once they are', async () => {
	const page = await newVisitor()
	const letThrough = await holdScripts(page)
	await page.goto('/cv-rewriter', { waitUntil: 'commit' })
	await page.getByLabel('Your job duties').fill('Helping with serving meals')
	await page.getByLabel('Yes, I still do it').check()
	letThrough()
	await page.getByText('Help serve meals').first().waitFor()
})

test('a page whose scripts did not come is fetched again for whoever presses something', async () => {
	const page = await newVisitor({
		width: 360,
		height: 740,
		expectedErrors: [/ERR_FAILED|imported module/],
	})
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/')
	const isThere = page.waitForEvent('load')
	await page.getByRole('button', { name: 'Open menu' }).click()
	await isThere
	// It does not come for ever.
	await page.getByRole('button', { name: 'Open menu' }).click()
	await page.unroute('**/assets/*.js')
	await page.reload()
	await page.getByRole('button', { name: 'Open menu' }).click()
	await page.getByRole('button', { name: 'Close menu' }).waitFor()
})

test('the search finds acts and samples by trade', async () => {
	const page = await newVisitor()
	await page.goto('/')
	const search = page.getByRole('combobox', { name: /^Search/ })
	await page.keyboard.press('Control+k')
	await search.fill('dark')
	await page.getByRole('option', { name: /^Switch to dark mode/ }).waitFor()
	await page.keyboard.press('Enter')
	await page.waitForFunction(() => document.documentElement.classList.contains('dark'))

	await page.keyboard.press('Control+k')
	await search.fill('care assistant')
	await page.getByRole('option', { name: /^Care assistant CV/ }).click()
	await page.waitForURL('**/cv-writer?example=care-assistant')
})

test('an unknown address answers 404 and helps on', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 404/] })
	const answer = await page.goto('/no-such-page')
	expect(answer?.status()).toBe(404)
	await page.getByRole('heading', { level: 1 }).waitFor()
	await expectAccessible(page)
})

test('an unknown call answers 404 as JSON', async () => {
	const page = await newVisitor()
	const answer = await page.request.get('/api/no-such-call/')
	expect(answer.status()).toBe(404)
	expect(await answer.json()).toMatchObject({ detail: expect.any(String), code: 'not_found' })
})

test('on a phone the menu opens, and each link closes it', async () => {
	const page = await newVisitor({ width: 360, height: 740 })
	await page.goto('/')
	await page.getByRole('button', { name: /menu/i }).click()
	const link = page.getByRole('link', { name: 'Write CV' }).first()
	await link.click()
	await page.waitForURL('**/cv-writer')
	await link.waitFor({ state: 'hidden' })
})

test('nothing is asked of any other server', async () => {
	const page = await newVisitor()
	const elsewhere: string[] = []
	page.on('request', (request) => {
		const { protocol, hostname } = new URL(request.url())
		if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url())
	})
	for (const path of ['/', '/cv-analysis', '/cv-rewriter', '/cv-writer', '/cv-writer/create'])
		await page.goto(path, { waitUntil: 'networkidle' })
	expect(elsewhere).toEqual([])
})

test('axe finds nothing on the first page', async () => {
	const page = await newVisitor()
	await page.goto('/', { waitUntil: 'networkidle' })
	await expectAccessibleIn(page, [...fourLooks, { theme: 'light', width: 768 }])
})

async function holdScripts(page: Page): Promise<() => void> {
	let letThrough = () => {}
	const isLetThrough = new Promise<void>((resolve) => {
		letThrough = resolve
	})
	await page.route('**/assets/*.js', async (route) => {
		await isLetThrough
		await route.continue()
	})
	return letThrough
}
