import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type Keeper, keeperOf, openToLink } from './account-cv.ts'
import { expectAccessibleIn, fourLooks, newVisitor } from './browser.ts'
import { expectFocus, expectValue } from './expect-page.ts'
import { tap } from './keyboard-and-touch.ts'
import { careWorker } from './sample-cv.ts'
import { openSignedIn } from './sign-in-page.ts'

const { phone, lastName } = careWorker.personalInfo
const school = careWorker.education[0]?.institution ?? ''
const notThere = [/status of 404/, /status of 403/, /status of 401/]

/** The share settings of the only CV, opened from its card. */
async function openSettings(page: Page, keeper: Keeper): Promise<void> {
	await openSignedIn(page, '/dashboard', keeper.person)
	await page.getByRole('button', { name: 'Actions for For the ward' }).click()
	await page.getByRole('menuitem', { name: 'Share' }).click()
	await page.getByRole('radio', { name: 'Only you' }).waitFor()
}

async function save(page: Page, button: string): Promise<void> {
	const saved = page.waitForResponse(
		(answer) => answer.url().endsWith('/share/') && answer.request().method() === 'PUT',
	)
	await page.getByRole('button', { name: button, exact: true }).click()
	expect((await saved).status()).toBe(200)
}

const headOf = async (url: string) => {
	const answer = await fetch(url)
	return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test('a CV is shared by link without a section, gets a password, and is taken back', async () => {
	const keeper = await keeperOf(careWorker, 'For the ward')
	const owner = await newVisitor({ expectedErrors: notThere })
	await openSettings(owner, keeper)
	await owner.getByRole('radio', { name: 'Only you', checked: true }).waitFor()
	await owner.getByText('Anyone with the link').click()
	await owner.getByRole('checkbox', { name: 'Phone number', checked: false }).waitFor()
	await owner.getByRole('checkbox', { name: 'Education' }).uncheck()
	await save(owner, 'Share this CV')
	await expectValue(owner.getByLabel('Link to this CV'), /^http/)
	const link = await owner.getByLabel('Link to this CV').inputValue()

	const { status, headers, html } = await headOf(link)
	expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
	expect(html).toContain('<meta name="robots" content="noindex">')
	expect(html).toContain(`${lastName} – CV`)
	const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
	expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')

	const visitor = await newVisitor({ width: 360, expectedErrors: notThere })
	await visitor.goto(link)
	await visitor.getByRole('heading', { name: new RegExp(lastName), level: 1 }).waitFor()
	const article = visitor.getByRole('article').filter({ hasText: 'Larkfield House' })
	const words = (await article.textContent()) ?? ''
	for (const hidden of [phone, school]) expect(words).not.toContain(hidden)
	await visitor.getByRole('button', { name: 'Download' }).click()
	const download = visitor.waitForEvent('download')
	await visitor.getByRole('menuitem', { name: /^PDF/ }).click()
	expect((await download).suggestedFilename()).toMatch(/Hart-CV\.pdf$/)

	await owner.getByRole('checkbox', { name: 'Ask for a password' }).check()
	await owner.getByLabel('Password', { exact: true }).fill('ward seven')
	await save(owner, 'Save changes')
	await visitor.reload()
	await visitor.getByLabel('Password', { exact: true }).fill('ward eight')
	await visitor.getByRole('button', { name: 'Open the CV' }).click()
	await visitor.getByText('That isn’t the password for this CV.').waitFor()
	await visitor.getByLabel('Password', { exact: true }).fill('ward seven')
	await visitor.getByRole('button', { name: 'Open the CV' }).click()
	await visitor.getByRole('heading', { name: new RegExp(lastName), level: 1 }).waitFor()

	await owner.getByRole('button', { name: 'Stop sharing', exact: true }).first().click()
	await owner.getByText('Sharing stopped.').waitFor()
	await visitor.reload()
	await visitor.getByRole('heading', { name: 'This CV isn’t shared' }).waitFor()
	expect((await headOf(link)).status).toBe(404)
	expect((await fetch(picture)).status).toBe(404)
})

test('on a phone the link is in view once it is made, and a new link is counted anew', async () => {
	const keeper = await keeperOf(careWorker, 'For the ward')
	const owner = await newVisitor({
		width: 360,
		height: 740,
		hasTouch: true,
		expectedErrors: notThere,
	})
	await openSettings(owner, keeper)
	await tap(owner, owner.getByText('Anyone with the link'))
	await tap(owner, owner.getByRole('button', { name: 'Share this CV', exact: true }))
	const field = owner.getByLabel('Link to this CV')
	await expect.poll(() => isInView(field)).toBe(true)
	expect(await isInView(owner.getByRole('button', { name: 'Copy' }))).toBe(true)

	const link = await field.inputValue()
	const visitor = await newVisitor({ expectedErrors: notThere })
	await visitor.goto(link)
	await visitor.getByRole('heading', { name: new RegExp(lastName), level: 1 }).waitFor()
	await owner.reload()
	await openSettings(owner, keeper)
	await owner.getByText('Opened once').waitFor()
	await tap(owner, owner.getByRole('button', { name: 'New link' }))
	await owner.getByText(/^Opened (?:never|0 times)/).waitFor()
	expect(await field.inputValue()).not.toBe(link)
	expect((await headOf(link)).status).toBe(404)
})

function isInView(element: Locator): Promise<boolean> {
	return element.evaluate((node) => {
		const { top, bottom, left, right } = node.getBoundingClientRect()
		const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
		return found !== null && (node.contains(found) || found.contains(node))
	})
}

test('a shared CV ends on its day, and prints as its pages alone', async () => {
	const keeper = await keeperOf(careWorker, 'For the ward')
	const share = (wish: object) =>
		keeper.call('PUT', `/api/cvs/${keeper.cvId}/share/`, { ...openToLink, ...wish })
	const soon = new Date(Date.now() + 3_600_000).toISOString()
	const { publicId } = await share({ expiresAt: soon })
	const visitor = await newVisitor({ expectedErrors: notThere })
	await visitor.goto(`/cv/public/${publicId}`)
	await visitor.locator('.typeset-print img').first().waitFor()
	await visitor.emulateMedia({ media: 'print' })
	await visitor.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' })
	await visitor.getByText('the free CV builder').waitFor({ state: 'hidden' })
	await visitor.locator('.typeset-print img').first().waitFor()
	await visitor.emulateMedia({ media: 'screen' })

	await share({ expiresAt: new Date(Date.now() - 1000).toISOString() })
	await visitor.reload()
	await visitor.getByRole('heading', { name: 'This CV isn’t shared' }).waitFor()
	expect((await headOf(`${inject('productUrl')}/cv/public/${publicId}`)).status).toBe(404)
})

test('axe finds nothing on the settings and on the page of a shared CV', async () => {
	const keeper = await keeperOf(careWorker, 'For the ward')
	const slug = `zofia-${keeper.cvId.slice(-12)}`
	await keeper.call('PUT', `/api/cvs/${keeper.cvId}/share/`, {
		...openToLink,
		visibility: 'public',
		slug,
	})
	const page = await newVisitor({ width: 360, expectedErrors: notThere })
	await page.goto(`/cv/public/${slug}`)
	await page.getByRole('article').waitFor()
	await expectAccessibleIn(page, phoneLooks)
	await openSettings(page, keeper)
	await expectAccessibleIn(page, phoneLooks)
	await page.keyboard.press('Escape')
	await expectFocus(page.getByRole('button', { name: 'Actions for For the ward' }))
})

const phoneLooks = fourLooks.filter(({ width }) => width === 360)
