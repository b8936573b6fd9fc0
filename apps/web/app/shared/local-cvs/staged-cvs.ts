import type { TextStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { estimateListedCvs, listedKey, stagedKey } from './estimate-listed-cvs.ts'
import { type LocalCvRecord, parseRecords } from './local-cv-record.ts'

/** The CVs that wait. */
export function stagedCvs(storage: TextStorage): LocalCvRecord[] {
	return parseRecords(parseJson(storage.getItem(stagedKey) ?? '[]'))
}

/** Adds a CV to the waiting CVs, in place of its older version. Throws when the storage is full or forbidden. */
export function stageCv(record: LocalCvRecord, storage: TextStorage): void {
	putStaged([...stagedCvs(storage).filter(({ id }) => id !== record.id), record], storage)
	noteListed(Math.max(estimateListedCvs(storage), stagedCvs(storage).length), storage)
}

/**
 * Returns the time now in milliseconds since 1970, or a later one than that of every waiting CV, so that CVs put
 * aside together keep their order.
 */
export function nextMoment(storage: TextStorage): number {
	return Math.max(Date.now(), ...stagedCvs(storage).map(({ keptAt }) => keptAt + 1))
}

/** Removes CVs from the waiting list, except a CV of which a newer version has arrived meanwhile. */
export function unstageCvs(gone: readonly LocalCvRecord[], storage: TextStorage): void {
	const isGone = ({ id, keptAt }: LocalCvRecord) =>
		gone.some((record) => record.id === id && record.keptAt >= keptAt)
	putStaged(
		stagedCvs(storage).filter((record) => !isGone(record)),
		storage,
	)
}

/** Notes how many CVs there are beside the open one. */
export function noteListed(count: number, storage: TextStorage): void {
	try {
		if (count === 0) storage.removeItem(listedKey)
		else storage.setItem(listedKey, String(count))
	} catch {
		// A help for other pages only.
	}
}

function putStaged(records: readonly LocalCvRecord[], storage: TextStorage): void {
	if (records.length === 0) storage.removeItem(stagedKey)
	else storage.setItem(stagedKey, JSON.stringify(records))
}
