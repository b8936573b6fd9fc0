import type { CvDocument, CvSource } from '@app/cv'
import { createReader } from '@app/cv-import/node'
import type { NamedFile } from './read-input.ts'

/** Reads a CV out of a file; what is wrong with the file is thrown as a sentence. */
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
