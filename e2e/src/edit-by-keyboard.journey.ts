import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor } from './browser.ts'

const pageText = (page: Page) => page.getByRole('region', { name: 'Your page' })

/** Goes to a section as somebody without a mouse does. */
async function goTo(page: Page, words: string): Promise<void> {
	await page.keyboard.press('ControlOrMeta+k')
	await page.getByRole('combobox', { name: /Search actions/ }).fill(words)
	await page.getByRole('option').first().waitFor()
	await page.keyboard.press('Enter')
}

const focused = (page: Page) => page.locator(':focus')

test('a whole CV is written without a mouse', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer/create')
	await page.getByLabel('First name').focus()
	for (const words of ['Imani', 'Okafor', 'Care assistant', 'imani@example.com']) {
		await page.keyboard.type(words)
		await page.keyboard.press('Tab')
	}
	await goTo(page, 'add a job')
	await page.getByLabel('Job title').waitFor()
	expect(await focused(page).getAttribute('aria-label')).toBeNull()
	for (const words of ['Care assistant', 'Elm Court', 'Hull', 'Sept 2021', 'present', '']) {
		await page.keyboard.type(words)
		await page.keyboard.press('Tab')
	}
	await page.keyboard.type('Washed and dressed eight residents before nine')
	await page.keyboard.press('Enter')
	await page.keyboard.type('Trained two new colleagues')
	await page.keyboard.press('Alt+ArrowUp')
	await page.getByText('Achievement is now 1 of 2.').waitFor({ state: 'attached' })
	await goTo(page, 'skills')
	await page.getByRole('combobox', { name: 'Your skills' }).focus()
	await page.keyboard.type('stock con')
	await page.getByRole('option', { name: 'Stock control', exact: true }).waitFor()
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await page.getByText(/^Added Stock/).waitFor({ state: 'attached' })
	const text = pageText(page)
	for (const words of ['Imani Okafor', 'Care assistant', 'Trained two new colleagues']) {
		await text.getByText(words).first().waitFor({ state: 'attached' })
	}
	await goTo(page, 'undo')
	await page.getByText('Undone.').waitFor({ state: 'attached' })
})

test('entries are dragged, noted, and found from their words on the page', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer/create?section=experience')
	for (const title of ['Porter', 'Chef']) {
		await page.getByRole('button', { name: /^Add (?:a|another) job/ }).click()
		await page.getByLabel('Job title').fill(title)
	}
	const [porter, chef] = ['Porter', 'Chef'].map((name) =>
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) }),
	)
	await chef
		?.getByTitle('Drag to move')
		.first()
		.dragTo(porter as NonNullable<typeof porter>, {
			targetPosition: { x: 80, y: 4 },
		})
	await page.getByText('Chef is now 1 of 2.').waitFor({ state: 'attached' })
	await page.getByRole('button', { name: /^Add a private note about Chef/ }).click()
	await page.getByLabel('Private note').fill('Ask Sam for a reference')
	await pageText(page).getByText('Chef').first().waitFor({ state: 'attached' })
	expect(await pageText(page).textContent()).not.toContain('Ask Sam')
	await expectAccessible(page)

	await page.getByRole('link', { name: /^Profile/ }).click()
	await page.getByLabel('Your profile').waitFor()
	const word = page.locator('.typeset-pages path[data-text="Porter"]').first()
	await word.click({ force: true })
	await expect.poll(() => focused(page).inputValue()).toBe('Porter')
	await page.locator('[data-light-of="field"]').first().waitFor({ state: 'attached' })
})

test('on a phone a CV is written, and its page slides up and leads back to a field', async () => {
	const page = await newVisitor({ width: 360, height: 740, theme: 'dark' })
	await page.goto('/cv-writer/create')
	await page.getByLabel('First name').fill('Imani')
	await page.getByLabel('Phone', { exact: true }).fill('07700900733')
	await page.getByLabel('Section', { exact: true }).selectOption({ label: 'Experience' })
	await page.getByRole('button', { name: 'Add a job' }).click()
	await page.getByLabel('Job title').fill('Porter')
	await page.getByRole('button', { name: 'See the page' }).click()
	const sheet = page.getByRole('dialog', { name: 'Your page' })
	const word = sheet.locator('path[data-text="Porter"]').first()
	await word.waitFor()
	await expectAccessible(page)
	await word.click({ force: true })
	await sheet.waitFor({ state: 'detached' })
	await expect.poll(() => focused(page).inputValue()).toBe('Porter')
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	)
	expect(overflow).toBe(0)
})
