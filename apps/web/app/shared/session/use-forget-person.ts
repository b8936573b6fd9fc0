import { useEffect, useRef } from 'react'
import { browserStorage, storages, type TextStorage, tabStorage } from '#shared/browser-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { forgetCopies, forgetInBrowser, forgetInTab } from './forget-person.ts'
import { useSession } from './use-session.ts'

const key = storageKeys.lastPerson

/**
 * Leaves nothing of a person in the browser once they have signed out, their session has ended, or somebody else has
 * signed in. A note of who was here last finds what a closed browser or another tab has left.
 */
export function useForgetPerson(): void {
	const { user, signedOutBecause } = useSession()
	const id = user?.id ?? null
	const wasHere = useRef<string | null>(null)
	const wasAsked = signedOutBecause === 'left'
	const isOut = signedOutBecause !== null && signedOutBecause !== 'unreachable'

	useEffect(() => {
		if (id !== null) {
			wasHere.current = id
			return arrive(id)
		}
		if (!isOut || hasTokens()) return
		const hasJustLeft = wasHere.current !== null
		wasHere.current = null
		void leave({ hasJustLeft, wasAsked })
	}, [id, isOut, wasAsked])
}

/** Takes the browser over from whoever was here last; answers what is called when the person is gone. */
function arrive(id: string): () => void {
	if (isSomebodyElse(browserStorage(), id)) void forgetAllTabs({ wasAsked: true })
	if (isSomebodyElse(tabStorage(), id)) quietly(() => forgetInTab())
	for (const storage of [browserStorage(), tabStorage()]) quietly(() => storage.setItem(key, id))
	return stayHere()
}

// A sign-in that is not remembered belongs to one tab, which a new tab must not take anything from.
async function leave({ hasJustLeft, wasAsked }: { hasJustLeft: boolean; wasAsked: boolean }) {
	if (tabStorage().getItem(key) !== null) quietly(() => forgetInTab())
	if (browserStorage().getItem(key) === null) return
	if (hasJustLeft || !(await isHereInAnotherTab())) await forgetAllTabs({ wasAsked })
}

function isSomebodyElse(storage: TextStorage, id: string): boolean {
	const last = storage.getItem(key)
	return last !== null && last !== id
}

async function forgetAllTabs(how: { wasAsked: boolean }): Promise<void> {
	quietly(() => forgetInBrowser(storages.local(), how))
	await forgetCopies()
}

// Tokens that a refused call leaves alone are still somebody's, who may be let in the next time.
function hasTokens(): boolean {
	return [browserStorage(), tabStorage()].some(
		(storage) => storage.getItem(storageKeys.accessToken) !== null,
	)
}

const lockName = 'ella-signed-in'

/** Shows the other tabs that somebody is signed in here, until the returned function is called. */
function stayHere(): () => void {
	let leave: () => void = () => undefined
	const left = new Promise<void>((resolve) => {
		leave = resolve
	})
	void navigator.locks?.request(lockName, { mode: 'shared' }, () => left)
	return leave
}

async function isHereInAnotherTab(): Promise<boolean> {
	const { held = [] } = (await navigator.locks?.query()) ?? {}
	return held.some(({ name }) => name === lockName)
}

// Where a browser refuses its storage, nothing was kept.
function quietly(run: () => void): void {
	try {
		run()
	} catch {
		// Nothing to be done.
	}
}
