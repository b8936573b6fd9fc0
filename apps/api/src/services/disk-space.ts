import { statfs } from 'node:fs/promises'
import { AppError } from '#http/app-error.ts'

/** How many megabytes are free on the disk that a folder is on. */
export async function freeMb(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder)
	return (bavail * bsize) / 1_048_576
}

const asksEveryMs = 2000

type RoomOptions = {
	folder: string
	minFreeMb: () => number
	now: () => number
	/** Asks the disk; tests answer for it. */
	freeMb: (folder: string) => Promise<number>
	/** The sentence for the person who is refused. */
	sentence?: string
}

/**
 * Throws `no_room_left` when less than so many megabytes are free; asks the disk every two seconds at most, because
 * every save asks this.
 */
export function createDiskSpaceGuard(options: RoomOptions): () => Promise<void> {
	let asked = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) }
	return async () => {
		if (options.now() - asked.at > asksEveryMs) {
			asked = { at: options.now(), free: options.freeMb(options.folder) }
		}
		if ((await asked.free) >= options.minFreeMb()) return
		throw new AppError('no_room_left', options.sentence)
	}
}

/** The sentence for a person who sends a file when there is no room for it. */
export const diskSpaceError = 'There’s no space left for another file. Please try again later.'

const asksEveryBytes = 8_388_608

/**
 * Passes an arriving file on as long as there is room for it. The rest is read and discarded, so that the sender gets
 * the reason. Calls `refuse` every few megabytes, because many files may arrive at the same time.
 */
export async function* whileThereIsRoom(
	chunks: AsyncIterable<Uint8Array>,
	refuse: () => Promise<void>,
): AsyncGenerator<Uint8Array, void, undefined> {
	let sinceAsked = 0
	let refusal: unknown = null
	for await (const chunk of chunks) {
		sinceAsked += chunk.length
		if (refusal === null && sinceAsked > asksEveryBytes) {
			sinceAsked = 0
			refusal = await refuse().then(
				() => null,
				(error: unknown) => error,
			)
		}
		if (refusal === null) yield chunk
	}
	if (refusal !== null) throw refusal
}

/** Whether a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
	const code = error instanceof Error && 'code' in error ? error.code : null
	return code === 'ENOSPC' || code === 'EDQUOT'
}
