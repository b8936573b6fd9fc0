import { parseTsv } from '@app/language'
import { describe, expect, test } from 'vitest'
import { tradePapers } from '../../data/trade-papers.ts'
import { findTradePaper } from './trade-papers.ts'

const rows = parseTsv<'country' | 'titles' | 'name' | 'example' | 'proofs'>(tradePapers)

describe.each(rows.map((row) => [`${row.country} ${row.titles.split('|')[0]}`, row] as const))(
	'the row of %s',
	(_, { country, titles, name, example, proofs }) => {
		test('names a country, titles in small letters, and all or nothing of a paper', () => {
			expect(country).toMatch(/^[A-Z]{2}$/)
			expect(titles).toMatch(/^[^A-Z]+$/)
			expect([name, example, proofs].every(Boolean) || name + example + proofs === '').toBe(true)
		})

		test('has an example that is a proof', () => {
			if (name === '') return
			const found = findTradePaper(titles.split('|')[0]?.replaceAll('#', '4') ?? '', country)
			expect(found?.proofs.some((proof) => proof.test(example))).toBe(true)
		})
	},
)

test('a title is in the table once for a country', () => {
	const all = rows.flatMap(({ country, titles }) =>
		titles.split('|').map((title) => `${country} ${title}`),
	)
	expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
})
