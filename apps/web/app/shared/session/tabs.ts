import { accessKey, refreshKey, type Tokens } from './token-store.ts'

/** What one tab tells the others; each message names the refresh token that it is about. */
export type TabMessage =
	| { type: 'refreshed'; was: string; tokens: Tokens }
	| { type: 'left'; was: string }

/** How the tabs of one browser keep out of each other's way. */
export type Tabs = {
	/** Runs while no other tab is inside its own. */
	exclusively: <Value>(run: () => Promise<Value>) => Promise<Value>
	tell: (message: TabMessage) => void
	/** Calls back until the returned function is called. */
	listen: (on: { message: (message: TabMessage) => void; stored: () => void }) => () => void
}

const name = 'ella-session'

/** The tabs of this browser. Local storage tells of itself; session storage needs the channel. */
export const browserTabs: Tabs = {
	// Only secure pages have locks; without them the server's tolerance for a repeated refresh has to do.
	exclusively: (run) => (navigator.locks ? navigator.locks.request(name, run) : run()),
	tell: (message) => {
		const channel = openChannel()
		channel?.postMessage(message)
		channel?.close()
	},
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
