import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleIn, newVisitor, twoLooks } from './browser.ts'
import { expectNoSidewaysScroll, expectValue } from './expect-page.ts'
import { openCvFile } from './open-cv-file.ts'
import { careWorker } from './sample-cv.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

const advert =
	'Care Assistant at Alder House\nEssential:\n- Moving and handling\n- Full UK driving licence'

test('a guest writes a letter beside their CV, and takes it into an account with its advert', async () => {
	const person = await somebody()
	const page = await newVisitor()
	await openCvFile(page, careWorker)
	await page.goto('/cv-rewriter?part=match')
	await page.getByLabel('The advert').fill(advert)
	// A person who leaves and comes back finds the advert here and in the editor.
	await page.goto('/cv-writer/create?mode=check')
	await page.getByRole('tab', { name: /^Match/ }).click()
	await page.getByText('Moving and handling').first().waitFor()
	await page.getByRole('link', { name: 'Start one for this job' }).click()
	await page.waitForURL('**/cv-writer/letter')
	await page.getByText('Care Assistant at Alder House').first().waitFor()

	await page.getByRole('button', { name: 'Start the letter' }).click()
	await expectValue(page.getByLabel('Job title'), 'Care Assistant')
	await expectValue(page.getByLabel('Employer'), 'Alder House')
	await page.getByText('Full UK driving licence', { exact: true }).waitFor()
	const words = page.getByLabel('Text of your letter')
	await expect.poll(() => words.inputValue()).toContain('Care Assistant at Alder House')
	await expectAccessibleIn(page, twoLooks)
	await takePdf(page)

	await words.fill(`${await words.inputValue()}\nP.S. I live nearby.`)
	await page.reload()
	await expectValue(words, /P\.S\. I live nearby\.$/)
	await page.getByRole('link', { name: 'sign in', exact: true }).click()
	await page.getByText(/come with you/).waitFor()
	await fillSignIn(page, person)
	await page.waitForURL('**/applications?open=*')
	await expectValue(words, /P\.S\. I live nearby\.$/)
	await page.getByText('Moving and handling').first().waitFor({ state: 'attached' })
	expect(await page.evaluate(() => localStorage.getItem('cvFormData.letters'))).toBeNull()
})

test('on a phone a guest finds the letter in the menu, and is told first what saving a job needs', async () => {
	const page = await newVisitor({ width: 360, hasTouch: true })
	await page.goto('/')
	await page.getByRole('button', { name: 'Open menu' }).tap()
	await page.getByRole('link', { name: 'Cover letter' }).tap()
	await page.getByRole('heading', { name: 'Write a cover letter' }).waitFor()
	await page.getByText('there isn’t one in this browser yet').waitFor()
	await expectNoSidewaysScroll(page)
	await expectAccessibleIn(page, twoLooks)

	await page.goto('/jobs')
	await page.getByRole('button', { name: 'Add a job' }).first().tap()
	await page.getByText(/This needs a free account/).waitFor()
	await expectAccessibleIn(page, twoLooks)
	await page.getByRole('link', { name: 'Create an account' }).tap()
	await page.getByText(/we take you back to Jobs/).waitFor()
})

async function takePdf(page: Page): Promise<void> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		(async () => {
			await page.getByRole('button', { name: /^Download as PDF/ }).click()
			const anyway = page.getByRole('button', { name: 'Download anyway' })
			await anyway.click({ timeout: 3_000 }).catch(() => undefined)
		})(),
	])
	expect(download.suggestedFilename()).toBe('Cover letter Alder House.pdf')
}
