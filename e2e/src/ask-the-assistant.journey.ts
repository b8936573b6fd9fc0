import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, newVisitor } from './browser.ts'
import { expectNoSidewaysScroll, expectValue } from './expect-page.ts'
import { wordings } from './language-model.ts'
import { openSignedIn } from './sign-in-page.ts'

const [honest = '', invented = ''] = Object.keys(wordings)
const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ana', lastName: 'Costa' },
	experience: [
		{
			id: 'job',
			jobTitle: 'Shop Assistant',
			employer: 'Corner House',
			startDate: '2019-03',
			endDate: '2023-03',
			achievements: [honest, invented],
		},
	],
})
const better = 'Ordered stock for the shop and checked deliveries'

test('the assistant proposes in the person’s own words, and only they change the CV', async () => {
	const keeper = await keeperOf(cv, 'Shop CV')
	const page = await newVisitor()
	await openSignedIn(page, `/cv-writer/edit/${keeper.cvId}?section=experience`, keeper.person)
	await page.getByLabel('Achievement 1 of 2').waitFor()
	await page.keyboard.press('Control+j')
	await page.getByRole('heading', { name: 'Assistant', exact: true }).waitFor()
	await page.getByText('Use only Ella’s rules, and send nothing').waitFor()

	await page.getByText('What is sent').click()
	await page
		.getByRole('region', { name: 'What is sent, word for word' })
		.getByText(honest)
		.waitFor()
	await page.getByLabel('What should change?').fill('Make the lines shorter')
	await page.keyboard.press('Enter')

	await page.getByText(/^One suggested change, using only your words/).waitFor()
	await expectAccessible(page)
	expect(await page.getByText('200 customer complaints').count()).toBe(0)
	await page.getByRole('button', { name: 'Accept' }).press('a')
	await page.getByText('Accepted', { exact: true }).waitFor()

	await page.reload()
	await page.getByText('Accepted', { exact: true }).waitFor()
	await page.keyboard.press('Control+j')
	await expectValue(page.getByLabel('Achievement 1 of 2'), better)
	await page.keyboard.press('Control+z')
	await expectValue(page.getByLabel('Achievement 1 of 2'), honest)
})

test('without an account the rules of the device answer, and nothing is sent', async () => {
	const page = await newVisitor()
	await page.goto('/cv-writer/create?section=experience&mode=assistant')
	await page.getByText('Ella’s rules, on this device').waitFor()
	await page.getByRole('button', { name: 'Make my lines stronger' }).click()
	await page
		.getByText('You haven’t added any lines to your jobs yet. Say what you did, then ask again.')
		.waitFor()
	await page.getByText('What is sent').click()
	await page.getByText('Nothing. Ella’s rules work on this device.').waitFor()
	await page.setViewportSize({ width: 360, height: 780 })
	await expectAccessible(page)
	await expectNoSidewaysScroll(page)
})
