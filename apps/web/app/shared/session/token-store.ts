import type { User } from '@app/contract'
import type { TextStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'
import { parseJson } from '#shared/parse-json.ts'
import { readUser } from './read-user.ts'

export type Tokens = {
	access: string
	/** `null` when the sign-in gave a single token that cannot be renewed. */
	refresh: string | null
}

export type KeptTokens = Tokens & {
	/** Whether they outlive the browser's session. */
	isRemembered: boolean
}

export type TokenStore = {
	read: () => KeptTokens | null
	keep: (tokens: KeptTokens) => void
	/** Stores the tokens' user beside them, so that the user is known without a connection. */
	keepUser: (user: User) => void
	readUser: () => User | null
	/** Forgets the tokens and the person. */
	clear: () => void
}

/** The names under which tokens are stored, in local storage when remembered, else in session storage. */
export const accessKey = commonStorageKeys.accessToken
export const refreshKey = commonStorageKeys.refreshToken
/** The name under which the person is stored beside the tokens. */
const userKey = commonStorageKeys.user

export type Storages = { local: () => TextStorage; session: () => TextStorage }

/** Keeps the tokens of this browser, or for as long as this page lives where storage is refused. */
export function createTokenStore({ local, session }: Storages): TokenStore {
	let unstored: KeptTokens | null = null
	const places = [
		{ open: session, isRemembered: false },
		{ open: local, isRemembered: true },
	]
	const clear = (open: () => TextStorage) =>
		inStorage(open, (storage) => {
			storage.removeItem(accessKey)
			storage.removeItem(refreshKey)
			storage.removeItem(userKey)
		})

	return {
		read: () => {
			for (const { open, isRemembered } of places) {
				const tokens = inStorage(open, readTokens)
				if (tokens) return { ...tokens, isRemembered }
			}
			return unstored
		},
		keep: (tokens) => {
			const [here, elsewhere] = tokens.isRemembered ? [local, session] : [session, local]
			clear(elsewhere)
			// Overwritten in place: other tabs must not see a moment without tokens and think of a log-out.
			const isStored = inStorage(here, (storage) => writeTokens(storage, tokens))
			unstored = isStored ? null : tokens
		},
		keepUser: (user) => {
			for (const { open } of places) {
				inStorage(open, (storage) => {
					if (readTokens(storage)) storage.setItem(userKey, JSON.stringify(user))
				})
			}
		},
		readUser: () => {
			for (const { open } of places) {
				const user = inStorage(open, readStoredUser)
				if (user) return user
			}
			return null
		},
		clear: () => {
			for (const { open } of places) clear(open)
			unstored = null
		},
	}
}

function readTokens(storage: TextStorage): Tokens | null {
	const access = storage.getItem(accessKey)
	return access ? { access, refresh: storage.getItem(refreshKey) } : null
}

function readStoredUser(storage: TextStorage): User | null {
	return readUser(parseJson(storage.getItem(userKey) ?? ''))
}

function writeTokens(storage: TextStorage, { access, refresh }: Tokens): true {
	storage.setItem(accessKey, access)
	if (refresh === null) storage.removeItem(refreshKey)
	else storage.setItem(refreshKey, refresh)
	return true
}

// A browser may refuse storage altogether, or be full.
function inStorage<Value>(
	open: () => TextStorage,
	use: (storage: TextStorage) => Value,
): Value | null {
	try {
		return use(open())
	} catch {
		return null
	}
}

const stored = ['local', 'session'].map((kind) => `${kind}Storage.getItem('${accessKey}')`)
const noted = `localStorage.getItem('${commonStorageKeys.lastPerson}')`

/**
 * Runs before the first paint. Marks the page if the browser has tokens, or if another tab may have some, so that the
 * page doesn't offer to sign in until it is known whether they still work.
 */
export const sessionHintScript = `try{if(${[...stored, noted].join('||')})document.documentElement.classList.add('has-session')}catch{}`
