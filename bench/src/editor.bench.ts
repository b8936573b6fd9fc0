import type { BrowserContext, Page } from 'playwright-core'
import { threePageCv } from './editor/three-page-cv.ts'
import { type KeyTimes, watchKeys } from './editor/watch-keys.ts'
import { median, percentile } from './percentile.ts'
import { withProductInChromium } from './product-in-chromium.ts'

const throttled = 4
const warmUp = 'Calm and '
const typed = 'trusted with the keys, whom newcomers ask first about nearly anything'

const fields = [
	{ section: 'experience', name: 'an achievement', label: /^Achievement 1 of/ },
	{ section: 'professionalSummary', name: 'the profile', label: 'Your profile' },
]

/** Times typing in the editor with a CV of three pages, on a processor a quarter as fast. */
export async function benchEditor(): Promise<void> {
	await withProductInChromium(async (context) => {
		const page = await openEditor(context)
		const session = await context.newCDPSession(page)
		await session.send('Emulation.setCPUThrottlingRate', { rate: throttled })
		console.log(
			`Typing in a CV of 3 pages, in Chromium, the processor throttled ${throttled} times`,
		)
		const bareTimes = await timeBareField(await context.newPage())
		tell('a bare field in an empty page, for comparison', bareTimes)
		for (const { section, name, label } of fields) {
			await page.goto(`/cv-writer/create?section=${section}`)
			await page.locator('.typeset-pages svg').nth(2).waitFor({ state: 'attached' })
			// The checks, the dictionary and the rules of numbers have come by then.
			await page.waitForFunction(() => performance.getEntriesByName('ella-check').length > 0)
			await page.evaluate(watchKeys)
			await page.getByRole('textbox', { name: label }).first().click()
			await page.keyboard.press('ControlOrMeta+Home')
			const times = await typeAndTime(page)
			tell(name, times)
			tellRatio(times, bareTimes)
		}
	})
}

async function openEditor(context: BrowserContext): Promise<Page> {
	const page = await context.newPage()
	await page.goto('/cv-writer', { waitUntil: 'networkidle' })
	await page.getByLabel('Choose a file').setInputFiles({
		...{ name: 'cv.json', mimeType: 'application/json' },
		buffer: Buffer.from(JSON.stringify(threePageCv())),
	})
	await page.waitForURL('**/cv-writer/create*')
	return page
}

const bare = `<textarea aria-label="Bare" oninput="this.nextSibling.textContent = this.value"></textarea><p class="typeset-pages"></p>`

/** The same keys in a page that does nothing else: what the machine, the browser and the frames cost by themselves. */
async function timeBareField(page: Page): Promise<KeyTimes[]> {
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: throttled })
	await page.setContent(bare)
	await page.evaluate(watchKeys)
	await page.getByLabel('Bare').click()
	const times = await typeAndTime(page)
	await page.close()
	return times
}

async function typeAndTime(page: Page): Promise<KeyTimes[]> {
	for (const letter of warmUp) await page.keyboard.press(letter === ' ' ? 'Space' : letter)
	const times: KeyTimes[] = []
	for (const letter of typed) {
		// A space moves nothing that is drawn until the next letter.
		if (letter === ' ') {
			await page.keyboard.press('Space')
			continue
		}
		await page.evaluate(() => window.armKey())
		await page.keyboard.press(letter)
		times.push(await page.evaluate(() => window.keyTimes()))
	}
	return times
}

function tell(name: string, times: KeyTimes[]): void {
	const figures = (of: (times: KeyTimes) => number) => {
		const values = times.map(of)
		return `median ${median(values).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`
	}
	console.log(`  ${name}, ${times.length} letters`)
	console.log(`    work of a key press       ${figures(({ workMs }) => workMs)}`)
	console.log(
		`    to the field painted      ${figures(({ fieldMs }) => fieldMs)} (aim: p95 under 16 ms)`,
	)
	console.log(
		`    to the page painted       ${figures(({ pageMs }) => pageMs)} (aim: p95 under 100 ms)`,
	)
}

/** What the editor adds to what the machine needs by itself, which differs from machine to machine. */
function tellRatio(times: KeyTimes[], bareTimes: KeyTimes[]): void {
	const ratio = (of: (values: number[]) => number) =>
		(of(times.map(({ fieldMs }) => fieldMs)) / of(bareTimes.map(({ fieldMs }) => fieldMs))).toFixed(
			1,
		)
	const p95 = ratio((values) => percentile(values, 0.95))
	console.log(
		`    to the field painted      ${ratio(median)} times the bare field, p95 ${p95} times`,
	)
}
