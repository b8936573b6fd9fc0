import { browserStorage } from '#shared/browser-storage.ts'
import { browserCvTabs } from './cv-tabs.ts'
import { importPendingTexts } from './import-pending-texts.ts'
import { type PendingChange, parsePendingChange } from './pending-change.ts'
import {
	listRecords,
	openPendingDatabase,
	type PendingDatabase,
} from './pending-changes-database.ts'
import { listTexts } from './pending-changes-text-storage.ts'

/** A CV with changes that wait on this device; `isOpen` while a tab looks after them. */
export type WaitingCv = { cvId: string; title: string; isOpen: boolean }

export type DeviceParts = {
	database: typeof openPendingDatabase
	storage: ReturnType<typeof browserStorage>
	isLive: (holder: string) => Promise<boolean>
	now: () => number
}

/** How long, in milliseconds, the changes of a person who has not come back stay on a shared computer. */
const strangersKeptMs = 30 * 86_400_000

/** The CVs of one person with changes that wait on this device. */
export async function listWaitingCvs(
	ownerId: string,
	device: DeviceParts = browserDevice(),
): Promise<WaitingCv[]> {
	const { database, storage, isLive } = device
	const opened = await database().catch(() => null)
	if (opened) {
		await importPendingTexts(opened, { ownerId, cvId: null, ...device })
		await forgetStrangers(opened, ownerId, device.now())
	}
	const records = opened ? await listRecords(opened, ownerId) : listTexts(storage, ownerId)
	const found = new Map<string, WaitingCv>()
	for (const { cvId, holder, work } of records) {
		const isOpen = (await isLive(holder)) || found.get(cvId)?.isOpen === true
		found.set(cvId, { cvId, title: parsePendingChange(work)?.title || 'CV', isOpen })
	}
	return [...found.values()]
}

/**
 * Returns the unsent changes that tabs have left of one CV, the oldest first, each with a function that deletes it
 * here.
 */
export async function findLeftWork(
	{ ownerId, cvId }: { ownerId: string; cvId: string },
	{ database, storage, isLive }: DeviceParts = browserDevice(),
): Promise<{ work: PendingChange; forget: () => Promise<void> }[]> {
	const opened = await database().catch(() => null)
	const left = opened
		? (await listRecords(opened, ownerId)).map((record) => ({
				...record,
				forget: () => opened.delete('unsent', record.order),
			}))
		: listTexts(storage, ownerId).map((text) => ({
				...text,
				forget: async () => storage.removeItem(text.key),
			}))
	const found = []
	for (const { forget, ...record } of left) {
		const work = record.cvId === cvId ? parsePendingChange(record.work) : null
		if (work !== null && !(await isLive(record.holder))) found.push({ work, forget })
	}
	return found
}

/**
 * Deletes every change of one person that waits on this device, because they are leaving it; with `cvId`, only the
 * changes of that CV.
 */
export async function deleteWaiting(
	ownerId: string,
	{ cvId, ...given }: Partial<DeviceParts> & { cvId?: string } = {},
): Promise<void> {
	const { database, storage } = { ...browserDevice(), ...given }
	const isMeant = (record: { cvId: string }) => cvId === undefined || record.cvId === cvId
	for (const text of listTexts(storage, ownerId)) if (isMeant(text)) storage.removeItem(text.key)
	const opened = await database().catch(() => null)
	if (!opened) return
	for (const record of await listRecords(opened, ownerId)) {
		if (isMeant(record)) await opened.delete('unsent', record.order)
	}
}

async function forgetStrangers(
	database: PendingDatabase,
	ownerId: string,
	now: number,
): Promise<void> {
	for (const record of await database.getAll('unsent')) {
		const isOld = now - record.changedAt > strangersKeptMs
		if (record.ownerId !== ownerId && isOld) await database.delete('unsent', record.order)
	}
}

function browserDevice(): DeviceParts {
	return {
		database: openPendingDatabase,
		storage: browserStorage(),
		isLive: browserCvTabs.isLive,
		now: Date.now,
	}
}
