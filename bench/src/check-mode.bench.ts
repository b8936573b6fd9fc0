import { openCvFile } from '@app/e2e/open-cv-file'
import type { Page } from 'playwright-core'
import { median, percentile } from './percentile.ts'
import { withProductInChromium } from './product-in-chromium.ts'
import { twoPageCv } from './two-page-cv.ts'

const edits = 40
const warmUp = 3

/** Times a full check of a two-page CV while it is edited in Chromium, beside a worker that only hands the CV back. */
export async function benchCheckMode(): Promise<void> {
	await withProductInChromium(async (context) => {
		const page = await context.newPage()
		const times = await timeChecks(page)
		console.log(`While a 2-page CV is edited in Chromium, ${times.length} edits`)
		tell('full check', times, ' (aim: p95 under 50 ms; it runs beside the page, which never waits)')
		tell('empty worker, same CV', await timeEmptyWorker(await context.newPage()), '')
	})
}

function tell(what: string, times: number[], aim: string): void {
	const [middle, slow] = [median(times), percentile(times, 0.95)]
	console.log(
		`  ${what.padEnd(22)} median ${middle.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms${aim}`,
	)
}

async function timeChecks(page: Page): Promise<number[]> {
	await openCvFile(page, twoPageCv())
	await page.getByRole('link', { name: /^(Profile|Summary|Professional summary)/ }).click()
	const field = page.getByLabel('Your profile')
	await field.click()
	for (let edit = 0; edit < edits + warmUp; edit++) {
		const before = await checksDone(page)
		await page.keyboard.press('x')
		await page.waitForFunction(
			(done) => performance.getEntriesByName('ella-check').length > done,
			before,
		)
	}
	const all = await page.evaluate(() =>
		performance.getEntriesByName('ella-check').map(({ duration }) => duration),
	)
	return all.slice(-edits)
}

function checksDone(page: Page): Promise<number> {
	return page.evaluate(() => performance.getEntriesByName('ella-check').length)
}

// The way to a worker and back, which no check beside the page can be quicker than. On an empty page: ours allows no
// script that it did not bring.
function timeEmptyWorker(page: Page): Promise<number[]> {
	return page.evaluate(
		async ({ cv, rounds }) => {
			const source = 'onmessage = ({ data }) => postMessage(data)'
			const worker = new Worker(URL.createObjectURL(new Blob([source])))
			const times: number[] = []
			for (let round = 0; round < rounds; round += 1) {
				const began = performance.now()
				const answered = new Promise((resolve) => {
					worker.onmessage = resolve
				})
				worker.postMessage(cv)
				await answered
				times.push(performance.now() - began)
			}
			worker.terminate()
			return times.slice(3)
		},
		{ cv: twoPageCv(), rounds: edits + warmUp },
	)
}
