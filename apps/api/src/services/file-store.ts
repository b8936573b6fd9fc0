import type { Readable } from 'node:stream'

/** A file that has arrived but is not kept yet. */
export type ReceivedFile = {
	/** SHA-256 of the bytes in hexadecimal. */
	hash: string
	bytes: number
	/** The first 4096 bytes, to tell what it is. */
	head: Uint8Array
	/** Whether it was cut off because it is larger than allowed. */
	isTooLarge: boolean
	/** Puts it into the store; it survives a power cut from here on. */
	keep: () => Promise<void>
	/** Forgets it; does nothing once it is kept. */
	discard: () => Promise<void>
}

/**
 * Where uploads and what is made from them are kept, by the hash of the upload.
 * Whoever keeps or removes a hash holds its lock in the database, so neither happens under the other's feet.
 */
export type FileStore = {
	receive: (stream: Readable, maxBytes: number) => Promise<ReceivedFile>
	/** The upload itself, or `null` when it is gone. */
	read: (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>
	/** Something made from the upload earlier, or `null`. */
	readMade: (hash: string, name: string) => Promise<Uint8Array<ArrayBuffer> | null>
	/** Keeps something made from the upload; does nothing when the upload is gone. */
	writeMade: (hash: string, name: string, bytes: Uint8Array | string) => Promise<void>
	/** Removes an upload and all that was made from it. */
	remove: (hash: string) => Promise<void>
	/** Hashes of uploads that were kept before a time, given in milliseconds since 1970. */
	keptBefore: (timeMs: number) => Promise<string[]>
	/** Removes what earlier, interrupted uploads left behind. */
	removeUnfinished: () => Promise<void>
}
