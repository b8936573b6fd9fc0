import { type CvDocument, printedLanguageLevel } from '@app/cv'
import { joinAsProseList, withCapital, withoutStop } from '@app/language'
import type { SummarySentence } from './summary.ts'

/** A reader of an English CV takes it that its writer speaks English as a first language does. */
const nativeEnglish = /^English\b.*\b(?:native|first language|mother tongue|fluent)\b/i

/** The languages and their levels, when there are two or more; English goes without saying where it is the first of them. */
export function languagesSentence({ language }: CvDocument): SummarySentence | null {
	const known = language
		.map((item, index) => ({
			name: withCapital(withoutStop(item.name)),
			level: printedLanguageLevel(item),
			index,
		}))
		.filter(({ name }) => name !== '')
	if (known.length < 2) return null
	const told = known
		.map(({ name, level, index }) => ({ text: level === '' ? name : `${name} (${level})`, index }))
		.filter(({ text }) => !nativeEnglish.test(text))
	if (told.length === 0) return null
	return {
		text: `Speaks ${joinAsProseList(told.map(({ text }) => text))}.`,
		facts: told.map(({ text, index }) => ({ path: `language.${index}.name`, quote: text })),
	}
}
