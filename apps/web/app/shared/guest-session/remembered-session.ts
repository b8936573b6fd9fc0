import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/** Where the last guest analysis is kept between visits. */
export const rememberedSessionKey = storageKeys.guestSession

/** Keeps the id of the last guest analysis, so that a later visit finds it again. */
export function rememberSession(sessionId: string): void {
	inStorage((storage) => storage.setItem(rememberedSessionKey, sessionId))
}

/** The id of the last guest analysis of this browser, or `null`. */
export function rememberedSession(): string | null {
	return inStorage((storage) => storage.getItem(rememberedSessionKey)) ?? null
}

/** Forgets the analysis, unless another one has been remembered since. */
export function forgetSession(sessionId: string): void {
	if (rememberedSession() === sessionId)
		inStorage((storage) => storage.removeItem(rememberedSessionKey))
}

// Storage may be switched off or full; the id in the address still carries the analysis then.
function inStorage<Value>(use: (storage: TextStorage) => Value): Value | undefined {
	try {
		return use(browserStorage())
	} catch {
		return undefined
	}
}

/** Under which what the server says of an analysis is kept while it is shown. */
export function analysisKey(sessionId: string | null) {
	return ['guest-analysis', sessionId]
}
