import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectAccessibleIn, fourLooks, newVisitor } from './browser.ts'
import { expectFocus, expectNoSidewaysScroll, untilBrowserKeeps } from './expect-page.ts'
import { openCvFile } from './open-cv-file.ts'

test('duties become statements, a question is answered, and they arrive in the CV', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer')
	await page.getByRole('link', { name: 'Rewrite my duties' }).click()
	await page
		.getByLabel('Your job duties')
		.fill('Was responsible for answering phones\nHelping with serving meals')
	const statements = page.getByRole('region', { name: 'Your new lines' })
	await statements.getByText('Helped serve meals').first().waitFor()
	await page.getByLabel(/How many calls a day/).fill('about 60')
	await statements.getByRole('button', { name: /Add to your CV/ }).click()
	await page.getByText('Answered about 60 calls a day').first().waitFor({ state: 'attached' })
	await untilBrowserKeeps(page, 'Answered about 60 calls a day')
})

test('a line that says nothing is left out with a click, and put back with another', async () => {
	const page = await newVisitor({ width: 360 })
	await page.goto('/cv-rewriter')
	await page
		.getByLabel('Your job duties')
		.fill('I am a hard working and reliable person\nChecked stock levels each week')
	const statements = page.getByRole('region', { name: 'Your new lines' })
	await statements.getByRole('button', { name: 'Delete', exact: true }).click()
	await statements.getByRole('button', { name: 'Put it back' }).click()
	await statements.getByRole('button', { name: 'Delete', exact: true }).click()
	await statements.getByText('Left out of your CV.').waitFor()
	await expectAccessible(page)
	await statements.getByRole('button', { name: /Add to your CV/ }).click()
	await untilBrowserKeeps(page, 'Checked stock levels')
	const kept = await page.evaluate(() => localStorage.getItem('cvFormData'))
	expect(kept).not.toContain('hard working')
})

test('an advert is compared with the CV of this browser, and a line of it leads to its field', async () => {
	const page = await newVisitor()
	await page.goto('/cv-rewriter')
	await page.getByLabel('Your job duties').fill('Checked stock levels each week')
	await page.getByRole('button', { name: /Add to your CV/ }).click()
	await page.waitForURL('**/cv-writer/create*')
	await untilBrowserKeeps(page, 'Checked stock levels')
	await page.goto('/cv-rewriter?part=match')
	await page
		.getByLabel('The advert')
		.fill('Storekeeper\nEssential:\n- Stock control or goods in\n- Forklift licence')
	const answer = page.getByRole('region', { name: 'How your CV matches' })
	await answer.getByText('Missing: add only if true').first().waitFor()
	await answer.getByText('or goods in').waitFor()
	await expectAccessible(page)
	await answer.getByTitle('Go to the field').first().click()
	await page.waitForURL('**/cv-writer/create?section=experience&field=*')
})

test('what a line perhaps shows is answered beside the advert, undone, and shown by another line', async () => {
	const page = await newVisitor({ width: 360 })
	await openCvFile(page, worksOnAWard)
	await page.goto('/cv-rewriter?part=match')
	await page.getByLabel('The advert').fill('Staff Nurse\nEssential:\n- Venepuncture')
	const answer = page.getByRole('region', { name: 'How your CV matches' })
	const yes = answer.getByRole('button', { name: 'Yes, that’s it: Venepuncture' })
	await yes.waitFor()
	await expectAccessible(page)
	await yes.press('y')
	await page.getByText('Saved: this line shows “Venepuncture”.').waitFor()
	await yes.waitFor({ state: 'detached' })
	await expect.poll(() => storedFacts(page)).toMatchObject([{ itemId: 'job', answer: 'Yes' }])
	await page.getByRole('button', { name: 'Undo' }).click()
	await yes.waitFor()
	await expect.poll(() => storedFacts(page)).toEqual([])
	await answer.getByRole('button', { name: 'Choose another line: Venepuncture' }).press('Enter')
	const lines = answer.getByLabel('Which line shows “Venepuncture”?')
	await expectFocus(lines)
	await expectAccessible(page)
	await lines.selectOption({ label: 'Ran the Tuesday clinic with 40 patients' })
	await yes.waitFor({ state: 'detached' })
	await expect
		.poll(() => storedFacts(page))
		.toMatchObject([{ line: expect.stringMatching(/^Ran the Tuesday/) }])
	await expectNoSidewaysScroll(page)
})

function storedFacts(page: Page): Promise<unknown> {
	return page.evaluate(() => JSON.parse(localStorage.getItem('cvFormData') ?? '{}').facts)
}

const worksOnAWard = {
	schemaVersion: 4,
	personalInfo: { firstName: 'Ana', lastName: 'Costa' },
	experience: [
		{
			id: 'job',
			jobTitle: 'Staff Nurse',
			employer: 'St Brendan’s Hospital',
			startDate: '2019-03',
			current: true,
			achievements: [
				'Bloods and cannulas on most shifts, and on the two wards beside ours',
				'Ran the Tuesday clinic with 40 patients',
			],
		},
	],
}

test('a profile is written from the CV by keyboard, each sentence with its facts', async () => {
	const page = await newVisitor()
	await openCvFile(page, ranACafe)
	await page.goto('/cv-writer/create?section=professionalSummary')
	await page.getByRole('button', { name: 'Write it from my CV' }).press('Enter')
	await page.getByText('2 sentences for your profile').waitFor()
	await page.getByText(/Café Manager · Corner House · Café Manager, Mar 2019/).waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Accept', exact: true }).first().press('a')
	await expect
		.poll(() => page.getByLabel('Your profile').inputValue())
		.toBe('Café Manager with 4 years’ experience, most recently at Corner House.')
})

const ranACafe = {
	schemaVersion: 4,
	personalInfo: { firstName: 'Ana', lastName: 'Costa' },
	experience: [
		{
			id: 'job',
			jobTitle: 'Café Manager',
			employer: 'Corner House',
			startDate: '2019-03',
			endDate: '2023-03',
			achievements: ['Cut food waste by 25% with daily prep sheets'],
		},
	],
}

test('axe finds nothing in the rewriter', async () => {
	const page = await newVisitor()
	await page.goto('/cv-rewriter')
	await page.getByRole('button', { name: /hospital cleaner/ }).click()
	await page.getByRole('listitem').getByText('patient rooms').first().waitFor()
	await expectAccessibleIn(page, fourLooks)
})
