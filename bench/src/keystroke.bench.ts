import { openCvFile } from '@app/e2e/open-cv-file'
import type { BrowserContext, Page } from 'playwright-core'
import { median, percentile } from './percentile.ts'
import { withProductInChromium } from './product-in-chromium.ts'
import { twoPageCv } from './two-page-cv.ts'

const warmUp = 'Calm, '
const typed =
	'trusted with the keys, and the colleague whom newcomers ask first about anything at all.'

/** Times typing in the editor with a two-page CV: from the key going down to the page painted with the letter. */
export async function benchKeystroke(): Promise<void> {
	await withProductInChromium(async (context) => {
		const page = await openInEditor(context)
		const field = page.getByLabel('Your profile')
		await field.click()
		await field.press('ControlOrMeta+Home')
		for (const letter of warmUp) await timeOneKey(page, letter)
		await page.evaluate(() => window.longTasksMs())
		const times: number[] = []
		for (const letter of typed) {
			const ms = await timeOneKey(page, letter)
			// A space moves nothing that is drawn until the next letter.
			if (letter !== ' ') times.push(ms)
		}
		const longTasks = await page.evaluate(() => window.longTasksMs())
		console.log(`Keystroke to painted preview, 2 pages, in Chromium, ${times.length} letters`)
		console.log(
			`  median ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (aim: p95 under 100 ms)`,
		)
		console.log(
			`  tasks of 50 ms and more on the main thread: ${longTasks.length} (aim: none), longest ${Math.max(0, ...longTasks).toFixed(0)} ms`,
		)
	})
}

async function openInEditor(context: BrowserContext): Promise<Page> {
	const page = await context.newPage()
	await openCvFile(page, twoPageCv())
	await page.getByRole('link', { name: /^(Profile|Summary|Professional summary)/ }).click()
	await page.locator('.typeset-pages svg').nth(1).waitFor({ state: 'attached' })
	await page.evaluate(watchPaints)
	return page
}

/** Presses one key and waits until the page shows it; the clock is the browser's own. */
async function timeOneKey(page: Page, letter: string): Promise<number> {
	await page.evaluate(() => window.armKeyTimer())
	await page.keyboard.press(letter === ' ' ? 'Space' : letter)
	if (letter === ' ') return 0
	return page.evaluate(() => window.keyToPaintMs())
}

declare global {
	interface Window {
		armKeyTimer: () => void
		keyToPaintMs: () => Promise<number>
		/** Tasks of 50 ms and more since it was asked last. */
		longTasksMs: () => number[]
	}
}

// Runs in the browser. A frame after the change of the page, and a task after that frame, the paint is done.
function watchPaints(): void {
	const longTasks: number[] = []
	const observer = new PerformanceObserver((list) => {
		longTasks.push(...list.getEntries().map(({ duration }) => duration))
	})
	observer.observe({ type: 'longtask' })
	window.longTasksMs = () => longTasks.splice(0)
	let measured: Promise<number> = Promise.resolve(0)
	window.armKeyTimer = () => {
		measured = new Promise((resolve) => {
			let pressedAt = 0
			document.addEventListener(
				'keydown',
				({ timeStamp }) => {
					pressedAt = timeStamp
				},
				{ once: true, capture: true },
			)
			const watcher = new MutationObserver(() => {
				watcher.disconnect()
				requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
			})
			const pages = document.querySelector('.typeset-pages')
			if (pages === null) throw new Error('There is no preview.')
			watcher.observe(pages, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			})
		})
	}
	window.keyToPaintMs = () => measured
}
