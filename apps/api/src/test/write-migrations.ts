import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CleanUp, temporaryFolder } from './temporary-folder.ts'

/** A folder of migrations as drizzle-kit writes it: `0000_step` with the first of these texts, and so on. */
export async function writeMigrations(texts: string[], cleanUp: CleanUp): Promise<string> {
	const folder = await temporaryFolder(cleanUp)
	await mkdir(join(folder, 'meta'))
	const entries = texts.map((_, index) => ({
		idx: index,
		version: '7',
		when: 1000 + index,
		tag: `${String(index).padStart(4, '0')}_step`,
		breakpoints: true,
	}))
	await writeFile(
		join(folder, 'meta', '_journal.json'),
		JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
	)
	for (const [index, text] of texts.entries()) {
		await writeFile(join(folder, `${entries[index]?.tag}.sql`), text)
	}
	return folder
}
