import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { keeperOf, untilAccountKeeps } from './account-cv.ts'
import { expectAccessible, goOffline, newVisitor } from './browser.ts'
import { expectValue, untilBrowserKeeps } from './expect-page.ts'
import { startFrontServer } from './front-server.ts'
import { careWorker } from './sample-cv.ts'
import { fillSignIn } from './sign-in-page.ts'

const copies = { name: 'ella-copies', store: 'copies' }
const pages = { name: 'ella-pages', store: 'pages' }
const expectedErrors = [/net::ERR_/, /status of (401|503)/]

test('a guest writes on while the server is away, and an upgrade keeps what was written', async () => {
	const front = await startFrontServer(inject('productUrl'))
	onTestFinished(() => front.stop())
	const page = await newVisitor({ url: front.url, worksOffline: true, expectedErrors })
	await page.goto('/cv-writer/create')
	await page.getByLabel('First name').fill('Wanda')
	await isInstalled(page)
	await expect.poll(() => page.evaluate(keptCount, pages)).toBe(1)

	await front.stop()
	await page.reload()
	await expectValue(page.getByLabel('First name'), 'Wanda')
	await page.getByText(/This is your page from/).waitFor()
	await page.locator('.typeset-pages svg').first().waitFor({ state: 'attached' })
	await page.goto('/cv-writer/preview/local')
	await page.getByText(/These are your pages from/).waitFor()
	await page.locator('.typeset-pages svg').first().waitFor()
	await page.goto('/cv-writer/create')
	await page.getByLabel('Last name').fill('Nowak')
	await untilBrowserKeeps(page, 'Nowak')
	await page.getByText(/The page will update/).waitFor()
	await page.reload()
	await expectValue(page.getByLabel('Last name'), 'Nowak')

	await page.goto('/pricing')
	await page.getByRole('heading', { name: 'We can’t reach Ella' }).waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Keep writing' }).click()
	await page.getByRole('link', { name: 'Continue writing' }).click()
	await expectValue(page.getByLabel('Last name'), 'Nowak')
	await front.start()
	await page.getByText('1 page').waitFor()

	front.upgrade()
	const question = page.waitForEvent('dialog')
	await page.getByLabel('City').fill('Leeds')
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
	const dialog = await question
	expect(dialog.message()).toBe('A new version is available. Refresh to update?')
	const isReloaded = page.waitForEvent('load')
	await dialog.accept()
	await isReloaded
	await expectValue(page.getByLabel('City'), 'Leeds')
	await expectValue(page.getByLabel('First name'), 'Wanda')
})

test('a CV of the account opens and is written without a connection, and signing out leaves nothing', async () => {
	const keeper = await keeperOf(careWorker, 'For the hospital')
	const page = await newVisitor({ worksOffline: true, expectedErrors })
	await page.goto('/login')
	await page.getByLabel('Remember me').check()
	await fillSignIn(page, keeper.person)
	await page.waitForURL('**/dashboard')
	await page.goto(`/cv-writer/edit/${keeper.cvId}`)
	await untilAccountKeeps(page, 'York', () => page.getByLabel('City').fill('York'))
	await isInstalled(page)
	await expect.poll(() => page.evaluate(keptCount, pages)).toBe(1)

	await goOffline(page)
	await page.reload()
	await expectValue(page.getByLabel('City'), 'York')
	await page.getByLabel('Country').fill('Poland')
	await page.getByText('Not saved yet: on this device only').waitFor()
	await page.goto(`/cv-writer/preview/${keeper.cvId}`)
	await page.getByText(/These are your pages from/).waitFor()
	await page.locator('.typeset-pages svg').first().waitFor()
	await page.getByRole('link', { name: 'Back to writing' }).click()
	await expectValue(page.getByLabel('Country'), 'Poland')
	await untilAccountKeeps(page, 'Poland', () => page.context().setOffline(false))
	const kept = await keeper.call('GET', `/api/cvs/${keeper.cvId}/`)
	expect(JSON.stringify(kept.document)).toContain('Poland')

	await page.goto('/logout')
	await page.waitForURL('**/login')
	for (const kept of [copies, pages]) {
		await expect.poll(() => page.evaluate(keptCount, kept)).toBe(0)
	}
	const words = ['York', keeper.person.email]
	await expect.poll(() => page.evaluate(shelvedWords, words)).toEqual([])
})

/** Until everything that works offline is there. */
async function isInstalled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready
	})
}

/** Returns the number of records in a store of a browser database. */
async function keptCount({ name, store }: { name: string; store: string }): Promise<number> {
	const all = await indexedDB.databases()
	if (!all.some((database) => database.name === name)) return 0
	const opened = indexedDB.open(name)
	await new Promise((resolve) => {
		opened.onsuccess = resolve
	})
	const count = opened.result.transaction(store).objectStore(store).count()
	await new Promise((resolve) => {
		count.onsuccess = resolve
	})
	opened.result.close()
	return count.result
}

/**
 * Returns the words that are in the offline caches or in the browser's storage, and the URL of every API answer in
 * those caches.
 */
async function shelvedWords(words: string[]): Promise<string[]> {
	const found = new Set<string>()
	const look = (text: string) => {
		for (const word of words) if (text.includes(word)) found.add(word)
	}
	for (const name of await caches.keys()) {
		const shelf = await caches.open(name)
		for (const kept of await shelf.keys()) {
			if (new URL(kept.url).pathname.startsWith('/api/')) found.add(kept.url)
			const answer = await shelf.match(kept)
			if (answer?.headers.get('content-type')?.includes('html')) look(await answer.text())
		}
	}
	look(JSON.stringify({ ...localStorage, ...sessionStorage }))
	return [...found]
}
