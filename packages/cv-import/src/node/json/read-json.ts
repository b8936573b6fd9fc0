import { readData, valuesIn } from '../../data/read-data.ts'
import { isEllaFile, readEllaFile } from '../../data/read-ella-file.ts'
import { isJsonResume, readJsonResume } from '../../data/read-json-resume.ts'
import { ReadError } from '../../read-error.ts'
import type { Extraction } from '../extraction.ts'
import type { ReadCv } from '../read-file.ts'
import { decodeText } from '../txt/decode-text.ts'

const otherJson =
	'This is a JSON file, but neither JSON Resume nor an Ella file. Save your CV as PDF or Word and try again.'

/** Reads a CV out of an Ella file or JSON Resume; throws `ReadError`. */
export function readJson({ bytes, fileName, limits, onPage }: Extraction): ReadCv {
	const text = decodeText(bytes) ?? ''
	onPage(1, 1)
	const data = parse(text)
	const values = valuesIn(data)
	for (const value of values) limits.checkText(value.length)
	const file = { format: 'json', fileName, bytes: bytes.byteLength, values } as const
	if (isEllaFile(data)) return readData({ ...file, read: (sheet) => readEllaFile(data, sheet) })
	if (isJsonResume(data)) return readData({ ...file, read: (sheet) => readJsonResume(data, sheet) })
	throw new ReadError('file_type_unknown', { message: otherJson })
}

function parse(text: string): object {
	try {
		const data: unknown = JSON.parse(text)
		if (typeof data === 'object' && data !== null) return data
	} catch (error) {
		throw new ReadError('file_damaged', { cause: error })
	}
	throw new ReadError('file_type_unknown', { message: otherJson })
}
