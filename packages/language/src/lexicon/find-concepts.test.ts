import { expect, test } from 'vitest'
import { findConcepts } from './find-concepts.ts'

const labelsIn = (text: string) => findConcepts(text).map(({ concept }) => concept.label)

test.each([
	['Managed stock levels and cashed up each evening', ['Stock control', 'Cash handling']],
	['You will hold an HGV Class 1 licence and Driver CPC', ['HGV Class 1 licence', 'Driver CPC']],
	[
		'Experience of the purchase ledger and bank reconciliations',
		['Accounts payable', 'Bank reconciliation'],
	],
	[
		'Cared for residents in a care home, from personal care to meals',
		['Residential care', 'Personal care'],
	],
	['Built services in Node.js and C# on AWS', ['Node.js', 'C#', 'Amazon Web Services']],
])('%s', (text, labels) => {
	expect(labelsIn(text)).toEqual(expect.arrayContaining(labels))
})

test('a special case names its concept and stays a claim of its own', () => {
	const [hit] = findConcepts('Wrote tests in Jest')
	expect(hit).toMatchObject({ narrower: 'Jest', text: 'Jest', concept: { label: 'Unit testing' } })
})

test('short forms count only in capitals', () => {
	expect(labelsIn('Posted to AP daily')).toEqual(['Accounts payable'])
	expect(labelsIn('It was an ap for that')).toEqual([])
})

test('a name that is a word counts beside its own trade only', () => {
	expect(labelsIn('Ready to go')).toEqual([])
	expect(labelsIn('Services in Go, Docker and Kafka')).toEqual(['Go', 'Docker', 'Kafka'])
})

test('a name does not run over the end of a sentence', () => {
	expect(labelsIn('We had stock. Control of this')).toEqual([])
})

test('places are those of the words in the text', () => {
	const text = 'Took care of the stock control at night'
	const hits = findConcepts(text)
	expect(hits.map(({ start, end }) => text.slice(start, end))).toEqual(hits.map((hit) => hit.text))
})

test('a name goes over two articles and no further', () => {
	expect(labelsIn('Controlled the the stock')).toEqual(['Stock control'])
	expect(labelsIn('Controlled the the the stock')).toEqual([])
})

test.each([
	'Coach 5 times a week to Leeds',
	'Coach two days a week',
	'Coach three hours from Hull',
])('how often is no object: %s', (text) => {
	expect(labelsIn(text)).not.toEqual(
		expect.arrayContaining([expect.stringMatching(/coach|mentor/i)]),
	)
})

test('one thing under two names is one concept', () => {
	expect(labelsIn('Digital tachograph card')).toEqual(labelsIn('digi tacho card'))
	expect(labelsIn('Digital tachograph card')).toHaveLength(1)
})

test.each(['70 words a minute', 'a higher standard', 'in the higher national class'])(
	'“%s” is not the name that is its plural',
	(text) => {
		const found = findConcepts(`${text}, audio typing, driving licence`).map(
			(hit) => hit.concept.id,
		)
		expect(found).not.toContain('minute-taking')
		expect(found).not.toContain('scottish-highers')
	},
)
