import { open } from 'node:fs/promises'

/** Makes the names in a folder survive a power cut. */
export async function fsyncFolder(path: string): Promise<void> {
	// Windows cannot open a folder, and syncs names with the files.
	if (process.platform === 'win32') return
	const folder = await open(path, 'r')
	try {
		await folder.sync()
	} finally {
		await folder.close()
	}
}
