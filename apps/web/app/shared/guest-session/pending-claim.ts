import { type TextStorage, tabStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'

const storageKey = commonStorageKeys.pendingClaim

/** Keeps which guest analysis goes into the account that is being signed in to or created in this tab. */
export function rememberClaim(sessionId: string): void {
	inStorage((storage) => storage.setItem(storageKey, sessionId))
}

/** The guest analysis that waits to be claimed, or `null`. */
export function pendingClaim(): string | null {
	return inStorage((storage) => storage.getItem(storageKey)) ?? null
}

/** Forgets the wish to claim. */
export function forgetClaim(): void {
	inStorage((storage) => storage.removeItem(storageKey))
}

// Without storage the report offers to be kept once more after the sign-in.
function inStorage<Value>(use: (storage: TextStorage) => Value): Value | undefined {
	try {
		return use(tabStorage())
	} catch {
		return undefined
	}
}
