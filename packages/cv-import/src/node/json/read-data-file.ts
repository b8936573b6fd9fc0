import type { DataFormat } from '../../data/data-format.ts'
import { withoutMarks } from '../../data/plain-marks.ts'
import { collectValues, readData } from '../../data/read-data.ts'
import { plainLines } from '../../data/read-description.ts'
import { isEllaFile, readEllaFile } from '../../data/read-ella-file.ts'
import { jsonResume } from '../../data/read-json-resume.ts'
import { reactiveResume } from '../../data/read-reactive-resume.ts'
import { renderCv } from '../../data/read-rendercv.ts'
import { ReadError } from '../../read-error.ts'
import type { CvWithSource } from '../cv-with-source.ts'
import type { ExtractionRequest } from '../extraction-request.ts'

/** Kinds of data files, the most particular first: a file of Reactive Resume has `basics` as JSON Resume has. */
const formats: readonly DataFormat[] = [
	{ isFormat: isEllaFile, read: readEllaFile },
	reactiveResume,
	renderCv,
	jsonResume,
]

/** The message about a data file that is no known kind of CV. */
export const unknownDataFile =
	'This is a data file from an app we don’t know. Export your CV as PDF, Word or JSON Resume and try again.'

/** Reads a CV out of parsed JSON or YAML; throws `ReadError`. */
export function readDataFile(
	data: unknown,
	{ bytes, fileName, limits }: ExtractionRequest,
): CvWithSource {
	if (typeof data !== 'object' || data === null) throw unknown()
	const format = formats.find(({ isFormat }) => isFormat(data))
	// The size of a file that is refused does not matter.
	if (format === undefined) throw unknown()
	const values = collectValues(format.contentOf?.(data) ?? data).flatMap(plainParts)
	for (const value of values) limits.checkText(value.length)
	const file = { format: 'json', fileName, bytes: bytes.byteLength, values } as const
	return readData({ ...file, read: (sheet) => format.read(data, sheet) })
}

function unknown(): ReadError {
	return new ReadError('file_type_unknown', { message: unknownDataFile })
}

// A description is read line by line and without its marks, so that is how its words are looked for.
function plainParts(value: string): string[] {
	return plainLines(withoutMarks(value)).filter((line) => /[\p{L}\d]/u.test(line))
}
