import type { Page } from 'playwright-core'
import { expectCount } from './expect-page.ts'

/** The jobs in the form of a CV. */
export const jobs = (page: Page) => page.locator('[data-entry]')

/** Begins a CV with jobs that have these titles and nothing else. */
export async function addJobs(page: Page, titles: string[]): Promise<void> {
	await page.goto('/cv-writer/create?section=experience')
	for (const [index, title] of titles.entries()) {
		await page.getByRole('button', { name: /^Add (?:a|another) job/ }).click()
		// The job before has a field of the same name until the new one is open.
		await expectCount(jobs(page), index + 1)
		await page.getByLabel('Job title').and(page.locator(':focus')).fill(title)
	}
}
