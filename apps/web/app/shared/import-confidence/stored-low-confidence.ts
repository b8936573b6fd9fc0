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

/** What is still doubted in a CV. */
export function storedLowConfidence(
	cvId: string,
	storage: TextStorage = browserStorage(),
): LowConfidenceFields {
	if (cvId !== localCv) return allOfAccount(storage)[cvId] ?? {}
	const kept = doubtsSchema.safeParse(parseJson(storage.getItem(localDoubtsKey) ?? ''))
	return kept.success ? kept.data : {}
}

/** Keeps what is doubted in a CV; a browser that stores nothing shows no marks, and everything else works. */
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

/** Keeps what is doubted in a CV that has just been made; one whose doubts were answered is not asked again. */
export function storeNewLowConfidence(cvId: string, doubts: LowConfidenceFields): void {
	if (!(cvId in allOfAccount(browserStorage()))) storeLowConfidence(cvId, doubts)
}

/** The CV of this browser went into an account: what is doubted in it goes along. */
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
