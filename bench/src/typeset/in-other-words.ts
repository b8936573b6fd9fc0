import { type CvDocument, cvDocumentSchema } from '@app/cv'

const vowels = 'aeiou'
const consonants = 'bcdfghjklmnpqrstvwxyz'
/** Fields that are no words: names of things in the CV, addresses, and values out of a list. */
const kept = new Set(['id', 'url', 'email', 'website', 'network', 'proficiency', 'shape', 'image'])

/**
 * Returns the CV with every word replaced by another of the same length, so that nothing cached for one `number`
 * helps with the next. The words repeat after 105 numbers.
 */
export function inOtherWords(cv: CvDocument, number: number): CvDocument {
	const text = JSON.stringify(cv, (field, value) =>
		typeof value === 'string' && !kept.has(field) ? spelt(value, number) : value,
	)
	return cvDocumentSchema.parse(JSON.parse(text))
}

function spelt(text: string, number: number): string {
	const word = text.replace(/[aeiou]/g, (letter) => shifted(letter, vowels, number))
	const step = Math.floor(number / vowels.length)
	return word.replace(/[b-df-hj-np-tv-z]/g, (letter) => shifted(letter, consonants, step))
}

function shifted(letter: string, among: string, step: number): string {
	return among[(among.indexOf(letter) + step) % among.length] ?? letter
}
