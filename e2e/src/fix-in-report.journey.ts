import { expect, test } from 'vitest'
import { expectAccessibleIn, fourLooks, newVisitor } from './browser.ts'
import { expectCount, expectFocus, expectNoSidewaysScroll, expectValue } from './expect-page.ts'

const weak = `DARREN PICKLES
14 Canal Street, Wakefield
07700 900981

PROFILE
I am a hard working, reliable and motivated individual who works well in a team and also on my own initiative. I am looking for a new challenge where I can use my skills.

WORK HISTORY

Warehouse Worker, Parcelway, Barnsley
2019 – Present
- Responsible for picking and packing orders
- Responsible for loading vans
- General warehouse duties and cleaning up at the end of each shift
- Helped with the stock count every quarter with the team leader

Warehouse Operative, Homefair, Leeds
2016 – 2018
- Picking and packing using a hand scanner
- Helping with deliverys
- Various other duties as required by the supervisor on the day

EDUCATION
Kettlethorpe High School, 2003
GCSEs: Maths D, English D, Science E

SKILLS
Team player, Punctual, Forklift, Microsoft Word, Communication
`

const scoreOn = async (page: Awaited<ReturnType<typeof newVisitor>>) => {
	const label = await page
		.getByRole('img', { name: /^Score: \d+ out of 100$/ })
		.getAttribute('aria-label')
	return Number(/\d+/.exec(label ?? '')?.[0])
}

async function openReport(page: Awaited<ReturnType<typeof newVisitor>>) {
	await page.goto('/cv-analysis')
	await page.getByLabel(/Choose your CV/).setInputFiles({
		name: 'weak-cv.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from(weak),
	})
	await page.getByRole('img', { name: /of 100/ }).waitFor()
}

test('remarks are fixed in the report, the score moves, and the editor opens with the fixes', async () => {
	const page = await newVisitor()
	await openReport(page)
	const before = await scoreOn(page)
	const headline = await page.getByRole('heading', { level: 1 }).textContent()
	const counted = /(\d+) things to fix/.exec(headline ?? '')?.[1]
	await page.getByRole('tab', { name: `To fix (${counted})` }).waitFor()

	const email = page.locator('li', { has: page.getByRole('heading', { name: /email address/ }) })
	const ask = email.getByRole('button', { name: /^Add your email/ })
	const field = email.getByLabel('Your email address')
	await ask.or(field).first().waitFor()
	if (await ask.isVisible()) await ask.click()
	await field.fill('darren.pickles@example.com')
	await email.getByRole('button', { name: 'Use this' }).click()
	await page.getByRole('button', { name: 'Undo: darren.pickles@example.com' }).waitFor()
	await email.waitFor({ state: 'detached' })
	await expect.poll(() => scoreOn(page)).toBeGreaterThan(before)

	await page.reload()
	await page.getByRole('button', { name: 'Undo: darren.pickles@example.com' }).waitFor()
	await page.getByRole('button', { name: 'Open in the editor' }).first().click()
	await page.waitForURL('**/cv-writer/create?*mode=check*')
	await expectFocus(page.locator('[data-finding]').first())
	// Tips are no faults: the bar counts what Check counts.
	const left = await page.getByRole('tab', { name: /^To fix \(\d+\)/ }).textContent()
	const leftToFix = /\d+/.exec(left ?? '')?.[0]
	await page.getByRole('link', { name: `Check, ${leftToFix} to fix` }).waitFor()
	await page.getByRole('link', { name: /^Personal details/ }).click()
	await expectValue(page.getByLabel('Email'), 'darren.pickles@example.com')
})

test('a fix leaves a green bar at its line, and the next remark opens with its question', async () => {
	const page = await newVisitor()
	await openReport(page)
	const use = page.getByRole('button', { name: 'Use this line' })
	const figure = page.getByLabel(/^How many/).first()
	await figure.fill('120')
	await use.click()
	await page.getByRole('button', { name: /^Undo: / }).waitFor()
	await page.getByRole('img', { name: 'You changed this line in the report' }).waitFor()
	await page.waitForFunction(() => document.activeElement?.closest('[data-open="true"]') !== null)

	await page.keyboard.press('Escape')
	await expectCount(page.locator('[data-open="true"]'), 0)
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expectCount(page.locator('[data-open="true"]'), 1)
})

test('on a phone the page slides up from a bar, and nothing is wider than the screen', async () => {
	const page = await newVisitor({ width: 360, height: 780, hasTouch: true })
	await openReport(page)
	await expectNoSidewaysScroll(page)
	await page.getByRole('button', { name: /^See the page/ }).click()
	await page.getByRole('dialog').getByRole('region', { name: 'Your pages' }).waitFor()
	await page.getByRole('button', { name: 'Close your pages' }).click()
	await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('the report with its questions is accessible', async () => {
	const page = await newVisitor()
	await openReport(page)
	await page
		.getByRole('button', { name: /^(?:Add|Improve|Write|Rewrite)/ })
		.first()
		.waitFor()
	await expectAccessibleIn(page, fourLooks)
})
