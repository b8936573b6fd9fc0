import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { openCvFile } from './open-cv-file.ts'
import { careWorker } from './sample-cv.ts'

const page = (visitor: Page) => visitor.getByRole('region', { name: 'Your page' })
const rest = 'in moving and handling; all passed at the first attempt'
const line = (visitor: Page) => visitor.getByLabel('Achievement 3 of 3').first()

test('words of a line are set in bold, italics and as a link, on the page and in the file', async () => {
	const visitor = await newVisitor()
	await openCvFile(visitor, careWorker)
	await visitor.goto('/cv-writer/create?section=experience')
	await line(visitor).waitFor()
	await expectLine(visitor, `Trained 11 new starters ${rest}`)

	await choose(visitor, '11')
	await visitor.keyboard.press('ControlOrMeta+b')
	await expectLine(visitor, `Trained **11** new starters ${rest}`)
	await choose(visitor, 'new')
	await visitor.getByRole('group', { name: 'Bold, italics and links' }).getByLabel('Italic').click()
	await expectLine(visitor, `Trained **11** *new* starters ${rest}`)
	await choose(visitor, 'starters')
	await visitor.keyboard.press('ControlOrMeta+k')
	await visitor.keyboard.type('https://example.com/training')
	await expectLine(visitor, `Trained **11** *new* [starters](https://example.com/training) ${rest}`)

	await page(visitor).getByText('Trained 11 new starters').first().waitFor({ state: 'attached' })
	expect(await page(visitor).getByText('**').count()).toBe(0)
	await line(visitor).focus()
	await expectAccessibleIn(visitor, twoLooks)
	await visitor.setViewportSize({ width: 1440, height: 900 })

	const file = await download(visitor)
	const words = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
	expect(words.replace(/\s+/g, ' ')).toContain(`Trained 11 new starters ${rest}`)
	expect(words).not.toContain('*')

	await visitor.reload()
	await expectLine(visitor, `Trained **11** *new* [starters](https://example.com/training) ${rest}`)
})

test('words that are pasted from elsewhere are letters', async () => {
	const visitor = await newVisitor()
	await openCvFile(visitor, careWorker)
	await visitor.goto('/cv-writer/create?section=experience')
	await line(visitor).waitFor()
	await line(visitor).fill('')
	await line(visitor).evaluate((field) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text/plain', 'Rated **best** by all')
		field.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
		)
	})
	await page(visitor).getByText('Rated **best** by all').first().waitFor({ state: 'attached' })
})

/** Selects words of the line, with the focus in it. */
async function choose(visitor: Page, words: string): Promise<void> {
	await line(visitor).focus()
	await line(visitor).evaluate((field: HTMLTextAreaElement, chosen) => {
		const start = field.value.lastIndexOf(chosen)
		field.setSelectionRange(start, start + chosen.length)
	}, words)
}

async function expectLine(visitor: Page, text: string): Promise<void> {
	await expect.poll(() => line(visitor).inputValue()).toBe(text)
}

async function download(visitor: Page): Promise<string> {
	await visitor.getByRole('button', { name: 'Download' }).first().click()
	const [file] = await Promise.all([
		visitor.waitForEvent('download'),
		visitor.getByRole('menuitem', { name: /^PDF(?!\/)/ }).click(),
	])
	return file.path()
}
