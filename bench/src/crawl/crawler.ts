import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import type { Person } from '@app/e2e/person'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

/** A browser in which one visitor goes about; one that has died is started anew, with the visitor as before. */
export type Crawler = { context: () => Promise<BrowserContext>; stop: () => Promise<void> }

/** Opens a crawler for a person who signs in, or for a stranger when `who` is `null`. */
export function openCrawler(siteUrl: string, who: Person | null): Crawler {
	let opened: { browser: Browser; context: BrowserContext } | null = null
	return {
		async context() {
			if (opened?.browser.isConnected()) return opened.context
			const browser = await chromium.launch({
				executablePath: chromiumPath,
				args: launchArguments,
			})
			const context = await browser.newContext({
				baseURL: siteUrl,
				locale: 'en-GB',
				serviceWorkers: 'block',
			})
			if (who) await signIn(context, who)
			opened = { browser, context }
			return context
		},
		async stop() {
			await opened?.browser.close()
		},
	}
}

async function signIn(context: BrowserContext, { email, password }: Person): Promise<void> {
	const page = await context.newPage()
	await page.goto('/login')
	await page.getByLabel('Email', { exact: true }).fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByLabel('Remember me').check()
	await page.getByRole('button', { name: 'Sign In', exact: true }).click()
	await page.waitForURL('**/dashboard')
	await page.close()
}
