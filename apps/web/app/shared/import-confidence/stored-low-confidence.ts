import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import type { LowConfidenceFields } from './low-confidence-fields.ts'

const doubtsSchema = z.record(z.string(), z.array(z.string()))
const keptSchema = z.record(z.string(), doubtsSchema)

/** Where the doubts in the CV that this browser keeps are. */
export const localDoubtsKey = storageKeys.cvDoubts
/** Where the doubts in CVs of an account are, by the CV's id. */
const accountDoubtsKey = storageKeys.accountDoubts
/** The doubts of so many CVs are kept; older ones are forgotten. */
const mostCvs = 30

/** The CV that this browser keeps has no id. */
export const localCv = 'local'

/** Returns the stored doubts about a CV. */
export function storedLowConfidence(
	cvId: string,
	storage: TextStorage = browserStorage(),
): LowConfidenceFields {
	if (cvId !== localCv) return allOfAccount(storage)[cvId] ?? {}
	const kept = doubtsSchema.safeParse(parseJson(storage.getItem(localDoubtsKey) ?? ''))
	return kept.success ? kept.data : {}
}

/** Stores the doubts about a CV. A browser that stores nothing shows no marks; everything else works. */
export function storeLowConfidence(
	cvId: string,
	doubts: LowConfidenceFields,
	storage: TextStorage = browserStorage(),
): void {
	try {
		if (cvId === localCv) storage.setItem(localDoubtsKey, JSON.stringify(doubts))
		else storage.setItem(accountDoubtsKey, JSON.stringify(latest(cvId, doubts, storage)))
	} catch {
		// A mark is a help; the person sees the words either way.
	}
}

/**
 * Stores the doubts about a CV that has just been made. If doubts are stored already, they stay, so answered ones
 * aren't asked again.
 */
export function storeNewLowConfidence(cvId: string, doubts: LowConfidenceFields): void {
	if (!(cvId in allOfAccount(browserStorage()))) storeLowConfidence(cvId, doubts)
}

/** Moves the doubts about this browser's CV along when the CV goes into an account. */
export function moveLowConfidence(cvId: string, storage: TextStorage = browserStorage()): void {
	const doubts = storedLowConfidence(localCv, storage)
	storage.removeItem(localDoubtsKey)
	if (Object.keys(doubts).length > 0) storeLowConfidence(cvId, doubts, storage)
}

function allOfAccount(storage: TextStorage): Record<string, LowConfidenceFields> {
	const kept = keptSchema.safeParse(parseJson(storage.getItem(accountDoubtsKey) ?? ''))
	return kept.success ? kept.data : {}
}

function latest(
	cvId: string,
	doubts: LowConfidenceFields,
	storage: TextStorage,
): Record<string, LowConfidenceFields> {
	const { [cvId]: _, ...others } = allOfAccount(storage)
	return Object.fromEntries([...Object.entries(others), [cvId, doubts]].slice(-mostCvs))
}
