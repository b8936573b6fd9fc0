import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, newVisitor } from './browser.ts'
import { wordings } from './language-model.ts'
import { openSignedIn } from './sign-in-page.ts'

const document = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ana', lastName: 'Costa' },
	experience: [
		{
			id: 'job',
			jobTitle: 'Shop Assistant',
			employer: 'Corner House',
			startDate: '2019-03',
			endDate: '2023-03',
			achievements: Object.keys(wordings),
		},
	],
})

test('the model words what it can honestly, and what it invents never comes to the page', async () => {
	const keeper = await keeperOf(document, 'Shop CV')
	const page = await newVisitor()
	await openSignedIn(page, `/cv-writer/edit/${keeper.cvId}?section=experience`, keeper.person)
	await page.getByRole('button', { name: 'Suggest better wording' }).click()
	await page.getByText('What is sent').first().click()
	const sent = page.getByRole('region', { name: 'What is sent, word for word' })
	await sent.getByText('Dealt with customer complaints').waitFor()
	expect(await sent.textContent()).not.toMatch(/Costa|Corner House/)
	await page.getByText(/^[\d,]+ tokens\. You have [\d,]+ tokens left today\.$/).waitFor()
	await page.getByRole('button', { name: 'Ask stub as well' }).click()
	await page.getByText('Written by stub, checked against your words').waitFor()
	await page.getByText(/^One line keeps Ella’s own.*the model claimed more than you did/).waitFor()
	await expectAccessible(page)
	expect(await page.getByText('200').count()).toBe(0)
	await page.getByRole('button', { name: 'Accept' }).first().press('a')
	await expect
		.poll(() => page.getByLabel('Achievement 1 of 2').inputValue())
		.toBe('Ordered stock for the shop and checked deliveries')
})
