import type { TabMessage, Tabs } from '#shared/session/browser-tabs.ts'
import { Session } from '#shared/session/session-machine.ts'
import {
	createTokenStore,
	type Storages,
	type TokenStore,
	type Tokens,
} from '#shared/session/token-store.ts'

export type Tab = { session: Session; tokens: TokenStore }

/** Opens a browser whose tabs share one local storage; each tab has a separate session storage. */
export function openBrowser({ now = () => 0 }: { now?: () => number } = {}) {
	const local = createStorage()
	const tabs = new Set<Parameters<Tabs['listen']>[0]>()
	let lock: Promise<unknown> = Promise.resolve()
	const newTab = (copied: Storage = createStorage()): Tab => {
		let own: Parameters<Tabs['listen']>[0] | null = null
		const others = () => [...tabs].filter((tab) => tab !== own)
		const storages: Storages = {
			local: () => tellingStorage(local, () => others().map(({ stored }) => stored())),
			session: () => copied,
		}
		const tokens = createTokenStore(storages)
		const session = new Session({
			tokens,
			now,
			tabs: {
				exclusively: (run) => {
					const mine = lock.then(run)
					lock = mine.catch(() => {})
					return mine
				},
				tell: (message: TabMessage) => others().map((tab) => tab.message(message)),
				borrow: () => (tabs.size === 0 ? null : borrowFrom(tabs)),
				listen: (on) => {
					own = on
					tabs.add(on)
					return () => tabs.delete(on)
				},
			},
		})
		return { session, tokens }
	}
	return {
		local,
		/** A tab whose session has not started yet. */
		newTab,
		openTab: (copied?: Storage): Tab => {
			const tab = newTab(copied)
			tab.session.start()
			return tab
		},
	}
}

async function borrowFrom(tabs: Set<Parameters<Tabs['listen']>[0]>): Promise<Tokens | null> {
	const lent: Tokens[] = []
	const borrower = {
		message: (message: TabMessage) => {
			if (message.type === 'shared') lent.push(message.tokens)
		},
		stored: () => undefined,
	}
	const others = [...tabs]
	tabs.add(borrower)
	for (const tab of others) tab.message({ type: 'wanted' })
	tabs.delete(borrower)
	return lent[0] ?? null
}

/** An empty storage that belongs to nobody else. */
export function createStorage(): Storage {
	const kept = new Map<string, string>()
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
		clear: () => kept.clear(),
		key: (index) => [...kept.keys()][index] ?? null,
		get length() {
			return kept.size
		},
	}
}

function tellingStorage(storage: Storage, tell: () => void): Storage {
	return {
		...storage,
		length: storage.length,
		setItem: (key, value) => {
			storage.setItem(key, value)
			tell()
		},
		removeItem: (key) => {
			const isChange = storage.getItem(key) !== null
			storage.removeItem(key)
			if (isChange) tell()
		},
	}
}
