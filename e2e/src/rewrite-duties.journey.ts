import { expect, test } from 'vitest'
import { expectAccessible, expectAccessibleIn, fourLooks, newVisitor } from './browser.ts'

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
	const stored = await page.evaluate(() => localStorage.getItem('cvFormData'))
	expect(stored).toContain('Answered about 60 calls a day')
})

test('an advert is compared with the CV of this browser, and a line of it leads to its field', async () => {
	const page = await newVisitor()
	await page.goto('/cv-rewriter')
	await page.getByLabel('Your job duties').fill('Checked stock levels each week')
	await page.getByRole('button', { name: /Add to your CV/ }).click()
	await page.waitForURL('**/cv-writer/create*')
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

test('a profile is written from the CV by keyboard, each sentence with its facts', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer')
	await page.getByLabel('Choose a file').setInputFiles({
		name: 'cv.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(ranACafe)),
	})
	await page.waitForURL('**/cv-writer/create*')
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
