import type { Page } from 'playwright-core'

/** Opens a CV from a downloaded file in the editor of this browser. */
export async function openCvFile(page: Page, document: unknown): Promise<void> {
	await page.goto('/cv-writer')
	await page.getByLabel('Open an Ella file').setInputFiles({
		name: 'cv.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(document)),
	})
	await page.waitForURL('**/cv-writer/create*')
}
