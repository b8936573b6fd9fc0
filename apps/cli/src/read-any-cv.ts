import type { CvDocument, CvSource } from '@app/cv'
import { readCvFile } from './read-cv-file.ts'
import { type NamedFile, parseCvJson } from './read-input.ts'

/** Reads a CV from what "ella import" prints, which is JSON of ours, or from any file that the reader knows. */
export async function readAnyCv(
	file: NamedFile,
): Promise<{ document: CvDocument; source: CvSource | null }> {
	const isJson = new TextDecoder().decode(file.bytes.subarray(0, 64)).trimStart().startsWith('{')
	if (!isJson) return readCvFile(file)
	try {
		return { document: parseCvJson(file), source: null }
	} catch {
		return readCvFile(file)
	}
}
