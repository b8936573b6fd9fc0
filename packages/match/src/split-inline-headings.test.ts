import { describe, expect, test } from 'vitest'
import { oneLineLists } from './fixtures/one-line-lists.cases.ts'
import { readAdvert } from './read-advert.ts'
import { splitInlineHeadings } from './split-inline-headings.ts'

const around = (text: string) =>
	`Assistant\n\nNorth Street Ltd, Leeds. We are a friendly firm of forty people and have been here since 1987. The work is varied and no two days are the same, and you would join a small team that looks after each other.\n\n${text}\n\nWe offer 28 days of holiday, a pension and free parking. Interviews take place in the week of 3 June. Please apply with a CV and a short letter to say why you would like to work with us.`

function needsIn(advert: string): (words: string) => string {
	const { requirements } = readAdvert(advert)
	return (words) =>
		requirements.find(({ quote, alsoSaid }) =>
			[quote, ...alsoSaid].some((said) => said.toLowerCase().includes(words.toLowerCase())),
		)?.need ?? 'not read'
}

describe.each([
	['alone', (text: string) => text],
	['in an advert', around],
	['in an advert without line breaks', (text: string) => around(text).replace(/\n+/g, ' ')],
])('a list behind its heading, %s', (_, advertOf) => {
	test.each(oneLineLists)('%s', (text, essential, desirable) => {
		const needOf = needsIn(advertOf(text))
		const read = (things: string[]) => things.map((thing) => `${thing}: ${needOf(thing)}`)
		expect([...read(essential), ...read(desirable)]).toEqual([
			...essential.map((thing) => `${thing}: essential`),
			...desirable.map((thing) => `${thing}: desirable`),
		])
	})
})

test.each([
	'It is essential: we work with children.',
	'We use essential oils: lavender, tea tree and rosemary.',
	'Essential oils: lavender, tea tree and rosemary.',
	'Essential oils include lavender and rosemary.',
	'A desirable location: close to the beach, shops and schools.',
	'It is essential that you apply early: places go fast.',
	'Driving licence essential, Spanish desirable.',
	'Excel | Essential | Interview',
	'| Criteria | Essential | Desirable |',
	'Essential and desirable criteria: see the attached form',
	'Essential skills are listed below',
	'The skills required are broad',
])('“%s” stays one line', (line) => {
	expect(splitInlineHeadings([line])).toEqual([line])
})

test.each([
	['We use essential oils: lavender, tea tree and rosemary.', 'lavender'],
	['Essential oils include lavender and rosemary.', 'lavender'],
])('“%s” does not ask for %s', (line, thing) => {
	expect(needsIn(around(line))(thing)).not.toBe('essential')
})

test('what follows a list in prose tells of the work again', () => {
	const needOf = needsIn('Essential: driving licence. Desirable: Spanish. You will serve guests.')
	expect(['driving licence', 'Spanish', 'serve guests'].map(needOf)).toEqual([
		'essential',
		'desirable',
		'mentioned',
	])
})

test('a list within an item of a list says nothing of the next item', () => {
	const needOf = needsIn(
		'Essential\n- Excel. Desirable: Sage, Xero\n- Payroll\n- Minute taking\n- Data entry',
	)
	expect(['Excel', 'Sage', 'Payroll', 'Data entry'].map(needOf)).toEqual([
		'essential',
		'desirable',
		'essential',
		'essential',
	])
})
