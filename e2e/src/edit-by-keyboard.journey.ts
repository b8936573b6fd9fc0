import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addJobs } from './add-jobs.ts'
import { expectAccessible, expectAccessibleIn, newVisitor } from './browser.ts'
import { dragByFinger } from './drag-by-finger.ts'
import { expectFocus, expectNoSidewaysScroll, expectValue } from './expect-page.ts'
import { tabTo } from './keyboard-and-touch.ts'

const pageText = (page: Page) => page.getByRole('region', { name: 'Your page' })

const focused = (page: Page) => page.locator(':focus')

/** Runs the first result of a search. */
async function find(page: Page, words: string): Promise<void> {
	await page.keyboard.press('ControlOrMeta+k')
	await page
		.getByRole('combobox', { name: /Search actions/ })
		.and(focused(page))
		.waitFor()
	await page.keyboard.type(words)
	await page.getByRole('option').first().waitFor()
	await page.keyboard.press('Enter')
	await page.getByRole('combobox', { name: /Search actions/ }).waitFor({ state: 'detached' })
}

/** Fills one field after the other, starting with the focused field. */
async function typeInto(page: Page, fields: string[]): Promise<void> {
	for (const words of fields) {
		await page.keyboard.type(words)
		await page.keyboard.press('Tab')
	}
}

test('a whole CV is written and had as a file without a mouse', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer')
	await tabTo(page, page.getByRole('link', { name: 'Start writing' }))
	await page.keyboard.press('Enter')
	await page.getByLabel('First name').waitFor()
	await tabTo(page, page.getByLabel('First name'))
	await typeInto(page, ['Imani', 'Okafor', 'Care assistant', 'imani@example.com'])
	await find(page, 'add a job')
	await page.getByLabel('Job title').and(focused(page)).waitFor()
	// The last two are about the job, and the questions that help with its lines.
	await typeInto(page, ['Care assistant', 'Elm Court', 'Hull', 'Sept 2021', 'present', '', ''])
	await page.keyboard.type('Washed and dressed eight residents before nine')
	await page.keyboard.press('Enter')
	await expectFocus(page.getByRole('textbox', { name: /2 of/ }))
	await page.keyboard.type('Trained two new colleagues')
	await page.keyboard.press('Alt+ArrowUp')
	await page.getByText('Achievement is now 1 of 2.').waitFor({ state: 'attached' })
	await find(page, 'education')
	const sample = page.getByText('This is a sample. It won’t appear on your CV.')
	await sample.waitFor()
	await find(page, 'add a course')
	await sample.waitFor({ state: 'hidden' })
	await page.getByLabel('Qualification').and(focused(page)).waitFor()
	await page.keyboard.type('Diploma in care')
	await find(page, 'skills')
	await tabTo(page, page.getByRole('combobox', { name: 'Your skills' }))
	await page.keyboard.type('stock con')
	await page.getByRole('option', { name: 'Stock control', exact: true }).waitFor()
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await page.getByText(/^Added Stock/).waitFor({ state: 'attached' })
	await find(page, 'Executive Elite')
	await page.getByText(/^Your CV now uses Executive Elite/).waitFor({ state: 'attached' })
	await find(page, 'undo')
	await page.getByText('Undone.').waitFor({ state: 'attached' })
	const text = pageText(page)
	const written = ['Imani Okafor', 'Trained two new colleagues', 'Diploma in care']
	for (const words of written) await text.getByText(words).first().waitFor({ state: 'attached' })

	await find(page, 'preview')
	await page.waitForURL('**/cv-writer/preview/local')
	await tabTo(page, page.getByRole('button', { name: 'Download' }))
	await page.keyboard.press('Enter')
	await page.getByRole('menuitem').first().and(focused(page)).waitFor()
	const download = page.waitForEvent('download')
	await page.keyboard.press('Enter')
	expect((await download).suggestedFilename()).toMatch(/Okafor.*\.pdf$/)
})

test('entries are dragged, noted, and found from their words on the page', async () => {
	const page = await newVisitor()
	await addJobs(page, ['Porter', 'Chef'])
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
	// The page of the words that are written after the note is made with the note, if with anything of it.
	await page.getByLabel('Employer').fill('Elm Court')
	await pageText(page).getByText('Elm Court').first().waitFor({ state: 'attached' })
	expect(await pageText(page).textContent()).not.toContain('Ask Sam')
	await expectAccessible(page)

	await page.getByRole('link', { name: /^Profile/ }).click()
	await page.getByLabel('Your profile').waitFor()
	const word = page.locator('.typeset-pages path[data-text="Porter"]').first()
	await word.click({ force: true })
	await expectValue(focused(page), 'Porter')
	await page.locator('[data-light-of="field"]').first().waitFor({ state: 'attached' })
})

test('on a phone a finger moves a job by its handle', async () => {
	const page = await newVisitor({ width: 360, height: 740, hasTouch: true })
	await addJobs(page, ['Porter', 'Chef'])
	await page.getByRole('button', { name: /^Chef/, expanded: true }).click()
	const cards = page.locator('[data-entry]')
	const handle = cards.nth(1).getByTitle('Drag to move').and(page.locator('[draggable=true]'))
	await handle.waitFor()
	// Where the page can go no further up it stays under the finger at its edge.
	await page.evaluate(() => scrollTo(0, 0))
	const [{ y: top = 0 } = {}, { y = 0, height = 0 } = {}] = await Promise.all(
		[cards.first(), handle].map(async (place) => (await place.boundingBox()) ?? {}),
	)
	await dragByFinger(page, handle, { x: 0, y: top + 8 - (y + height / 2) })
	await page.getByText('Chef is now 1 of 2.').waitFor({ state: 'attached' })
	await page.getByRole('heading', { name: 'Chef' }).waitFor()
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
	await expectValue(focused(page), 'Porter')
	await expectNoSidewaysScroll(page)
})

test('a photo is offered by custom, cropped, hidden and taken away by keyboard', async () => {
	const page = await newVisitor({ width: 360, height: 780 })
	const sent: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/typeset/preview/')) sent.push(request.postData() ?? '')
	})
	await page.goto('/cv-writer/create?section=personalInfo')
	const add = page.getByRole('button', { name: 'Add a photo' })
	await page.getByLabel('First name').fill('Ada')
	await page.getByLabel('Country', { exact: true }).fill('United Kingdom')
	expect(await add.count()).toBe(0)
	await page.getByLabel('Country', { exact: true }).fill('Germany')
	await add.waitFor()

	await chooseFile(page, add, Buffer.from('<svg onload="alert(1)"/>'))
	await page.getByText('“me.jpg” isn’t a JPEG, PNG or WebP picture.').waitFor()
	await chooseFile(page, add, await drawnPicture(page))
	const cropped = page.getByRole('application', { name: 'Your photo' })
	await tabTo(page, cropped)
	const looked = () =>
		page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
	const whole = await looked()
	await page.keyboard.press('+')
	await page.keyboard.press('ArrowRight')
	await expect.poll(looked).not.toBe(whole)
	await expectNoSidewaysScroll(page)
	await expectAccessibleIn(page, [
		{ theme: 'light', width: 360 },
		{ theme: 'dark', width: 1440 },
	])
	await tabTo(page, page.getByRole('button', { name: 'Use this photo' }))
	await page.keyboard.press('Enter')
	await page.getByText('Photo added.').first().waitFor({ state: 'attached' })
	const drawn = page.locator('.typeset-pages image[href^="data:image/jpeg"]')
	await drawn.waitFor({ state: 'attached' })
	await page.getByLabel('What the photo shows').fill('Ada, smiling')
	await expectAccessible(page)

	await page.getByRole('button', { name: 'Hide photo' }).press('Enter')
	await drawn.waitFor({ state: 'detached' })
	await page.getByRole('button', { name: 'Show photo' }).press('Enter')
	await drawn.waitFor({ state: 'attached' })
	await page.getByRole('button', { name: 'Remove photo' }).press('Enter')
	await drawn.waitFor({ state: 'detached' })
	await page.keyboard.press('ControlOrMeta+z')
	await drawn.waitFor({ state: 'attached' })
	// No key press sends the photo: the page is asked for with its name.
	expect(sent.filter((body) => body.includes('/9j/'))).toEqual([])
	expect(sent.some((body) => body.includes('"photo":"photo-'))).toBe(true)
})

async function chooseFile(page: Page, button: Locator, buffer: Buffer): Promise<void> {
	const chooser = page.waitForEvent('filechooser')
	await button.press('Enter')
	await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
}

/** A picture that is wider than high, with another colour at each place. */
async function drawnPicture(page: Page): Promise<Buffer> {
	const url = await page.evaluate(() => {
		const canvas = document.createElement('canvas')
		canvas.width = 640
		canvas.height = 400
		const context = canvas.getContext('2d')
		for (let x = 0; x < canvas.width; x += 10) {
			if (context) context.fillStyle = `hsl(${x / 2} 60% 50%)`
			context?.fillRect(x, 0, 10, canvas.height)
		}
		return canvas.toDataURL('image/png')
	})
	return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
