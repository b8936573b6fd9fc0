import { type CvSource, cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { countLostWords } from './lost-words.ts'

const truth = cvDocumentSchema.parse({
	professionalSummary: 'Calm under pressure and calm at home',
})
const empty = cvDocumentSchema.parse({})

function sourceWith(unread: string[]): CvSource {
	return {
		unread: unread.map((text) => ({ text, place: null })),
		headings: [],
	} as unknown as CvSource
}

test('a word that is neither in the CV nor among the unread lines is lost', () => {
	expect(countLostWords(truth, empty, sourceWith(['Calm under pressure']))).toEqual({
		lost: 4,
		printed: 7,
	})
})

test('a word that is printed twice must be kept twice', () => {
	expect(countLostWords(truth, empty, sourceWith(['under pressure and calm at home'])).lost).toBe(1)
})

test('nothing is lost of a CV that is read whole', () => {
	expect(countLostWords(truth, truth, sourceWith([])).lost).toBe(0)
})
