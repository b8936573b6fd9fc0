import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'

const key = storageKeys.dismissedChecks
const keptSchema = z.array(z.object({ analysisId: z.string(), checkIds: z.array(z.string()) }))
// Reports of guests live for a day; nobody works on more of them at once.
const mostReports = 10

/** The checks that a person set aside in the report of an analysis, by number. */
export function readDismissed(
	analysisId: string,
	storage: TextStorage = browserStorage(),
): string[] {
	return (
		readStoredReports(storage).find((report) => report.analysisId === analysisId)?.checkIds ?? []
	)
}

/** Keeps them in this browser; one that allows no storage forgets them with the page. */
export function storeDismissed(
	analysisId: string,
	checkIds: string[],
	storage: TextStorage = browserStorage(),
): void {
	const others = readStoredReports(storage).filter((report) => report.analysisId !== analysisId)
	const own = checkIds.length === 0 ? [] : [{ analysisId, checkIds }]
	try {
		storage.setItem(key, JSON.stringify([...own, ...others].slice(0, mostReports)))
	} catch {
		// The report still shows the dismissed checks.
	}
}

function readStoredReports(storage: TextStorage): z.infer<typeof keptSchema> {
	const kept = keptSchema.safeParse(parseJson(storage.getItem(key) ?? ''))
	return kept.success ? kept.data : []
}
