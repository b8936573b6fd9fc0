import { statfs } from 'node:fs/promises'

/** How many megabytes are free on the disk that a folder is on. */
export async function freeMb(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder)
	return (bavail * bsize) / 1_048_576
}
