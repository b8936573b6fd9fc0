import { browserStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'
import { accessKey, refreshKey, type Tokens } from './token-store.ts'

/** A message from one tab to the others; a message about a session names its refresh token. */
export type TabMessage =
	| { type: 'refreshed'; was: string; tokens: Tokens }
	| { type: 'left'; was: string }
	/** A new tab asks whose session it belongs to. */
	| { type: 'wanted' }
	| { type: 'shared'; tokens: Tokens }

/** How the tabs of one browser keep out of each other's way. */
export type Tabs = {
	/** Runs while no other tab is inside its own. */
	exclusively: <Value>(run: () => Promise<Value>) => Promise<Value>
	tell: (message: TabMessage) => void
	/** The tokens of another tab, or `null` if none has any to give; `null` at once where nobody was signed in. */
	borrow: () => Promise<Tokens | null> | null
	/** Calls back until the returned function is called. */
	listen: (on: { message: (message: TabMessage) => void; stored: () => void }) => () => void
}

const name = 'ella-session'

/** The lock that every tab with a signed-in user holds. */
export const signedInLock = 'ella-signed-in'

/** How long a tab that is busy may take to answer. */
const answerMs = 1000

/** The tabs of this browser. Local storage tells of itself; session storage needs the channel. */
export const browserTabs: Tabs = {
	// Only secure pages have locks; without them the server's tolerance for a repeated refresh has to do.
	exclusively: (run) => (navigator.locks ? navigator.locks.request(name, run) : run()),
	tell: (message) => {
		const channel = openChannel()
		channel?.postMessage(message)
		channel?.close()
	},
	borrow: () => (wasAnybodyHere() ? askOthers() : null),
	listen: ({ message, stored }) => {
		const channel = openChannel()
		const handleMessage = (event: MessageEvent<TabMessage>) => message(event.data)
		const handleStorage = ({ key }: StorageEvent) => {
			if (key === null || key === accessKey || key === refreshKey) stored()
		}
		channel?.addEventListener('message', handleMessage)
		window.addEventListener('storage', handleStorage)
		return () => {
			channel?.close()
			window.removeEventListener('storage', handleStorage)
		}
	},
}

function openChannel(): BroadcastChannel | null {
	return 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
}

// Asked first, so that a visitor without an account waits for nobody.
function wasAnybodyHere(): boolean {
	return browserStorage().getItem(commonStorageKeys.lastPerson) !== null
}

async function askOthers(): Promise<Tokens | null> {
	if (!(await isHereInAnotherTab())) return null
	const channel = openChannel()
	if (channel === null) return null
	const answered = Promise.withResolvers<Tokens | null>()
	const timer = setTimeout(() => answered.resolve(null), answerMs)
	channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
		if (data.type === 'shared') answered.resolve(data.tokens)
	})
	channel.postMessage({ type: 'wanted' } satisfies TabMessage)
	const tokens = await answered.promise
	clearTimeout(timer)
	channel.close()
	return tokens
}

/** Whether a user is signed in in a tab of this browser. */
export async function isHereInAnotherTab(): Promise<boolean> {
	const { held = [] } = (await navigator.locks?.query()) ?? {}
	return held.some((lock) => lock.name === signedInLock)
}
