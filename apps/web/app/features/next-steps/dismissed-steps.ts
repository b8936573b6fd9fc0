import { z } from 'zod'
import { browserStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'

const key = storageKeys.dismissedSteps
const asideMs = 7 * 86_400_000
const schema = z.record(z.string(), z.number())

/** The steps that are set aside at this time. */
export function readDismissedSteps(now: number): Set<string> {
	return new Set(Object.keys(living(now)))
}

/** Sets a step aside for a week, on this device. */
export function dismissStep(id: string, now: number): void {
	try {
		browserStorage().setItem(key, JSON.stringify({ ...living(now), [id]: now + asideMs }))
	} catch {
		// A browser that keeps nothing shows the step again on the next visit, which does no harm.
	}
}

function living(now: number): Record<string, number> {
	const kept = schema.safeParse(parseJson(browserStorage().getItem(key) ?? ''))
	const entries = Object.entries(kept.success ? kept.data : {})
	return Object.fromEntries(entries.filter(([, until]) => until > now))
}
