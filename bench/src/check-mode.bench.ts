import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runEllaCommand } from '@app/e2e/run-ella'
import type { Page } from 'playwright-core'
import { twoPagePdf } from './analysis.bench.ts'
import { median, percentile } from './percentile.ts'
import { withProductInChromium } from './product-in-chromium.ts'
import { twoPageCv } from './two-page-cv.ts'

const edits = 40
const warmUp = 3
const runsOfCli = 10

/** Times a full check of a two-page CV while it is edited in Chromium, and `ella analyse` on it as a PDF. */
export async function benchCheckMode(): Promise<void> {
	await withProductInChromium(async (context) => {
		const page = await context.newPage()
		const times = await timeChecks(page)
		console.log(`Full check while editing, 2-page CV, in Chromium, ${times.length} edits`)
		console.log(
			`  median ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (aim: p95 under 50 ms; it runs beside the page, which never waits)`,
		)
	})
	const seconds = await timeCli()
	console.log(
		`ella analyse on a 2-page PDF, ${seconds.length} times, start of the program included`,
	)
	console.log(
		`  median ${median(seconds).toFixed(0)} ms, p95 ${percentile(seconds, 0.95).toFixed(0)} ms`,
	)
}

async function timeChecks(page: Page): Promise<number[]> {
	await page.goto('/cv-writer', { waitUntil: 'networkidle' })
	await page.getByLabel('Choose a file').setInputFiles({
		name: 'cv.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(twoPageCv())),
	})
	await page.waitForURL('**/cv-writer/create*')
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

async function timeCli(): Promise<number[]> {
	const folder = mkdtempSync(join(tmpdir(), 'ella-bench-'))
	const file = join(folder, 'cv.pdf')
	writeFileSync(file, await twoPagePdf())
	const times: number[] = []
	for (let run = 0; run < runsOfCli; run++) {
		const began = performance.now()
		await runEllaCommand(['analyse', file])
		times.push(performance.now() - began)
	}
	rmSync(folder, { recursive: true, force: true })
	return times
}
