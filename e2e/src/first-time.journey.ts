import { execFileSync } from 'node:child_process'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { expectNoSidewaysScroll } from './expect-page.ts'
import { tabTo, tap } from './keyboard-and-touch.ts'
import { careWorker } from './sample-cv.ts'
import { wordDocument } from './sample-files.ts'

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** An old CV whose lines say duties. */
async function oldCv() {
	const [first, ...others] = careWorker.experience
	if (first === undefined) throw new Error('The sample has no job.')
	const achievements = [
		'Responsible for cleaning rooms and corridors',
		'Responsible for ordering of cleaning materials',
		'Responsible for training new starters',
		'Duties included checking the work of 6 cleaners',
	]
	const experience = [{ ...first, achievements }, ...others]
	const buffer = await wordDocument({ ...careWorker, experience })
	return { name: 'My old CV.docx', mimeType: type, buffer }
}

type Press = (wanted: Locator) => Promise<void>

/** From the first page to a PDF with better lines, pressing everything in one way. */
async function walk(page: Page, press: Press): Promise<void> {
	await page.goto('/')
	await press(page.getByRole('main').getByRole('link', { name: 'Check your CV' }).first())
	await page.waitForURL('**/cv-analysis')
	const chooser = page.waitForEvent('filechooser')
	await press(page.getByLabel(/Choose your CV/))
	await (await chooser).setFiles(await oldCv())
	await page.getByRole('heading', { name: /things? to fix/, level: 1 }).waitFor()
	const remark = page.locator('[data-remark]').filter({ hasText: 'start with words such as' })
	await remark.waitFor()
	if ((await remark.getAttribute('data-open')) === 'false')
		await press(remark.getByRole('button', { expanded: false }).first())
	await press(remark.getByRole('button', { name: /^Use all \d+ lines$/ }))
	await page.getByRole('button', { name: /^Undo: .* · / }).waitFor()
	const download = page.waitForEvent('download')
	await press(page.getByRole('button', { name: 'Download PDF' }))
	const words = execFileSync('pdftotext', [await (await download).path(), '-'], {
		encoding: 'utf8',
	})
	expect(words).toContain(careWorker.personalInfo.lastName)
	expect(words).not.toContain('Responsible for')
	await press(page.getByRole('button', { name: 'Open in the editor' }))
	await page.waitForURL('**/cv-writer/create?*')
	await expectNoSidewaysScroll(page)
}

test('by keyboard alone a first visitor has a better PDF from an old Word file', async () => {
	const page = await newVisitor()
	await walk(page, async (wanted) => {
		await tabTo(page, wanted)
		await page.keyboard.press('Enter')
	})
})

test('by touch alone, on a narrow phone, a first visitor has a better PDF from an old Word file', async () => {
	const page = await newVisitor({ width: 360, height: 740, hasTouch: true })
	await walk(page, async (wanted) => {
		// A file chooser is pressed by its label.
		const isFile = (await wanted.getAttribute('type')) === 'file'
		await tap(page, isFile ? wanted.locator('xpath=ancestor::label') : wanted)
	})
})
