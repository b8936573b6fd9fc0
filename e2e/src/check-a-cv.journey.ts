import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { expectAccessible, newVisitor, type VisitOptions } from './browser.ts'
import { expectFocus, expectNoSidewaysScroll, expectValue } from './expect-page.ts'
import { openCvFile } from './open-cv-file.ts'
import { keepOwnModel } from './own-model.ts'

const cv = {
	schemaVersion: 1,
	personalInfo: {
		firstName: 'Tomasz',
		lastName: 'Brennan',
		email: 'tomasz.brennan@gmial.com',
		phone: '07700 900733',
		city: 'Hull',
	},
	experience: [
		{
			id: 'job',
			jobTitle: 'Forklift driver',
			employer: 'Humber Cold Store',
			startDate: '2021-09',
			current: true,
			achievements: [
				'Loaded 40 lorries a shift in order to meet the evening ferry',
				'Recieved 200 pallets a day and checked them on a daily basis',
				'Trained six drivers on the reach truck',
			],
		},
	],
	skills: [
		{ id: 'a', name: 'Reach truck' },
		{ id: 'b', name: 'Stock control' },
	],
}

async function openCheck(options: VisitOptions = {}): Promise<Page> {
	const page = await newVisitor(options)
	await openCvFile(page, cv)
	await page
		.getByRole('link', { name: /^Check/ })
		.first()
		.click()
	await page.getByRole('img', { name: /of 100/ }).waitFor()
	return page
}

const remarks = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

test('a press fixes, undo takes it back, and what is set aside is told of', async () => {
	const page = await openCheck()
	await page.waitForURL('**/cv-writer/create?*mode=check*')
	await page.getByRole('button', { name: /^Write tomasz/ }).click()
	await remarks(page).filter({ hasText: 'gmial' }).first().waitFor({ state: 'detached' })
	await undoInBar(page).click()
	await page.getByRole('button', { name: /^Write tomasz/ }).waitFor()

	await page.getByRole('button', { name: 'Doesn’t apply to me' }).first().click()
	await page.getByText(/^Doesn’t apply to you \(1\)/).waitFor()
	await page.reload()
	await page.getByText(/^Doesn’t apply to you \(1\)/).waitFor()
	await page.getByRole('button', { name: /^Restore/ }).click()
	await page.getByText(/^Doesn’t apply to you/).waitFor({ state: 'detached' })
})

test('a misspelt word is found while the CV is written, and told of before it goes out', async () => {
	const page = await openCheck()
	await remarks(page).filter({ hasText: 'Recieved' }).first().waitFor()
	await page.getByRole('button', { name: 'Download', exact: true }).click()
	await page.getByText('One word may be misspelt. See Check.').waitFor()
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Recieved → Received' }).click()
	await remarks(page).filter({ hasText: 'Recieved' }).first().waitFor({ state: 'detached' })
})

test('a remark and the words on the page lead to one another, and the words to their field', async () => {
	const page = await openCheck()
	const stroke = page.locator('[data-mark-of~="B03"]').first()
	await stroke.waitFor({ state: 'attached' })
	await stroke.click()
	await expectFocus(page.locator('[data-finding="B03"]'))
	await page
		.locator('[data-stroke-of~="B03"][data-lit="true"]')
		.first()
		.waitFor({ state: 'attached' })
	await page.locator('[data-finding="B03"]').getByTitle('Go to the field').first().click()
	const email = page.getByLabel('Email')
	await expectFocus(email)

	await page.keyboard.press('3')
	await expectValue(email, /3/)
	await page
		.getByRole('link', { name: /^Check/ })
		.first()
		.focus()
	await page.keyboard.press('2')
	await page.getByRole('heading', { name: 'Design' }).waitFor()
	await page.keyboard.press('3')
	await page.getByRole('img', { name: /of 100/ }).waitFor()
})

test('an advert is answered with the lines of the CV, and nothing is invented', async () => {
	const page = await openCheck()
	await page.getByRole('tab', { name: 'Match to a job' }).click()
	await page
		.getByLabel('The advert')
		.fill('Forklift driver\nEssential:\n- Stock control\n- First aid\nDesirable:\n- Pallet racking')
	await page.getByText('Missing: add only if true').first().waitFor()
	await page.getByText('Only listed').first().waitFor()
	await keepOwnModel(page, 'perfect')
	await page.getByRole('button', { name: 'Tailor this CV to the advert' }).click()
	await page.getByText('Only you can say').waitFor()
	await page.getByRole('button', { name: 'Look for other requirements' }).click()
	await page.getByRole('button', { name: 'Find my line for it: Forklift driver' }).click()
	await page
		.getByText('perfect found this line of yours: “Trained six drivers on the reach truck”')
		.waitFor()
	await page.getByText('More from perfect: Trained six').click()
	await page.getByLabel('What should perfect do?').selectOption('tailor')
	await page.getByRole('button', { name: 'Ask perfect', exact: true }).click()
	await page.getByText('One rewrite of your line.').waitFor()
	await expectAccessible(page)
	const rewrite = page.getByRole('listitem').filter({ hasText: 'Written by perfect' }).last()
	await rewrite.getByRole('button', { name: 'Accept' }).press('a')
	await page.getByText('That’s all for this line.').waitFor()
	await page.getByRole('button', { name: /^Accept: Put the skills/ }).click()
	await page.getByRole('button', { name: /^Accept: Put the skills/ }).waitFor({ state: 'detached' })
	await undoInBar(page).click()
	await page.getByRole('button', { name: /^Accept: Put the skills/ }).waitFor()
})

/** Returns the Undo button of the bar; the message about the edit has another one. */
function undoInBar(page: Page) {
	return page.locator('.editor-bar').getByRole('button', { name: 'Undo' })
}

test.each(['light', 'dark'] as const)('axe finds nothing in Check mode in %s', async (theme) => {
	const page = await openCheck({ theme, width: theme === 'light' ? 1440 : 360 })
	await expectAccessible(page)
	await expectNoSidewaysScroll(page)
})
