import { maxCvBytes } from '@app/contract'
import {
	browserStorage,
	type ListedStorage,
	type StorageRefusal,
	toRefusal,
} from '#shared/browser-storage.ts'
import { importPendingTexts } from './import-pending-texts.ts'
import { type PendingChange, parsePendingChange } from './pending-change.ts'
import {
	addRecord,
	claimRecord,
	deleteRecord,
	listRecords,
	type OpenPendingDatabase,
	openPendingDatabase,
	overwriteRecord,
	type PendingDatabase,
	putRecord,
} from './pending-changes-database.ts'
import { earlierText, listTexts, pendingKey, putText } from './pending-changes-text-storage.ts'

/** How many records wait for one person at most, and how large one may be, in characters. */
export const pendingLimits = { records: 40, characters: 4 * maxCvBytes }

/** Why nothing more is kept on this device. */
export type KeepRefusal = StorageRefusal | 'too-much-waits'

export type PendingChangesDeps = {
	ownerId: string
	cvId: string
	/** The tab that writes. */
	holder: string
	isLive: (holder: string) => Promise<boolean>
	/** False once the person has signed out: their words stay on no device that they left. */
	mayKeep?: () => boolean
	database?: OpenPendingDatabase
	storage?: ListedStorage
	now?: () => number
}

/**
 * Stores on this device the changes to one CV in one tab that the server has not accepted: as a separate record in
 * the browser's database, in order among those of other tabs, or in the text storage where there is no database.
 */
export class PendingChanges {
	readonly #parts: Required<PendingChangesDeps>
	#order: number | null = null
	#last: Promise<unknown> = Promise.resolve()

	constructor(parts: PendingChangesDeps) {
		this.#parts = {
			mayKeep: () => true,
			database: openPendingDatabase,
			storage: browserStorage(),
			now: Date.now,
			...parts,
		}
	}

	/** Writes down what `look` gives when its turn comes; answers `null` once it is kept, else why it is not. */
	keep(look: () => PendingChange): Promise<KeepRefusal | null> {
		return this.#inTurn(async () => {
			if (!this.#parts.mayKeep()) return 'storage-forbidden'
			const work = look()
			if (JSON.stringify(work).length > pendingLimits.characters) return 'too-much-waits'
			try {
				return await this.#put(work)
			} catch (error) {
				return this.keepAtOnce(work) === null ? null : toRefusal(error)
			}
		})
	}

	/** Writes it into the text storage before anything else can happen, because the page may be gone then. */
	keepAtOnce(work: PendingChange): KeepRefusal | null {
		if (!this.#parts.mayKeep()) return 'storage-forbidden'
		try {
			putText(this.#parts.storage, { ...this.#recordOf(work), order: this.#order })
			return null
		} catch (error) {
			return toRefusal(error)
		}
	}

	/** The server has it: nothing waits any more. */
	forget(): Promise<void> {
		return this.#inTurn(async () => {
			this.#parts.storage.removeItem(pendingKey(this.#parts))
			if (this.#order === null) return
			const record = { order: this.#order, holder: this.#parts.holder }
			this.#order = null
			const database = await this.#parts.database().catch(() => null)
			if (database) await deleteRecord(database, record)
		})
	}

	/**
	 * Takes over the oldest work that a tab which is gone has left. `adopt` says whether it does; this tab answers for
	 * the work from then on.
	 */
	takeLeft(adopt: (work: PendingChange) => boolean): Promise<void> {
		return this.#inTurn(async () => {
			if (this.#order !== null) return
			const opened = await this.#parts.database().catch(() => null)
			if (opened === null) return this.#takeText(adopt)
			await importPendingTexts(opened, this.#parts)
			await this.#takeRecord(opened, adopt)
		})
	}

	/** Whether another tab that is open wrote its work down before this one did. */
	async comesLater(): Promise<boolean> {
		const { database, ownerId, cvId, holder, isLive } = this.#parts
		const records = await database().then(
			(opened) => listRecords(opened, ownerId),
			() => [],
		)
		const earlier = records.filter(
			(record) =>
				record.cvId === cvId && record.holder !== holder && record.order < (this.#order ?? 0),
		)
		const live = await Promise.all(earlier.map((record) => isLive(record.holder)))
		return live.includes(true)
	}

	async #put(work: PendingChange): Promise<KeepRefusal | null> {
		const database = await this.#parts.database()
		const record = this.#recordOf(work)
		if (this.#order === null) {
			const waiting = await database.countFromIndex('unsent', 'ownerId', record.ownerId)
			if (waiting >= pendingLimits.records) return 'too-much-waits'
			this.#order = await addRecord(database, record)
		} else {
			this.#order = await putRecord(database, { ...record, order: this.#order })
		}
		this.#parts.storage.removeItem(pendingKey(record))
		return null
	}

	async #takeRecord(
		opened: PendingDatabase,
		adopt: (work: PendingChange) => boolean,
	): Promise<void> {
		const { ownerId, cvId, holder, isLive } = this.#parts
		for (const record of await listRecords(opened, ownerId)) {
			const work = record.cvId === cvId ? parsePendingChange(record.work) : null
			if (work === null || (await isLive(record.holder))) continue
			const claimed = await claimRecord(opened, record, holder)
			if (claimed === null) continue
			if (adopt(work)) this.#order = claimed.order
			else await overwriteRecord(opened, record)
			return
		}
	}

	async #takeText(adopt: (work: PendingChange) => boolean): Promise<void> {
		const { ownerId, cvId, isLive, storage } = this.#parts
		const earlier = earlierText(storage, cvId)
		const texts = listTexts(storage, ownerId).filter((text) => text.cvId === cvId)
		for (const { key, work, holder } of [
			...(earlier ? [{ ...earlier, holder: '' }] : []),
			...texts,
		]) {
			const read = parsePendingChange(work)
			if (read === null || key === pendingKey(this.#parts) || (await isLive(holder))) continue
			if (!adopt(read)) return
			if (this.keepAtOnce(read) === null) storage.removeItem(key)
			return
		}
	}

	#recordOf(work: PendingChange) {
		const { ownerId, cvId, holder, now } = this.#parts
		return { ownerId, cvId, holder, changedAt: now(), work }
	}

	// Runs one write after the other, so that a later one is never overtaken by an earlier one.
	#inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
		const turn = this.#last.then(run)
		this.#last = turn.catch(() => undefined)
		return turn
	}
}
