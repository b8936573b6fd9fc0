import { expect, test } from 'vitest'
import { extractNounPhrases } from './extract-noun-phrases.ts'

function phrases(text: string, { isItem }: { isItem: boolean }): string[] {
	return extractNounPhrases({ text, need: 'essential', isItem }, []).map((phrase) => phrase.text)
}

test.each([
	['an act with its object', 'Strip down frames', 'Strip down frames'],
	['an act with its particle', 'Set up stalls', 'Set up stalls'],
	['a gerund with its particle', 'Mashing in', 'Mashing in'],
	['a gerund', 'excavating', 'excavating'],
	['a plural that is a verb as well', 'sketches', 'sketches'],
	['a wide noun with a specific verb', 'writing programmes', 'writing programmes'],
	['a thing behind a word of the offer', 'Salary sacrifice', 'Salary sacrifice'],
	['a thing behind a word for the job', 'job costing', 'job costing'],
	['what experience is of', 'experience of brick laying', 'brick laying'],
	['a language without its level', 'Fluent in Urdu', 'Urdu'],
	['a name with a long number', 'Section 106', 'Section 106'],
	['a name of letters and a long number', 'BS10125', 'BS10125'],
	['a name of a capital and a digit', 'C1', 'C1'],
])('an item of a list asks for %s', (_, item, phrase) => {
	expect(phrases(item, { isItem: true })).toEqual([phrase])
})

test.each([
	['a clause', 'clients speak these languages'],
	['an order to somebody', 'Brief the designer'],
	['a particle', 'catch up'],
	['the offer', 'company pension'],
	['a bare verb', 'Discuss'],
	['a bare participle', 'accustomed'],
	['a wide noun', 'programmes'],
	['a wide noun and how it is done', 'Activity accurately'],
	['a number', '2024'],
	['a level alone', 'Fluent'],
	['a phrase whose end is cut off', 'Only person in'],
	['a verb with a pronoun', 'rent one'],
	['a verb with half of its object', 'hitting weekly'],
	['an act before its preposition', 'Processing of invoices'],
	['what a reason is for', 'For safety reasons'],
	['a relative clause', 'a test that is free'],
])('an item of a list asks for nothing by %s', (_, item) => {
	expect(phrases(item, { isItem: true })).toEqual([])
})

test('a sentence asks for experience of a thing, an indirect question and a name with capitals', () => {
	const inSentence = (text: string) => phrases(text, { isItem: false })
	expect(inSentence('Garment experience is a must')).toEqual(['Garment'])
	expect(inSentence('An understanding of how pupils learn')).toEqual(['pupils learn'])
	expect(inSentence('You should be registered with the HCPC')).toEqual(['HCPC'])
})

test('a sentence asks for no place and for nobody who does something', () => {
	expect(phrases('Our Headingley branch is busy', { isItem: false })).toEqual([])
	expect(phrases('Chef Imogen is looking for someone', { isItem: false })).toEqual([])
})
