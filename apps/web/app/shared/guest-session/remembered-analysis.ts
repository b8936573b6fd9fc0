import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/** Where the last guest analysis is kept between visits. */
export const rememberedAnalysisKey = storageKeys.guestSession

/** Keeps the id of the last guest analysis, so that a later visit finds it again. */
export function rememberAnalysis(sessionId: string): void {
	inStorage((storage) => storage.setItem(rememberedAnalysisKey, sessionId))
}

/** The id of the last guest analysis of this browser, or `null`. */
export function rememberedAnalysis(): string | null {
	return inStorage((storage) => storage.getItem(rememberedAnalysisKey)) ?? null
}

/** Forgets the analysis, unless another one has been remembered since. */
export function forgetAnalysis(sessionId: string): void {
	if (rememberedAnalysis() === sessionId)
		inStorage((storage) => storage.removeItem(rememberedAnalysisKey))
}

// Storage may be switched off or full; the id in the address still carries the analysis then.
function inStorage<Value>(use: (storage: TextStorage) => Value): Value | undefined {
	try {
		return use(browserStorage())
	} catch {
		return undefined
	}
}

/** Returns the query key under which the server's result of an analysis is cached. */
export function analysisKey(sessionId: string | null) {
	return ['guest-analysis', sessionId]
}
