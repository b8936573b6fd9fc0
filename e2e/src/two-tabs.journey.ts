import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, goOffline, newVisitor } from './browser.ts'
import { expectValue } from './expect-page.ts'
import type { Person } from './person.ts'
import { careWorker } from './sample-cv.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

const expectedErrors = [/ERR_INTERNET_DISCONNECTED/, /status of 401/, /status of 4(04|12)/]
const keptHere = 'Not saved yet: on this device only'

test('two tabs of one CV show each other’s changes, also those made offline, and ask where they collide', async () => {
	const one = await openNewCv()
	const two = await one.context().newPage()
	await two.goto(one.url())
	await two.getByLabel('Last name').fill('Nowak')
	await one.getByLabel('First name').fill('Wanda')
	await shows(two, 'First name', 'Wanda')
	await shows(one, 'Last name', 'Nowak')

	await goOffline(one)
	await one.getByLabel('City').fill('York')
	await two.getByLabel('Country').fill('Poland')
	for (const tab of [one, two]) await tab.getByText(keptHere).waitFor()
	await one.context().setOffline(false)
	await shows(one, 'Country', 'Poland')
	await shows(two, 'City', 'York')

	await goOffline(one)
	await one.getByLabel('City').fill('Leeds')
	await two.getByLabel('City').fill('Hull')
	for (const tab of [one, two]) await tab.getByText(keptHere).waitFor()
	await one.context().setOffline(false)
	const asked = await Promise.any([one, two].map((tab) => isAsked(tab)))
	const [mine, theirs] = asked === one ? ['Leeds', 'Hull'] : ['Hull', 'Leeds']
	await shows(asked, 'City', mine ?? '')
	await asked.getByRole('button', { name: 'Show the other one' }).click()
	for (const tab of [one, two]) await shows(tab, 'City', theirs ?? '')
	await asked.getByText(/^Saved/).waitFor()
	await asked.getByRole('button', { name: 'Undo' }).click()
	await shows(two === asked ? one : two, 'City', mine ?? '')
})

test('what a killed tab has left is sent by My CVs', async () => {
	const page = await openNewCv()
	await goOffline(page)
	await page.getByLabel('First name').fill('Wanda')
	await page.getByText(keptHere).waitFor()
	const cvUrl = page.url()
	const other = await page.context().newPage()
	await page.close()

	await other.context().setOffline(false)
	await other.goto('/dashboard')
	await other.getByText('Your changes on this device are now saved to your account.').waitFor()
	await other.goto(cvUrl)
	await shows(other, 'First name', 'Wanda')
})

test('what was written for a CV that was deleted meanwhile is kept as a new one', async () => {
	const keeper = await keeperOf(careWorker, 'For the hospital')
	const page = await signedInForLong(keeper.person)
	const other = await page.context().newPage()
	await page.goto(`/cv-writer/edit/${keeper.cvId}`)
	await page.getByLabel('First name').waitFor()
	await goOffline(page)
	await page.getByLabel('First name').fill('Wanda')
	await page.getByText(keptHere).waitFor()
	await page.close()
	await keeper.call('DELETE', `/api/cvs/${keeper.cvId}/`)

	await other.context().setOffline(false)
	await other.goto('/dashboard')
	await other.getByText(/Your changes are still here/).waitFor()
	await expectAccessible(other)
	await other.getByRole('button', { name: 'Save as a new CV' }).click()
	await other.waitForURL('**/cv-writer/edit/*')
	await shows(other, 'First name', 'Wanda')
})

/** Signed in for every tab of the browser. */
async function signedInForLong(person: Person): Promise<Page> {
	const page = await newVisitor({ expectedErrors })
	await page.goto('/login')
	await page.getByLabel('Remember me').check()
	await fillSignIn(page, person)
	await page.waitForURL('**/dashboard')
	return page
}

async function openNewCv(): Promise<Page> {
	const page = await signedInForLong(await somebody())
	await page.getByRole('button', { name: 'New CV' }).click()
	await page.waitForURL('**/cv-writer/edit/*')
	await page.getByLabel('First name').waitFor()
	return page
}

async function shows(page: Page, label: string, value: string): Promise<void> {
	await expectValue(page.getByLabel(label), value)
}

async function isAsked(page: Page): Promise<Page> {
	await page.getByText('There are 2 versions of this CV.').waitFor()
	return page
}
