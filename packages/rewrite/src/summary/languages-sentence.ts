import { type CvDocument, printedLevel } from '@app/cv'
import { inList, withoutStop } from '@app/language'
import type { SummarySentence } from './summary.ts'

/** The languages and their levels, when there are two or more. */
export function languagesSentence({ language }: CvDocument): SummarySentence | null {
	const known = language
		.map((item, index) => ({ name: withoutStop(item.name), level: printedLevel(item), index }))
		.filter(({ name }) => name !== '')
	if (known.length < 2) return null
	const told = known.map(({ name, level }) => (level === '' ? name : `${name} (${level})`))
	return {
		text: `Speaks ${inList(told)}.`,
		facts: known.map(({ index }, at) => ({
			path: `language.${index}.name`,
			quote: told[at] ?? '',
		})),
	}
}
