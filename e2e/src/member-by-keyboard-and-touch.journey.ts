import type { Locator, Page } from 'playwright-core'
import { test } from 'vitest'
import { untilAccountKeeps } from './account-cv.ts'
import { newVisitor } from './browser.ts'
import { expectFocus, expectNoSidewaysScroll, expectValue } from './expect-page.ts'
import { tabTo, tap } from './keyboard-and-touch.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

/** The actions of a person who uses only keys or only a finger. */
type Way = {
	page: Page
	press: (wanted: Locator) => Promise<void>
	/** Presses an item of the menu that is open. */
	pick: (name: string) => Promise<void>
	/** Chooses a radio button, which is under its label. */
	choose: (label: string) => Promise<void>
	write: (field: Locator, words: string) => Promise<void>
	/** Leads to a page of the bar that is in reach. */
	go: (name: string) => Promise<void>
	signOut: () => Promise<void>
}

/** A member's day: a CV is begun and shared, a job is added, applied for, and found among the applications. */
async function spendDay({ page, press, pick, choose, write, go, signOut }: Way): Promise<void> {
	await page.goto('/login')
	await fillSignIn(page, await somebody())
	await page.waitForURL('**/dashboard')
	await press(page.getByRole('button', { name: /^Start blank/ }))
	await page.waitForURL('**/cv-writer/edit/*')
	await untilAccountKeeps(page, 'Imani', () => write(page.getByLabel('First name'), 'Imani'))
	await press(page.getByRole('link', { name: 'My CVs', exact: true }))

	await press(page.getByRole('button', { name: 'Actions for My CV' }))
	await pick('Share')
	await choose('Anyone with the link')
	await press(page.getByRole('button', { name: 'Share this CV', exact: true }))
	await expectValue(page.getByLabel('Link to this CV'), /^http/)
	await press(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }))

	await go('Jobs')
	await page.waitForURL('**/jobs')
	await press(page.getByRole('button', { name: 'Add a job' }).first())
	await choose('From its text')
	await write(page.getByLabel('Job title'), 'Night Porter')
	await write(page.getByLabel('Text of the advert'), 'You will welcome guests.')
	await press(page.getByRole('button', { name: 'Add job' }))
	await page.getByRole('heading', { name: 'Night Porter' }).waitFor()
	await press(page.getByRole('button', { name: 'I applied' }))
	await write(page.getByLabel('Which CV did you send?'), 'My CV')
	await press(page.getByRole('button', { name: 'Save to my applications' }))
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	await expectNoSidewaysScroll(page)

	await go('Applications')
	await page
		.getByRole('region', { name: /^Applied/ })
		.getByRole('link', { name: 'Night Porter' })
		.waitFor()
	await signOut()
	await page.waitForURL('**/login')
}

test('by keyboard alone a member shares a CV, adds a job and notes that they applied', {
	timeout: 240_000,
}, async () => {
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	const press = async (wanted: Locator) => {
		await tabTo(page, wanted)
		await page.keyboard.press('Enter')
	}
	const pick = async (name: string) => {
		await expectFocus(page.getByRole('menuitem').first())
		await page.keyboard.type(name)
		await expectFocus(page.getByRole('menuitem', { name, exact: true }))
		await page.keyboard.press('Enter')
	}
	const bar = page.getByRole('navigation', { name: 'Main' })
	await spendDay({
		page,
		press,
		pick,
		choose: async (label) => {
			await tabTo(page, page.getByRole('radio', { checked: true }))
			await page.keyboard.press('ArrowDown')
			await page.getByRole('radio', { name: label, checked: true }).waitFor()
		},
		write: async (field, words) => {
			await tabTo(page, field)
			await page.keyboard.type(words)
		},
		go: (name) => press(bar.getByRole('link', { name })),
		signOut: async () => {
			await press(page.getByRole('button', { name: 'Account menu' }))
			await pick('Sign Out')
		},
	})
})

test('by touch alone, on a narrow phone, a member shares a CV, adds a job and notes that they applied', {
	timeout: 240_000,
}, async () => {
	const page = await newVisitor({
		width: 360,
		height: 740,
		hasTouch: true,
		expectedErrors: [/status of 401/],
	})
	const press = (wanted: Locator) => tap(page, wanted)
	const bar = page.getByRole('navigation', { name: 'Your work' })
	await spendDay({
		page,
		press,
		pick: (name) => press(page.getByRole('menuitem', { name, exact: true })),
		choose: (label) => press(page.getByText(label, { exact: true })),
		write: async (field, words) => {
			await press(field)
			// A phone shows its own list of choices, outside the page.
			const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
			await (isList ? field.selectOption({ label: words }) : page.keyboard.type(words))
		},
		go: (name) => press(bar.getByRole('link', { name })),
		signOut: async () => {
			await press(bar.getByRole('button'))
			await press(page.locator('#mobile-menu').getByRole('button', { name: 'Sign Out' }))
		},
	})
})
