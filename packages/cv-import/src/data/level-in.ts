import type { CvDocument } from '@app/cv'
import { type Field, type Found, readAs } from '../fields/found.ts'
import { proficiencyOf } from '../lexicon/language-words.ts'
import { type DataSheet, textOf } from './data-sheet.ts'

type Level = ReturnType<typeof proficiencyOf>
type FoundLevel = Pick<Found<CvDocument['language'][number]>, 'proficiency' | 'level'>

/** The level of a language in the words of the file, and the level of the European scale that is nearest to them. */
export function levelIn(sheet: DataSheet, value: unknown, known?: Level): FoundLevel {
	const words = textOf(value)
	const level = known ?? proficiencyOf(words)
	const said: Field | undefined = sheet.said(words)
	return {
		proficiency:
			level === null || said === undefined
				? undefined
				: readAs(level.value, said.span, level.confidence),
		level: level?.value === words ? undefined : said,
	}
}
