import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { newCaller } from './caller.ts'
import { untilJobsAreFetched } from './fetched-jobs.ts'
import { signInByCall } from './person.ts'
import { careWorker } from './sample-cv.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

test('a guest finds a job, and somebody with an account sees how their CV fits it', {
	timeout: 240_000,
}, async () => {
	const person = await somebody()
	const caller = newCaller(inject('productUrl'))
	const { access } = await signInByCall(inject('productUrl'), person, caller)
	const cv = { title: 'Care', document: careWorker }
	await caller.call({ method: 'POST', path: '/api/cvs/', token: access, body: cv })

	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await untilJobsAreFetched()
	await page.goto('/jobs')
	await page.getByText('3 jobs', { exact: true }).waitFor()
	await page.getByLabel('What', { exact: true }).fill('personal care')
	await page.getByLabel('Where', { exact: true }).fill('Leeds')
	await page.getByRole('button', { name: 'Search', exact: true }).last().click()
	await page.getByText('1 job', { exact: true }).waitFor()
	await page.waitForURL(({ searchParams }) => searchParams.get('place') === 'Leeds')
	await page.getByRole('heading', { name: 'About the role' }).waitFor()
	const advert = page.getByRole('link', { name: /^View the advert/ })
	await expect
		.poll(() => advert.getAttribute('href'))
		.toBe('https://boards.greenhouse.io/alderhouse/jobs/1')
	await page.getByRole('link', { name: 'Alder House careers', exact: true }).waitFor()
	await expect.poll(() => page.title()).toContain('Jobs')
	await expectAccessible(page)
	await page.getByRole('tab', { name: 'How your CV fits' }).click()
	await page.getByText('There’s no CV to compare yet.').waitFor()

	await page.getByRole('button', { name: 'Save this search' }).click()
	await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
	await page.waitForURL('**/login')
	await fillSignIn(page, person)
	await page.waitForURL('**/jobs?**')
	await page.getByRole('button', { name: 'Save this search' }).click()
	await page.getByRole('button', { name: 'Save search' }).click()
	await page.getByText('Search saved.').waitFor()
	await page.getByRole('button', { name: 'Saved searches' }).click()
	await page.getByRole('link', { name: 'personal care in Leeds' }).waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Close' }).click()
	await page.getByRole('tab', { name: 'How your CV fits' }).click()
	await page.getByRole('heading', { name: /of 100 for/ }).waitFor()

	await page.setViewportSize({ width: 360, height: 740 })
	await showTheme(page, 'dark')
	await addAndChangeJob(page)
	await page.getByRole('link', { name: 'All jobs' }).click()
	await page.getByRole('link', { name: /^Night Porter/ }).click()
	await page.locator('h2:focus', { hasText: 'Night Porter' }).waitFor()
	await page.getByRole('button', { name: 'Delete', exact: true }).click()
	await page.getByRole('button', { name: 'Delete permanently' }).click()
	await page.getByText('You haven’t added any jobs yet.', { exact: false }).waitFor()
})

async function addAndChangeJob(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Add a job' }).click()
	await page.getByText('From its text').click()
	await page.getByLabel('Job title').fill('Night Porter')
	await page.getByLabel('Text of the advert').fill('You will\n- welcome guests')
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Add job' }).click()
	await page.getByRole('heading', { name: 'Night Porter' }).waitFor()
	await page.getByText('welcome guests').waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Edit', exact: true }).click()
	await page.getByLabel('Employer').fill('Hotel Quay')
	await page.getByLabel('Closing date').fill('2099-07-01')
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Save changes' }).click()
	await page.getByText(/Open until 1 July? 2099/).waitFor()
}
