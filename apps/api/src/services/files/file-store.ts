import type { Readable } from 'node:stream'
import type { RetentionTime } from '#services/retention.ts'

/** A file that has arrived but is not kept yet. */
export type ReceivedFile = {
	/** SHA-256 of the bytes in hexadecimal. */
	hash: string
	bytes: number
	/** The first 4096 bytes, to tell the type of the file. */
	head: Uint8Array
	/** Whether it was cut off because it is larger than allowed. */
	isTooLarge: boolean
	/** Brings it to where it will be kept, which may take a while; to be called before the lock is taken. */
	send: () => Promise<void>
	/** Puts it into the store, with the lock held; it survives a power cut from here on. */
	keep: () => Promise<void>
	/** Deletes the received bytes from this machine; does no harm to a kept file. */
	discard: () => Promise<void>
}

/** An upload in the store. */
export type KeptFile = {
	hash: string
	/** When it was last kept, in milliseconds since 1970. */
	keptAtMs: number
	/** The names of the files that were made from the upload. */
	made: string[]
}

/**
 * The store of uploads and of the files made from them, by the hash of the upload. A caller that keeps or removes a
 * hash holds its lock in the database, so that the two never happen at once.
 */
export type FileStore = {
	/** The store's name for an operator, at the beginning of a sentence: `The folder /srv/ella/files`. */
	name: string
	/** The variable that says where it is. */
	variable: 'DATA_DIR' | 'S3_BUCKET_URL'
	/** The id that it shares with its database, or `null` when it has none. */
	readId: () => Promise<string | null>
	/** Writes the id durably, so that it survives a power cut; removes the id when it is `null`. */
	writeId: (id: string | null) => Promise<void>
	receive: (stream: Readable, maxBytes: number) => Promise<ReceivedFile>
	/**
	 * Returns the upload, or `null` when it is gone; throws `DamagedFile` when the bytes are not the ones that were
	 * kept.
	 */
	read: (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>
	/** Something made from the upload earlier, or `null`. */
	readMade: (hash: string, name: string) => Promise<Uint8Array<ArrayBuffer> | null>
	/** Keeps something made from the upload; does nothing when the upload is gone. */
	writeMade: (hash: string, name: string, bytes: Uint8Array | string) => Promise<void>
	/** Removes an upload and all that was made from it. */
	remove: (hash: string) => Promise<void>
	/** Lists the whole store, one upload after the other, including uploads that an interruption left incomplete. */
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
