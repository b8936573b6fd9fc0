import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleIn, fourLooks, newVisitor } from './browser.ts'
import { expectValue, untilBrowserKeeps } from './expect-page.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

const pasted = `Wanda Nowak
wanda.nowak@example.com
07700 900123

Experience
Care Assistant, Brookside Home Care, Crewe
September 2019 to present
- Visited up to 9 people a day at home for washing, meals and medication
- Kept electronic care notes for every visit

Education
Level 3 Diploma in Adult Care, Crewe College, 2018

Skills
Moving and handling, medication rounds`

const jsonResume = {
	basics: { name: 'Amir Haddad', email: 'amir@example.com', label: 'Electrician' },
	work: [
		{
			name: 'Spark & Son',
			position: 'Electrician',
			startDate: '2020-02',
			highlights: ['Rewired homes'],
		},
	],
}

test('a guest begins with pasted words, with a JSON Resume, and beside an example', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer')
	await page.getByRole('link', { name: 'Paste text' }).click()
	await page.getByRole('button', { name: 'Read this text' }).click()
	await page.getByText('Paste some text first').waitFor()
	await page.getByLabel('Your text').fill(pasted)
	await page.getByRole('button', { name: 'Read this text' }).click()
	await page.waitForURL('**/cv-writer/create')
	await expectValue(page.getByLabel('First name'), 'Wanda')

	await page.goto('/cv-writer')
	await page.getByRole('link', { name: 'Open a JSON Resume' }).click()
	const file = { name: 'resume.json', mimeType: 'application/json' }
	await page
		.getByLabel(/Choose your JSON file/)
		.setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(jsonResume)) })
	await page.waitForURL('**/cv-writer/create')
	await expectValue(page.getByLabel('Last name'), 'Haddad')

	await page.goto('/cv-writer')
	await page.getByRole('link', { name: /Care assistant$/ }).click()
	await page.getByRole('button', { name: 'Start my CV' }).click()
	await page.waitForURL('**/cv-writer/create')
	await expectValue(page.getByLabel('First name'), '')
	await page.getByRole('button', { name: 'Sample', exact: true }).click()
	await page.getByText('This isn’t a real person').waitFor()
	await page.getByRole('heading', { name: 'Blessing Okonkwo' }).waitFor()
	await page.getByLabel('First name').fill('Wanda')
	await untilBrowserKeeps(page, 'Wanda')
	const text = await textOf(page)
	expect(text).toContain('Wanda')
	expect(text).not.toMatch(/Blessing|Bradgate|Soar Valley/)
	await page.getByRole('button', { name: 'Close sample' }).click()
	await page.getByRole('button', { name: 'Sample', exact: true }).waitFor({ state: 'detached' })
})

test('with an account an example and the short addresses lead to a CV of the account', async () => {
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await page.goto('/write')
	await page.waitForURL('**/login')
	await fillSignIn(page, await somebody())
	await page.waitForURL('**/cv-writer/edit/*')
	const first = page.url()
	await page.goto('/cv-writer?example=chef')
	await page.getByRole('button', { name: 'Start my CV' }).click()
	await page.waitForURL((url) => url.pathname.includes('/edit/') && url.href !== first)
	await page.getByRole('button', { name: 'Sample', exact: true }).waitFor()
	const second = page.url()
	await page.goto('/write')
	await page.waitForURL(second)
})

test('everybody can use the ways to begin', async () => {
	const page = await newVisitor()
	const states = [
		['/cv-writer', page.getByRole('heading', { name: 'Start from a sample' })],
		['/cv-writer?begin=paste', page.getByLabel('Your text')],
		['/cv-writer?example=accountant', page.getByRole('button', { name: 'Start my CV' })],
	] as const
	for (const [path, sign] of states) {
		await page.goto(path)
		await sign.waitFor()
		await expectAccessibleIn(page, [...fourLooks, { theme: 'light', width: 768 }])
	}
})

/** Returns this browser's CV as plain text. */
async function textOf(page: Page): Promise<string> {
	await page.getByRole('button', { name: 'Download' }).click()
	const download = page.waitForEvent('download')
	await page.getByRole('menuitem', { name: /Plain text/ }).click()
	return readFile(await (await download).path(), 'utf8')
}
