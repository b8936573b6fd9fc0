import { statfs } from 'node:fs/promises'
import { AppError } from '#http/app-error.ts'

/** How many megabytes are free on the disk that a folder is on. */
export async function freeMb(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder)
	return (bavail * bsize) / 1_048_576
}

const asksEveryMs = 2000

/**
 * Throws `no_room_left` when less than so many megabytes are free; asks the disk every two seconds at most, because
 * every save asks this.
 */
export function roomGuard(options: {
	folder: string
	minFreeMb: () => number
	now: () => number
}): () => Promise<void> {
	let asked = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) }
	return async () => {
		if (options.now() - asked.at > asksEveryMs) {
			asked = { at: options.now(), free: freeMb(options.folder) }
		}
		if ((await asked.free) < options.minFreeMb()) throw new AppError('no_room_left')
	}
}
