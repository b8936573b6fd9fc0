import { ReadError } from '../../read-error.ts'
import type { CvWithSource } from '../cv-with-source.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { decodeText } from '../txt/decode-text.ts'
import { readDataFile } from './read-data-file.ts'

/** Reads a CV out of a JSON file: our own, JSON Resume, Reactive Resume, RenderCV; throws `ReadError`. */
export function readJson(extraction: ExtractionRequest): CvWithSource {
	const text = decodeText(extraction.bytes) ?? ''
	extraction.onPage(1, 1)
	return readDataFile(parse(text), extraction)
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch (error) {
		throw new ReadError('file_damaged', { cause: error })
	}
}
