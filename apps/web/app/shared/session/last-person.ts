import { browserStorage, storages, type TextStorage, tabStorage } from '#shared/browser-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { isHereInAnotherTab, signedInLock } from './browser-tabs.ts'
import { forgetCopies, forgetInBrowser, forgetInTab } from './forget-person.ts'

const key = storageKeys.lastPerson

/** Records who is signed in and forgets the last person if they differ. Returns a function to call when they leave. */
export function takeOverFromLastPerson(id: string): () => void {
	if (isSomebodyElse(browserStorage(), id)) void forgetAllTabs({ wasAsked: true })
	if (isSomebodyElse(tabStorage(), id)) quietly(() => forgetInTab())
	for (const storage of [browserStorage(), tabStorage()]) quietly(() => storage.setItem(key, id))
	return stayHere()
}

type Leaving = {
	/** Whether they were signed in in this very tab. */
	hasJustLeft: boolean
	/** Whether they signed out themselves, and were asked about the data that isn't in their account. */
	wasAsked: boolean
}

/** Forgets the last person who was signed in. Data that another signed-in tab needs stays. */
export async function forgetLastPerson({ hasJustLeft, wasAsked }: Leaving): Promise<undefined> {
	// Tokens that outlive a refused call still belong to a user, who may be let in next time.
	if (hasTokens()) return
	if (tabStorage().getItem(key) !== null) quietly(() => forgetInTab())
	if (browserStorage().getItem(key) === null) return
	if (hasJustLeft || !(await isHereInAnotherTab())) await forgetAllTabs({ wasAsked })
}

function isSomebodyElse(storage: TextStorage, id: string): boolean {
	const last = storage.getItem(key)
	return last !== null && last !== id
}

async function forgetAllTabs(how: { wasAsked: boolean }): Promise<void> {
	const last = browserStorage().getItem(key)
	quietly(() => forgetInBrowser(storages.local(), how))
	await Promise.all([
		forgetCopies(),
		last !== null && how.wasAsked ? forgetOwnListedCvs(last) : undefined,
	])
}

// Loaded on demand, so that nothing else waits for it.
async function forgetOwnListedCvs(accountId: string): Promise<void> {
	const { forgetListedCvs } = await import('#shared/local-cvs/own-local-cvs.ts')
	await forgetListedCvs(accountId)
}

function hasTokens(): boolean {
	return [browserStorage(), tabStorage()].some(
		(storage) => storage.getItem(storageKeys.accessToken) !== null,
	)
}

/** Shows the other tabs that a user is signed in here, until the returned function is called. */
function stayHere(): () => void {
	let release: () => void = () => undefined
	const left = new Promise<void>((resolve) => {
		release = resolve
	})
	void navigator.locks?.request(signedInLock, { mode: 'shared' }, () => left)
	return release
}

// Where a browser refuses its storage, nothing was kept.
function quietly(run: () => void): void {
	try {
		run()
	} catch {
		// Nothing to be done.
	}
}
