import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { addJobs, jobs } from './add-jobs.ts'
import { newVisitor } from './browser.ts'
import { expectCount, expectValue } from './expect-page.ts'

async function removeFirst(page: Page): Promise<void> {
	await page
		.getByRole('button', { name: /^Remove (Porter|Chef)/ })
		.first()
		.click()
	await toastUndo(page).waitFor()
}

const toastUndo = (page: Page) =>
	page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })

test('after Ctrl+Z the toast of a removal goes, and nothing is there twice', async () => {
	const page = await newVisitor()
	await addJobs(page, ['Porter', 'Chef'])
	await removeFirst(page)
	await expectCount(jobs(page), 1)
	await page.keyboard.press('ControlOrMeta+z')
	await expectCount(jobs(page), 2)
	await toastUndo(page).waitFor({ state: 'detached' })
	await expectCount(jobs(page), 2)

	await removeFirst(page)
	await toastUndo(page).click()
	await expectCount(jobs(page), 2)
	await page.keyboard.press('ControlOrMeta+Shift+z')
	await expectCount(jobs(page), 1)
})

test('half a skill is no skill: it waits in its field, over a reload too, until it is added', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer/create?section=skills')
	const field = page.getByRole('combobox', { name: 'Your skills' })
	await field.fill('Forklift lic')
	await page.getByRole('link', { name: /^Experience/ }).click()
	await page.getByRole('link', { name: /^Skills/ }).click()
	await page.getByText('“Forklift lic” isn’t on your CV yet').waitFor()
	await page.reload()
	await page.getByText('“Forklift lic” isn’t on your CV yet').waitFor()
	await expectCount(page.getByRole('button', { name: /^Remove Forklift/ }), 0)
	await field.press('End')
	await page.keyboard.type('ence')
	await page.getByRole('button', { name: 'Add Forklift licence' }).click()
	await page.getByRole('button', { name: 'Remove Forklift licence' }).waitFor()
	await expectValue(field, '')
})
