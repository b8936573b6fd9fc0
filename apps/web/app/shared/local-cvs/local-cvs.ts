import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { type CvFormData, hasContent } from '#shared/cv-form-data.ts'
import { putBackStoredForm, takeOpenForm, takeStoredForm } from '#shared/cv-form-removal.ts'
import { parseStoredForm, readStoredForm } from '#shared/cv-form-storage.ts'
import { newId } from '#shared/new-id.ts'
import { session } from '#shared/session/session.ts'
import { recordOfOpen, stageOtherVersion, swapOpenCv } from './create-local-cv.ts'
import { ensureCurrentCv, readCurrentCv, writeCurrentCv } from './current-local-cv.ts'
import { databaseCvs, deleteFromDatabase, putIntoDatabase } from './local-cv-database.ts'
import { isForPerson } from './local-cv-owner.ts'
import { chooseTitle, type LocalCvRecord, maxTitleLength } from './local-cv-record.ts'
import { noteListed, stageCv, stagedCvs, unstageCvs } from './staged-cvs.ts'
import type { StoredCvTexts } from './stored-cv-texts.ts'

/** The most CVs that a browser keeps for a person without an account, including the open CV. */
export const maxLocalCvs = 20

/** A CV of this browser that is not open. */
export type ListedCv = {
	id: string
	title: string
	/** `null` when this version of Ella cannot read the CV, which is kept all the same. */
	data: CvFormData | null
	/** ISO 8601, or `null` when that is not known. */
	lastSaved: string | null
}

/** An error whose message tells the person why nothing was done. */
export class LocalCvRefusal extends Error {}

/** The CVs of this browser beside the open one, the one that was open last first. */
export async function listLocalCvs(storage: TextStorage = browserStorage()): Promise<ListedCv[]> {
	const me = session.getState().user?.id
	const mine = (await localCvRecords(storage)).filter(({ ownerId }) => isForPerson(ownerId, me))
	return mine.map(({ id, title, text }) => {
		const form = parseStoredForm(text)
		const data = form?.data ?? null
		return { id, title: chooseTitle(title, data), data, lastSaved: form?.lastSaved ?? null }
	})
}

/** The same as they are kept, to be moved or put back. */
export async function localCvRecords(
	storage: TextStorage = browserStorage(),
): Promise<LocalCvRecord[]> {
	await intoDatabase(storage)
	return await recordsNow(storage)
}

/** Makes sure that there is room for one more; throws a `LocalCvRefusal` when there is none. */
export async function requireRoomForCv(storage: TextStorage = browserStorage()): Promise<void> {
	const isOpenKept = isOpenWritten(storage)
	const count = (await localCvRecords(storage)).length + (isOpenKept ? 1 : 0)
	if (count < maxLocalCvs) return
	throw new LocalCvRefusal(
		`You can have up to ${maxLocalCvs} CVs in this browser. Delete one you no longer need, or sign in to save more to your account.`,
	)
}

/** Opens a CV of the list; the open one takes its place there. Throws a `LocalCvRefusal` when it is there no longer. */
export function openFromList(id: string, storage: TextStorage = browserStorage()): Promise<void> {
	return exclusively(async () => {
		const record = (await recordsNow(storage)).find((each) => each.id === id)
		if (readCurrentCv(storage)?.id === id) return
		if (record === undefined) throw gone()
		if (parseStoredForm(record.text) === null) throw unreadable()
		const { title, text, ...beside } = record
		swapOpenCv({ cv: { id, title }, text, beside }, storage)
		await drop(record, storage)
		await intoDatabase(storage)
	})
}

/** Gives a CV a name, the open one or one of the list; an empty name means the name in the CV. */
export function renameLocalCv(
	id: string,
	title: string,
	storage: TextStorage = browserStorage(),
): Promise<void> {
	return exclusively(async () => {
		const named = title.trim().slice(0, maxTitleLength)
		if (readCurrentCv(storage)?.id === id) writeCurrentCv({ id, title: named }, storage)
		else await keep({ ...(await findRecord(id, storage)), title: named }, storage)
	})
}

/** Makes a second CV of one of the list, which stands beside it under a name that says so. */
export async function duplicateLocalCv(
	id: string,
	storage: TextStorage = browserStorage(),
): Promise<void> {
	await requireRoomForCv(storage)
	await exclusively(async () => {
		const isOpen = readCurrentCv(storage)?.id === id
		const record = isOpen ? openRecord(storage) : await findRecord(id, storage)
		if (record === null) throw gone()
		const data = parseStoredForm(record.text)?.data ?? null
		const title = `${chooseTitle(record.title, data)} (copy)`.slice(0, maxTitleLength)
		await keep({ ...record, id: newId(), title, keptAt: Date.now() }, storage)
	})
}

/** Removes a CV, the open one or one of the list; returns the record that puts it back into the list. */
export function takeLocalCv(
	id: string,
	storage: TextStorage = browserStorage(),
): Promise<LocalCvRecord> {
	return exclusively(async () => {
		const open = readCurrentCv(storage)?.id === id ? openRecord(storage) : null
		if (open !== null) {
			takeOpenForm(storage)
			stageOtherVersion(storage)
			storage.removeItem(otherVersionKey)
			return open
		}
		const record = await findRecord(id, storage)
		await drop(record, storage)
		return record
	})
}

/** All that is in this browser of CVs, as it lay there. */
export type TakenCvs = {
	open: StoredCvTexts
	/** The open one as the list would keep it, in case another is open when it comes back. */
	openRecord: LocalCvRecord | null
	listed: LocalCvRecord[]
}

/** Removes every CV from this browser; returns the data that puts them back. */
export function takeAllLocalCvs(storage: TextStorage = browserStorage()): Promise<TakenCvs> {
	return exclusively(async () => {
		const listed = await recordsNow(storage)
		const open = openRecord(storage)
		for (const record of listed) await drop(record, storage)
		return { open: takeStoredForm(storage), openRecord: open, listed }
	})
}

/** Puts back what `takeAllLocalCvs` took. Throws when the browser's storage is full or forbidden. */
export async function putAllBack(
	{ open, openRecord: record, listed }: TakenCvs,
	storage: TextStorage = browserStorage(),
): Promise<void> {
	const isOtherOpen = isOpenWritten(storage)
	if (!isOtherOpen) putBackStoredForm(open, storage)
	await putLocalCvsBack(isOtherOpen && record !== null ? [record, ...listed] : listed, storage)
}

/** Takes CVs off the list that are somewhere else by now; one that was changed since it was read stays. */
export function dropLocalCvs(
	records: readonly LocalCvRecord[],
	storage: TextStorage = browserStorage(),
): Promise<void> {
	return exclusively(async () => {
		const present = await recordsNow(storage)
		for (const record of records) {
			const now = present.find(({ id }) => id === record.id)
			if (now?.text === record.text) await drop(now, storage)
		}
	})
}

/** Puts removed CVs back into the list; a CV that is already there stays unchanged. */
export function putLocalCvsBack(
	records: readonly LocalCvRecord[],
	storage: TextStorage = browserStorage(),
): Promise<void> {
	return exclusively(async () => {
		const present = new Set((await recordsNow(storage)).map(({ id }) => id))
		for (const record of records) {
			if (!present.has(record.id)) stageCv(record, storage)
		}
		await intoDatabase(storage)
	})
}

/** Takes what waits into the database. Where there is none, it stays where it is. */
async function intoDatabase(storage: TextStorage = browserStorage()): Promise<void> {
	const waiting = stagedCvs(storage)
	if (waiting.length > 0 && (await putIntoDatabase(waiting))) unstageCvs(waiting, storage)
}

/** Which CV is open, with its name, for screens that list it beside the others; `null` when nothing is written. */
export function openListedCv(storage: TextStorage = browserStorage()): ListedCv | null {
	const reading = readStoredForm(storage)
	if (reading.status !== 'found' || !hasContent(reading.form.data)) return null
	const { data, lastSaved } = reading.form
	const { id, title } = ensureCurrentCv(storage)
	return { id, title: chooseTitle(title, data), data, lastSaved }
}

async function recordsNow(storage: TextStorage): Promise<LocalCvRecord[]> {
	const byId = new Map<string, LocalCvRecord>()
	for (const record of [...((await databaseCvs()) ?? []), ...stagedCvs(storage)]) {
		const known = byId.get(record.id)
		if (known === undefined || known.keptAt <= record.keptAt) byId.set(record.id, record)
	}
	// Opened and not deleted here yet, since the page closed between the two.
	if (storage.getItem(storageKey) !== null) byId.delete(readCurrentCv(storage)?.id ?? '')
	const records = [...byId.values()].sort((a, b) => b.keptAt - a.keptAt)
	noteListed(records.length, storage)
	return records
}

async function findRecord(id: string, storage: TextStorage): Promise<LocalCvRecord> {
	const record = (await recordsNow(storage)).find((each) => each.id === id)
	if (record === undefined) throw gone()
	return record
}

function gone(): LocalCvRefusal {
	return new LocalCvRefusal(
		'This CV is no longer in the list. You may have opened or deleted it in another tab.',
	)
}

function unreadable(): LocalCvRefusal {
	return new LocalCvRefusal(
		'This version of Ella can’t open that CV. It stays in your list: try again after the next update.',
	)
}

async function keep(record: LocalCvRecord, storage: TextStorage): Promise<void> {
	if (await putIntoDatabase([record])) unstageCvs([record], storage)
	else stageCv(record, storage)
	await recordsNow(storage)
}

async function drop(record: LocalCvRecord, storage: TextStorage): Promise<void> {
	const stored = await databaseCvs()
	if (stored?.some(({ id }) => id === record.id)) await deleteFromDatabase(record.id)
	unstageCvs([record], storage)
	await recordsNow(storage)
}

function openRecord(storage: TextStorage): LocalCvRecord | null {
	const reading = readStoredForm(storage)
	return reading.status === 'found' ? recordOfOpen(reading.form, storage) : null
}

function isOpenWritten(storage: TextStorage): boolean {
	const reading = readStoredForm(storage)
	return reading.status === 'found' && hasContent(reading.form.data)
}

/**
 * Runs what changes the list of this browser's CVs in one tab at a time. Only secure pages have locks; elsewhere each CV
 * keeps its id, so that two tabs may write one twice and never two for one.
 */
function exclusively<Value>(run: () => Promise<Value>): Promise<Value> {
	return navigator.locks ? navigator.locks.request('ella-local-cv-list', run) : run()
}
