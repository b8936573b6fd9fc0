import type { Page } from 'playwright-core'

/** The key that journeys keep in the browser. */
export const ownKey = 'sk-somebody-0123456789'

/** Uses another model from now on, as Settings would keep it. */
export async function keepOwnModel(page: Page, model: string): Promise<void> {
	await page.evaluate((own) => localStorage.setItem('ella-own-model', JSON.stringify(own)), {
		provider: 'mine',
		model,
		key: ownKey,
	})
}
