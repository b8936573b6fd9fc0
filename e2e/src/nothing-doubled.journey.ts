import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'

const jobs = (page: Page) => page.locator('[data-entry]')

async function addJobs(page: Page, titles: string[]): Promise<void> {
	await page.goto('/cv-writer/create?section=experience')
	for (const title of titles) {
		await page.getByRole('button', { name: /^Add (?:a|another) job/ }).click()
		await page.getByLabel('Job title').fill(title)
	}
}

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
	expect(await jobs(page).count()).toBe(1)
	await page.keyboard.press('ControlOrMeta+z')
	await expect.poll(() => jobs(page).count()).toBe(2)
	await toastUndo(page).waitFor({ state: 'detached' })
	expect(await jobs(page).count()).toBe(2)

	await removeFirst(page)
	await toastUndo(page).click()
	await expect.poll(() => jobs(page).count()).toBe(2)
	await page.keyboard.press('ControlOrMeta+Shift+z')
	await expect.poll(() => jobs(page).count()).toBe(1)
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
	expect(await page.getByRole('button', { name: /^Remove Forklift/ }).count()).toBe(0)
	await field.press('End')
	await page.keyboard.type('ence')
	await page.getByRole('button', { name: 'Add Forklift licence' }).click()
	await page.getByRole('button', { name: 'Remove Forklift licence' }).waitFor()
	expect(await field.inputValue()).toBe('')
})
