import type { Readable } from 'node:stream'
import type { RetentionTime } from '#services/retention.ts'

/** A file that has arrived but is not kept yet. */
export type ReceivedFile = {
	/** SHA-256 of the bytes in hexadecimal. */
	hash: string
	bytes: number
	/** The first 4096 bytes, to tell what it is. */
	head: Uint8Array
	/** Whether it was cut off because it is larger than allowed. */
	isTooLarge: boolean
	/** Brings it to where it will be kept, which may take a while; to be called before the lock is taken. */
	send: () => Promise<void>
	/** Puts it into the store, with the lock held; it survives a power cut from here on. */
	keep: () => Promise<void>
	/** Forgets what is here of it; does no harm to what is kept. */
	discard: () => Promise<void>
}

/** An upload in the store. */
export type KeptFile = {
	hash: string
	/** When it was last kept, in milliseconds since 1970. */
	keptAtMs: number
	/** Names of what was made from it. */
	made: string[]
}

/**
 * Where uploads and what is made from them are kept, by the hash of the upload.
 * Whoever keeps or removes a hash holds its lock in the database, so neither happens under the other's feet.
 */
export type FileStore = {
	/** What an operator calls it, at the beginning of a sentence: `The folder /srv/ella/files`. */
	name: string
	/** The variable that says where it is. */
	variable: 'DATA_DIR' | 'S3_BUCKET_URL'
	/** The id that it shares with its database, or `null` when it has none. */
	readId: () => Promise<string | null>
	/** Writes the id so that it survives a power cut, or removes it with `null`. */
	writeId: (id: string | null) => Promise<void>
	receive: (stream: Readable, maxBytes: number) => Promise<ReceivedFile>
	/** The upload itself, or `null` when it is gone; throws `DamagedFile` when it is not what was kept. */
	read: (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>
	/** Something made from the upload earlier, or `null`. */
	readMade: (hash: string, name: string) => Promise<Uint8Array<ArrayBuffer> | null>
	/** Keeps something made from the upload; does nothing when the upload is gone. */
	writeMade: (hash: string, name: string, bytes: Uint8Array | string) => Promise<void>
	/** Removes an upload and all that was made from it. */
	remove: (hash: string) => Promise<void>
	/** Everything in the store, one upload after the other, also what an interruption left of one. */
	list: () => AsyncIterable<KeptFile>
	/** Removes what interrupted uploads left behind on this machine more than an hour before this moment. */
	removeUnfinished: (at: RetentionTime) => Promise<void>
	/** Throws when the store does not answer. */
	check: () => Promise<void>
}

/** Thrown instead of handing out bytes that do not have the hash they are kept by. */
export class DamagedFile extends Error {
	constructor(hash: string) {
		super(`The stored file ${hash} is damaged: its SHA-256 doesn’t match.`)
	}
}
