import type { CvDocument } from '@app/cv'
import { type ExtractedField, type Field, readAs } from '../fields/extracted.ts'
import { parseProficiency } from '../lexicon/find-language.ts'
import { type DataSheet, toText } from './data-sheet.ts'

type Level = ReturnType<typeof parseProficiency>
type FoundLevel = Pick<ExtractedField<CvDocument['language'][number]>, 'proficiency' | 'level'>

/** The level of a language in the words of the file, and the level of the European scale that is nearest to them. */
export function parseLevel(sheet: DataSheet, value: unknown, known?: Level): FoundLevel {
	const words = toText(value)
	const level = known ?? parseProficiency(words)
	const said: Field | undefined = sheet.said(words)
	return {
		proficiency:
			level === null || said === undefined
				? undefined
				: readAs(level.value, said.span, level.confidence),
		level: level?.value === words ? undefined : said,
	}
}
