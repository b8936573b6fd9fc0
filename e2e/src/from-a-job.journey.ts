import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keeperOf } from './account-cv.ts'
import { expectAccessible, newVisitor, showTheme } from './browser.ts'
import { expectFocus, expectValue } from './expect-page.ts'
import { untilJobsAreFetched } from './fetched-jobs.ts'
import { careWorker } from './sample-cv.ts'
import { openSignedIn } from './sign-in-page.ts'

const [first, ...others] = careWorker.experience
if (first === undefined) throw new Error('The sample has no job.')
const proof = 'Gave personal care to 12 residents each morning'
const carer = {
	...careWorker,
	experience: [{ ...first, achievements: [...first.achievements, proof] }, ...others],
}

test('from a job to the CV that was tailored to it, sent with a letter', {
	timeout: 240_000,
}, async () => {
	const { person, call } = await keeperOf(carer, 'Care work')
	await untilJobsAreFetched()
	const page = await newVisitor({ expectedErrors: [/status of 401/] })
	await openSignedIn(page, '/dashboard', person)
	await page.goto('/jobs?q=senior')
	await page.getByRole('heading', { name: 'Senior Care Assistant', level: 2 }).waitFor()

	const kept = async () => {
		const applications = Object(await call('GET', '/api/applications/')).applications
		const cvs = Object(await call('GET', '/api/cvs/')).cvs
		return { applications: applications.length, cvs: cvs.length }
	}
	await page.getByRole('button', { name: 'Tailor a CV' }).click()
	await page.getByRole('button', { name: 'Cancel' }).click()
	expect(await kept()).toEqual({ applications: 0, cvs: 1 })
	await page.getByRole('button', { name: 'Tailor a CV' }).click()
	await page.getByRole('button', { name: 'Save to my applications' }).dblclick()
	await page.getByText('This CV is for Senior Care Assistant at Alder House.').waitFor()
	expect(await kept()).toEqual({ applications: 1, cvs: 2 })
	await acceptOneProposal(page)
	await page.getByRole('button', { name: 'I sent this version' }).click()
	await page.getByText('Marked as the CV you sent.').waitFor()
	await page.getByRole('link', { name: 'Open the application or write a letter' }).click()

	await page.getByText('Sent: Care work for Senior Care Assistant, Alder House').waitFor()
	await writeLetter(page)
	const { applications } = await call('GET', '/api/applications/')
	const [one] = Object.values(Object(applications)).map(Object)
	expect(one).toMatchObject({ title: 'Senior Care Assistant', stage: 'applied' })
	expect(one.sentCv.title).toMatch(/^Care work for Senior Care Assistant/)
})

async function acceptOneProposal(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Tailor this CV to the advert' }).click()
	const count = page.getByRole('heading', { name: /changes? for this advert/ })
	const before = await count.textContent()
	await page
		.getByRole('button', { name: /^Accept: / })
		.first()
		.click()
	await expect.poll(() => count.textContent()).not.toBe(before)
	await expectAccessible(page)
}

/** Begins a letter, is warned of its gaps, fills one in, and takes it away as a file. */
async function writeLetter(page: Page): Promise<void> {
	const letter = page.getByRole('region', { name: 'Cover letter' })
	await letter.getByRole('button', { name: 'Start a letter' }).click()
	await letter.getByRole('button', { name: 'Start the letter' }).click()
	const words = letter.getByLabel('Text of your letter')
	// This press loads the code that begins a letter.
	await letter.getByText('Not in your CV: only mention it if it’s true').waitFor()
	await expectValue(
		words,
		/including personal care and manual handling\.\n\nIn this job, I have trained 11/,
	)
	expect(await words.inputValue()).not.toMatch(/driving/i)
	await letter.getByText('Full UK driving licence', { exact: true }).waitFor()
	await letter
		.getByRole('button', {
			name: 'Add this sentence: “I do not hold a full UK driving licence yet, and I would work towards it.”',
		})
		.click()
	await letter.getByText('It’s in your letter.').waitFor()
	await expectValue(words, /yet, and I would work towards it\. My CV is attached/)
	await expectAccessible(page)

	// A gap of one's own is warned of before the letter leaves.
	await words.focus()
	await page.keyboard.press('Control+Home')
	await page.keyboard.type('[date] ')
	await letter.getByText(gapsOf(1)).first().waitFor()
	await letter.getByRole('button', { name: 'Copy' }).click()
	await letter.getByText('left. The employer would see the square brackets.').waitFor()
	await showTheme(page, 'dark')
	await expectAccessible(page)
	await letter.getByRole('button', { name: 'Go to the first gap' }).click()
	await expectFocus(words)
	await page.keyboard.type('Monday.')
	await expectValue(words, /^Monday\. Dear/)

	const [download] = await Promise.all([
		page.waitForEvent('download'),
		letter.getByRole('button', { name: /^Download as PDF/ }).click(),
	])
	expect(download.suggestedFilename()).toBe('Cover letter Alder House.pdf')
	const file = await readFile(await download.path())
	expect(file.subarray(0, 5).toString()).toBe('%PDF-')
}

function gapsOf(count: number): RegExp {
	return count === 1 ? /^One gap/ : new RegExp(`^${count} gaps`)
}
