import type { CvDocument, CvSource } from '@app/cv'
import { printedTexts, sharedWords, wordsOf } from '../words.ts'

export type Loss = { lost: number; printed: number }

/** Counts the words of the truth that are missing from the document, the headings and the unread lines. */
export function countLostWords(truth: CvDocument, read: CvDocument, source: CvSource): Loss {
	const printed = allWords(truth)
	const kept = [
		...allWords(read),
		...[...source.headings, ...source.unread].flatMap(({ text }) => wordsOf(text)),
	]
	return { lost: printed.length - sharedWords(printed, kept), printed: printed.length }
}

// A telephone number may be kept in other groups of digits than it was printed in.
function allWords(cv: CvDocument): string[] {
	const withoutPhones = {
		...cv,
		personalInfo: { ...cv.personalInfo, phone: '' },
		reference: cv.reference.map((referee) => ({ ...referee, phone: '' })),
	}
	return [...printedTexts(withoutPhones).values()].flat().flatMap(wordsOf)
}
