import { type CvDocument, listPassages } from '@app/cv'
import { isNotHeld, splitWords, stemWord } from '@app/language'
import type { MatchedRequirement } from '@app/match'
import { letterWords } from './word-lists.ts'

const saysNoSubject = letterWords.pattern('no-subject-of-paper', 'whole')

/**
 * Finds the words of a CV that name a requirement, anywhere: in a line, a list, a course or a certificate. `null`
 * where it is not named, or only to say that its writer does not have it. The name of a paper is its subject: "first
 * aid certificate" is named by "Emergency First Aid at Work".
 */
export function findNamedInCv(
	cv: CvDocument,
	{ quote }: Pick<MatchedRequirement, 'quote'>,
): string | null {
	const stems = stemsOfSubject(quote)
	if (stems.length === 0) return null
	for (const { text } of listPassages(cv)) {
		const words = splitWords(text).filter((word) => stems.includes(toStem(word)))
		if (!stems.every((stem) => words.some((word) => toStem(word) === stem))) continue
		const [first = ''] = words
		const last = words.at(-1) ?? ''
		const span = { start: text.indexOf(first), end: text.lastIndexOf(last) + last.length }
		if (!isNotHeld(text, span)) return text
	}
	return null
}

function stemsOfSubject(quote: string): string[] {
	return splitWords(quote)
		.filter((word) => !saysNoSubject.test(word))
		.map(toStem)
}

function toStem(word: string): string {
	return stemWord(word.toLowerCase())
}
