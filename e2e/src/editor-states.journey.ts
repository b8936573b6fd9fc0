import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, goOffline, newVisitor } from './browser.ts'
import { openCvFile } from './open-cv-file.ts'
import { careWorker } from './sample-cv.ts'

type State = {
	what: string
	open: (page: Page) => Promise<void>
	/** Leads back to the form. */
	close: (page: Page) => Promise<void>
	/** Where it can be; everywhere unless said. */
	widths?: readonly number[]
}

const widths = [1440, 768, 360]
// Layers over the form have one layout on a desktop and one on a phone.
const twoWidths = [1440, 360]
const stay = async () => undefined
const pressEscape = (page: Page) => page.keyboard.press('Escape')

const states: State[] = [
	{ what: 'Write', open: stay, close: stay },
	{ what: 'the menu of a line', open: openMenuOfLine, close: pressEscape, widths: twoWidths },
	{ what: 'what was removed', open: removeJob, close: undo, widths: twoWidths },
	{ what: 'a drag in progress', open: dragJob, close: letGo, widths: twoWidths },
	{ what: 'the commands', open: openCommands, close: pressEscape, widths: twoWidths },
	{ what: 'the keys', open: openKeys, close: pressEscape, widths: twoWidths },
	{ what: 'the page in a sheet', open: openSheet, close: pressEscape, widths: [768, 360] },
	{ what: 'the example', open: showExample, close: showOwnPage, widths: [1440] },
	{ what: 'Design', open: (page) => showMode(page, 'Design'), close: showWrite },
	{ what: 'Check', open: (page) => showMode(page, 'Check'), close: showWrite },
	{ what: 'without a connection', open: loseConnection, close: stay, widths: [1440] },
]

test('axe finds nothing in any state of the editor, in light and dark at three widths', async () => {
	const page = await newVisitor({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })
	await bringIn(page)
	for (const { what, open, close, widths: own = widths } of states) {
		await page.setViewportSize({ width: own[0] ?? 1440, height: 800 })
		await open(page)
		for (const width of own) await expectSound(page, width, what)
		await showTheme(page, 'dark')
		for (const width of own.toReversed()) await expectSeen(page, width, `${what}, dark`)
		await showTheme(page, 'light')
		await page.setViewportSize({ width: own[0] ?? 1440, height: 800 })
		await close(page)
	}
}, 240_000)

async function expectSound(page: Page, width: number, what: string): Promise<void> {
	await page.setViewportSize({ width, height: 800 })
	// The parts of a wide window go once React has heard of the new width.
	const slides = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	await expect
		.poll(slides, { message: `${what} slides sideways at ${width}` })
		.toBeLessThanOrEqual(0)
	await tellingWhere(`${what} at ${width}`, expectAccessible(page))
}

// Only colours differ between the themes.
async function expectSeen(page: Page, width: number, what: string): Promise<void> {
	await page.setViewportSize({ width, height: 800 })
	await tellingWhere(`${what} at ${width}`, expectAccessible(page, ['color-contrast']))
}

async function tellingWhere(what: string, expected: Promise<void>): Promise<void> {
	await expected.catch((error: Error & { actual?: unknown }) => {
		throw new Error(`${what}: ${JSON.stringify(error.actual) ?? error.message}`)
	})
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
	await page.evaluate((isDark) => {
		document.documentElement.classList.toggle('dark', isDark)
	}, theme === 'dark')
}

async function bringIn(page: Page): Promise<void> {
	await openCvFile(page, careWorker)
	// As in a CV that was begun from an example.
	await page.evaluate(() => localStorage.setItem('examplesBeside', '{"local":"care-assistant"}'))
	await page.goto('/cv-writer/create?section=experience')
	await page.getByLabel('Job title').first().waitFor()
	await page.locator('.typeset-pages svg').first().waitFor({ state: 'attached' })
}

async function showMode(page: Page, name: 'Write' | 'Design' | 'Check'): Promise<void> {
	await page
		.getByRole('link', { name: new RegExp(`^${name}`) })
		.first()
		.click()
	if (name === 'Design') await page.getByRole('heading', { name: 'Design' }).waitFor()
	if (name === 'Check') await page.getByRole('img', { name: /of 100/ }).waitFor()
}

async function showWrite(page: Page): Promise<void> {
	await showMode(page, 'Write')
	await page.getByLabel('Job title').first().waitFor()
}

async function openMenuOfLine(page: Page): Promise<void> {
	await page
		.getByRole('button', { name: /^Move, hide or remove Achievement 1/ })
		.first()
		.click()
	await page.getByRole('menu').waitFor()
}

async function removeJob(page: Page): Promise<void> {
	await page
		.getByRole('button', { name: /^Remove .*Care/ })
		.last()
		.click()
	await page.getByRole('button', { name: 'Undo', exact: true }).last().waitFor()
}

async function undo(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
}

/** Takes a job by its handle as a finger does, over the other one, and holds it there. */
async function dragJob(page: Page): Promise<void> {
	const handle = page.locator('[data-entry] [data-drag-image] [draggable=true]')
	await handle.nth(1).waitFor()
	await page.locator('[data-entry]').first().scrollIntoViewIfNeeded()
	await handle.nth(1).evaluate((element) => {
		const target = document.querySelector('[data-entry]')?.getBoundingClientRect()
		const { x, y } = element.getBoundingClientRect()
		const finger = { pointerType: 'touch', isPrimary: true, pointerId: 7, bubbles: true }
		const at = (clientX: number, clientY: number) => ({ ...finger, clientX, clientY })
		element.dispatchEvent(new PointerEvent('pointerdown', at(x + 5, y + 5)))
		for (const step of [12, (target?.top ?? 0) + 10 - y]) {
			window.dispatchEvent(new PointerEvent('pointermove', at(x + 5, y + step)))
		}
	})
	await page.locator('body > [inert]', { hasText: 'Care Assistant' }).waitFor()
}

async function letGo(page: Page): Promise<void> {
	await page.evaluate(() =>
		window.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 7 })),
	)
	await page.locator('body > [inert]').waitFor({ state: 'detached' })
}

async function showExample(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Sample', exact: true }).click()
	await page.getByRole('article', { name: /^Sample:/ }).waitFor()
}

async function showOwnPage(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Your page' }).click()
	await page.getByRole('article', { name: /^Sample:/ }).waitFor({ state: 'detached' })
}

async function openCommands(page: Page): Promise<void> {
	await page.keyboard.press('ControlOrMeta+k')
	await page.getByRole('dialog').waitFor()
}

async function openKeys(page: Page): Promise<void> {
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	await page
		.getByRole('link', { name: /^Write/ })
		.first()
		.focus()
	await page.keyboard.press('?')
	await page.getByRole('dialog').waitFor()
}

async function openSheet(page: Page): Promise<void> {
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	await page.getByRole('button', { name: 'See the page' }).click()
	await page.locator('[role=dialog] .typeset-pages svg').first().waitFor()
}

async function loseConnection(page: Page): Promise<void> {
	await goOffline(page)
	await page.getByLabel('Job title').first().fill('Care Lead')
	await page.getByText(/The page will update/).waitFor()
}
