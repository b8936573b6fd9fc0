import { parseArgs } from 'node:util'
import { openCvFile } from '@app/e2e/open-cv-file'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { countWork, type ThreadWork } from './editor/thread-work.ts'
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

/**
 * Times typing in the editor with a CV of three pages, on a processor a quarter as fast. `--network 80` lets each answer of
 * the server take 80 ms longer.
 */
export async function benchEditor(): Promise<void> {
	const networkMs = readNetworkMs()
	await withProductInChromium(async (context) => {
		const page = await openEditor(context)
		const session = await context.newCDPSession(page)
		await session.send('Emulation.setCPUThrottlingRate', { rate: throttled })
		if (networkMs > 0) await slowNetwork(session, networkMs)
		const far = networkMs > 0 ? `, the server ${networkMs} ms away` : ''
		console.log(
			`Typing in a CV of 3 pages, in Chromium, the processor throttled ${throttled} times${far}`,
		)
		const bareTimes = await timeBareField(await context.newPage())
		const timed: { name: string; times: KeyTimes[]; work: ThreadWork }[] = []
		for (const { section, name, label } of fields) {
			await page.goto(`/cv-writer/create?section=${section}`)
			await page.locator('.typeset-pages svg').nth(2).waitFor({ state: 'attached' })
			// The checks, the dictionary and the rules of numbers have come by then.
			await page.waitForFunction(() => performance.getEntriesByName('ella-check').length > 0)
			await page.evaluate(watchKeys)
			await page.getByRole('textbox', { name: label }).first().click()
			await page.keyboard.press('ControlOrMeta+Home')
			let times: KeyTimes[] = []
			const work = await countWork(session, async () => {
				times = await typeAndTime(page)
			})
			timed.push({ name, times, work })
		}
		// Before and after the others, so that a machine that became busier meanwhile is not taken for a slower editor.
		bareTimes.push(...(await timeBareField(await context.newPage())))
		tell('a bare field in an empty page, for comparison', bareTimes)
		for (const { name, times, work } of timed) {
			tell(name, times)
			tellShare(times, bareTimes)
			tellWork(work)
		}
	})
}

// `npm run bench` passes the name of the bench as well.
function readNetworkMs(): number {
	const { values } = parseArgs({
		options: { network: { type: 'string', default: '0' } },
		allowPositionals: true,
	})
	const ms = Number(values.network)
	if (!(ms >= 0)) throw new Error('--network takes a number of milliseconds.')
	return ms
}

async function slowNetwork(session: CDPSession, latency: number): Promise<void> {
	await session.send('Network.enable')
	const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
	await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited })
}

async function openEditor(context: BrowserContext): Promise<Page> {
	const page = await context.newPage()
	await openCvFile(page, threePageCv())
	return page
}

const bare = `<textarea aria-label="Bare" oninput="this.nextSibling.textContent = this.value"></textarea><p class="typeset-pages"></p>`

/**
 * Times the same keys in a page that does nothing else: the cost of the machine, the browser and the frames alone.
 */
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
	for (const letter of warmUp) await timeKey(page, letter)
	const times: KeyTimes[] = []
	// Spaces too: each moves the words after it, and a page drawn for one must not be taken for that of the next letter.
	for (const letter of typed) times.push(await timeKey(page, letter))
	return times
}

async function timeKey(page: Page, letter: string): Promise<KeyTimes> {
	await page.evaluate(() => window.armKey())
	await page.keyboard.press(letter === ' ' ? 'Space' : letter)
	return page.evaluate(() => window.keyTimes())
}

function tell(name: string, times: KeyTimes[]): void {
	const figures = (of: (times: KeyTimes) => number) => {
		const values = times.map(of)
		return `median ${median(values).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`
	}
	console.log(`  ${name}, ${times.length} keys`)
	console.log(`    work of a key press       ${figures(({ workMs }) => workMs)}`)
	console.log(
		`    to the field painted      ${figures(({ fieldMs }) => fieldMs)} (aim: p95 under 16 ms)`,
	)
	console.log(
		`    to the page painted       ${figures(({ pageMs }) => pageMs)} (aim: p95 under 100 ms)`,
	)
}

/**
 * Prints the main-thread work that one key causes, whatever the load of the machine. The keys of the warm-up count
 * too.
 */
function tellWork({ scriptMs, styleAndLayoutMs, wholeMs }: ThreadWork): void {
	const eachKey = (ms: number) => `${(ms / (warmUp.length + typed.length)).toFixed(1)} ms`
	console.log(
		`    main thread, for a key    script ${eachKey(scriptMs)}, style and layout ${eachKey(styleAndLayoutMs)}, with painting and all else ${eachKey(wholeMs)}`,
	)
}

/** Prints how much the editor adds to the time that the bare field needs, which differs between machines. */
function tellShare(times: KeyTimes[], bareTimes: KeyTimes[]): void {
	const told = (of: (times: KeyTimes) => number) => {
		const compared = (at: (values: number[]) => number) => {
			const [whole, bare] = [at(times.map(of)), at(bareTimes.map(of))]
			return `${(whole / bare).toFixed(2)} times (${Math.round((bare / whole) * 100)} % is the bare field)`
		}
		return `median ${compared(median)}, p95 ${compared((values) => percentile(values, 0.95))}`
	}
	console.log(`    beside the bare field     ${told(({ fieldMs }) => fieldMs)}`)
}
