import type { CvDocument, CvSource } from '@app/cv'
import { createReader } from '@app/cv-import/node'
import type { NamedFile } from './read-input.ts'

/** Reads a CV from a file. Throws an error whose message tells the person what is wrong with the file. */
export async function readCvFile({
	name,
	bytes,
}: NamedFile): Promise<{ document: CvDocument; source: CvSource }> {
	const reader = createReader({
		processes: 1,
		timeoutMs: 20_000,
		memoryMb: 512,
		maxPages: 50,
		warmsUp: false,
	})
	try {
		return await reader.read(bytes, { fileName: name })
	} finally {
		await reader.close()
	}
}
