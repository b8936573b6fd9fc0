import { z } from 'zod'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { type FixStep, fixStepSchema } from './fix-steps.ts'

const key = storageKeys.reportFixes
const keptSchema = z.array(z.object({ analysisId: z.string(), steps: z.array(fixStepSchema) }))
// Reports of guests live for a day; nobody works on more of them at once.
const mostReports = 5

/** The fixes that a person made in the report of an analysis. */
export function readFixes(analysisId: string, storage: TextStorage = browserStorage()): FixStep[] {
	return readAll(storage).find((report) => report.analysisId === analysisId)?.steps ?? []
}

/** Keeps them in this browser; one that allows no storage forgets them with the page. */
export function storeFixes(
	analysisId: string,
	steps: readonly FixStep[],
	storage: TextStorage = browserStorage(),
): void {
	const others = readAll(storage).filter((report) => report.analysisId !== analysisId)
	const own = steps.length === 0 ? [] : [{ analysisId, steps }]
	try {
		storage.setItem(key, JSON.stringify([...own, ...others].slice(0, mostReports)))
	} catch {
		// The open report keeps the fixes until it is closed.
	}
}

function readAll(storage: TextStorage): z.infer<typeof keptSchema> {
	const kept = keptSchema.safeParse(parseJson(storage.getItem(key) ?? ''))
	return kept.success ? kept.data : []
}
