import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor } from './browser.ts'
import { expectCount, expectFocus, expectNoSidewaysScroll } from './expect-page.ts'
import { tap } from './keyboard-and-touch.ts'
import { goodPassword, newEmail } from './person.ts'
import { openSignedIn, somebody } from './sign-in-page.ts'

const phone = { width: 360, height: 740, hasTouch: true }

test('on a phone the first tap sends a form after its error was corrected', async () => {
	const page = await newVisitor(phone)
	await page.goto('/contact')
	const email = page.getByLabel('Email')
	await page.getByLabel('Your message').fill('Where is my CV?')
	await email.fill('ann@')
	await email.blur()
	await page.locator('[aria-invalid=true]').waitFor()
	await email.fill('ann@example.com')
	await email.focus()
	await tap(page, page.getByRole('button', { name: 'Send message' }))
	await page.getByRole('button', { name: 'Send message' }).waitFor({ state: 'detached' })
})

test('on a phone the first tap registers after a password was made longer', async () => {
	const page = await newVisitor(phone)
	await page.goto('/register')
	const password = page.getByLabel('Password', { exact: true })
	await page.getByLabel('Email', { exact: true }).fill(newEmail())
	await page.getByLabel('Confirm password', { exact: true }).fill(goodPassword)
	await password.fill('short')
	await password.blur()
	await page.getByText(/^Use at least/).waitFor()
	await password.fill(goodPassword)
	await tap(page, page.getByRole('button', { name: /^(Sign Up|Create)/ }))
	await page.getByText('Registration Successful!').waitFor()
})

test('on a phone the first tap counts when an error of the editor appears as its field is left', async () => {
	const page = await newVisitor(phone)
	await page.goto('/cv-writer/create?section=personalInfo')
	await page.getByLabel('Email').fill('ann@example')
	await tap(page, page.getByRole('link', { name: /^Next: / }))
	await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor()
})

test('on a phone the menu opens at its top', async () => {
	const page = await newVisitor({ ...phone, height: 480 })
	// While it unfolds, a browser scrolls to what gets the focus.
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.goto('/features')
	for (let times = 0; times < 2; times += 1) {
		await tap(page, page.getByRole('button', { name: 'Open menu' }))
		const first = page.locator('#mobile-menu').getByRole('link', { name: 'Home' })
		await expectFocus(first)
		await expect.poll(() => isOnTop(first)).toBe(true)
		await page.locator('#mobile-menu > div').evaluate((panel) => panel.scrollTo(0, 400))
		await tap(page, page.getByRole('button', { name: 'Close menu' }))
	}
})

test('on a phone a tap on its name renames a CV, and the menu leads to one’s work', async () => {
	const page = await newVisitor({ ...phone, expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/dashboard', await somebody())
	await tap(page, page.getByRole('button', { name: /^Start blank/ }))
	await page.waitForURL('**/cv-writer/edit/*')
	await tap(page, page.getByRole('button', { name: 'Rename My CV' }))
	const name = page.getByRole('textbox', { name: 'Name of the CV' })
	await name.fill('For the ward')
	await tap(page, page.getByRole('link', { name: 'My CVs', exact: true }))
	await page.getByRole('link', { name: 'For the ward' }).waitFor()
	await tap(page, page.getByRole('button', { name: 'Open menu' }))
	const menu = page.locator('#mobile-menu')
	await tap(page, menu.getByRole('link', { name: 'Jobs' }))
	await page.waitForURL('**/jobs')
})

test('on a phone the bar at the bottom leads between one’s work, and opens the menu for the rest', async () => {
	const page = await newVisitor({ ...phone, expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/dashboard', await somebody())
	const bar = page.getByRole('navigation', { name: 'Your work' })
	for (const [name, path] of [
		['Jobs', '/jobs'],
		['Applications', '/applications'],
		['My CVs', '/dashboard'],
	] as const) {
		await tap(page, bar.getByRole('link', { name }))
		await page.waitForURL(`**${path}`)
		await bar.getByRole('link', { name, exact: true }).and(page.locator('[aria-current]')).waitFor()
	}
	await expectAccessible(page)
	await expectNoSidewaysScroll(page)
	await tap(page, bar.getByRole('button', { name: /^More/ }))
	await tap(page, page.locator('#mobile-menu').getByRole('link', { name: 'Settings' }))
	await page.waitForURL('**/settings')
	await expectCount(bar, 0)
})

const widths = [360, 768, 1440]

test.each(widths)('at %i px no message covers a menu of the editor', async (width) => {
	const page = await newVisitor({ width })
	await page.goto('/cv-writer/create?section=skills')
	await showMessage(page)
	await page.getByRole('button', { name: 'Download' }).click()
	await expectMenuOnTop(page)

	await page.goto('/cv-writer/create?section=experience')
	await page.getByRole('button', { name: /^Add a job/ }).click()
	await page.getByLabel('Job title').fill('Porter')
	await page.getByRole('textbox', { name: /1 of/ }).fill('Moved beds')
	await page.getByRole('button', { name: /^Add another job/ }).click()
	await page
		.getByRole('button', { name: /^Remove a? ?job/i })
		.last()
		.click()
	await messages(page)
		.getByText(/^Removed /)
		.waitFor()
	await page.getByRole('button', { name: /^Porter/ }).click()
	await page
		.getByRole('button', { name: /^Move, hide or remove/ })
		.first()
		.click()
	await expectMenuOnTop(page)
})

test.each(widths)('at %i px no message covers the menu of the site or of a CV', async (width) => {
	const page = await newVisitor({ width, expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/dashboard', await somebody())
	for (let count = 0; count < 3; count += 1) {
		await page.goto('/dashboard')
		await page.getByRole('button', { name: 'New CV' }).click()
		await page.waitForURL('**/cv-writer/edit/*')
		await page.getByLabel('First name').waitFor()
	}
	await page.goto('/dashboard')
	const cards = page.getByRole('button', { name: /^Actions for/ })
	await expectCount(cards, 3)
	await deleteFirst(page)
	const name = width < 900 ? 'Open menu' : 'Account menu'
	await page.getByRole('button', { name }).click()
	const links = width < 900 ? page.locator('#mobile-menu a') : page.getByRole('menuitem')
	await expectAllOnTop(links)
	await page.keyboard.press('Escape')
	// The message may have gone meanwhile, and two would cover the cards on a phone.
	await expectCount(messages(page).getByText(/moved to the bin for/), 0)
	await expectCount(cards, 2)
	await deleteFirst(page)
	await cards.first().click()
	await expectMenuOnTop(page)
})

/** Deletes a CV, which is said in a message at the top right. */
async function deleteFirst(page: Page): Promise<void> {
	await page
		.getByRole('button', { name: /^Actions for/ })
		.first()
		.click()
	await page.getByRole('menuitem', { name: 'Delete' }).click()
	// Under the pointer a message stays.
	await page.mouse.move(0, 0)
	await messages(page)
		.getByText(/moved to the bin for/)
		.waitFor()
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Removes a skill, which is said in a message at the top right for eight seconds. */
async function showMessage(page: Page): Promise<void> {
	await page.getByRole('combobox', { name: 'Your skills' }).fill('Baking,')
	await page.getByRole('button', { name: 'Remove Baking' }).click()
	await messages(page).getByText('Removed Baking.').waitFor()
}

async function expectMenuOnTop(page: Page): Promise<void> {
	await page.getByRole('menuitem').first().waitFor()
	await expectAllOnTop(page.getByRole('menuitem'))
}

async function expectAllOnTop(items: Locator): Promise<void> {
	await items.first().waitFor()
	for (const item of await items.all()) {
		await item.scrollIntoViewIfNeeded()
		await expect.poll(() => isOnTop(item), { message: `${item} is covered` }).toBe(true)
	}
}

/** Whether a press at each corner and in the middle of something reaches it. */
async function isOnTop(item: Locator): Promise<boolean> {
	return await item.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect()
		const across = [left + 4, (left + right) / 2, right - 4]
		const down = [top + 4, (top + bottom) / 2, bottom - 4]
		return across.every((x) => down.every((y) => element.contains(document.elementFromPoint(x, y))))
	})
}
