import { parseDocument } from 'yaml'
import { ReadError } from '../../read-error.ts'
import type { CvWithSource } from '../cv-with-source.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { readDataFile } from '../json/read-data-file.ts'
import { decodeText } from '../txt/decode-text.ts'

/** A CV repeats a thing by its name now and then; a file made to swell does it without end. */
const mostAliases = 50

/** Reads a CV out of a YAML file: RenderCV, or JSON Resume in this notation; throws `ReadError`. */
export function readYaml(extraction: ExtractionRequest): CvWithSource {
	const text = decodeText(extraction.bytes) ?? ''
	extraction.limits.checkText(text.length)
	checkDepth(text)
	extraction.onPage(1, 1)
	// The size was counted; its values are not counted again.
	return readDataFile(parse(text), {
		...extraction,
		limits: { ...extraction.limits, checkText: () => undefined },
	})
}

function parse(text: string): unknown {
	// Every value stays the words that the person wrote: a telephone number is no number.
	const document = parseDocument(text, {
		schema: 'failsafe',
		uniqueKeys: false,
		logLevel: 'silent',
	})
	const [error] = document.errors
	if (error !== undefined) throw new ReadError('file_damaged', { cause: error })
	try {
		return withoutNull(document.toJS({ maxAliasCount: mostAliases }), 0)
	} catch (cause) {
		throw new ReadError('file_too_large', { cause })
	}
}

const deepest = 40

// Brackets in brackets and steps without end would fill the stack of the parser.
function checkDepth(text: string): void {
	let depth = 0
	for (const sign of text) {
		if (sign === '[' || sign === '{') depth++
		if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1)
		if (depth > deepest) throw new ReadError('file_too_large')
	}
	if (/^[ \t]{200}|^ *(?:[-?:] +){40}/m.test(text)) throw new ReadError('file_too_large')
}

// Without types, "null" and "~" are read as words.
function withoutNull(value: unknown, depth: number): unknown {
	if (depth > deepest) throw new ReadError('file_too_large')
	if (value === 'null' || value === '~') return ''
	if (Array.isArray(value)) return value.map((each) => withoutNull(each, depth + 1))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, withoutNull(each, depth + 1)]),
	)
}
