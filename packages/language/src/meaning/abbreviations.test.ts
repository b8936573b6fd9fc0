import { expect, test } from 'vitest'
import { abbreviations } from '../data/abbreviations.ts'
import { sectors } from '../lexicon/sector-list.ts'
import { parseTsv } from '../parse-tsv.ts'
import { expandAbbreviations } from './abbreviations.ts'

const rows = parseTsv<'abbreviation' | 'expansion' | 'sector'>(abbreviations)
const longOf = (text: string, ...sectors: string[]) =>
	expandAbbreviations(text, sectors).map(({ long }) => long)

test('the table has each short form of a sector once, with its meaning and a sector that there is', () => {
	expect(rows.length).toBeGreaterThanOrEqual(600)
	expect(new Set(rows.map(({ abbreviation, sector }) => `${sector} ${abbreviation}`)).size).toBe(
		rows.length,
	)
	for (const { expansion, sector } of rows) {
		expect(expansion).not.toBe('')
		expect([...Object.keys(sectors), 'general']).toContain(sector)
	}
})

test.each([
	['Obs, bloods and MDT', 'health', ['observations', 'venepuncture', 'multidisciplinary team']],
	[
		'Wrote EHCPs with the SENCo',
		'education',
		['education health and care plans', 'special educational needs coordinator'],
	],
	['PPMs on conveyors', 'engineering', ['planned preventative maintenance']],
	['AP and AR', 'finance', ['accounts payable', 'accounts receivable']],
])('“%s” on a CV of %s', (text, sector, expected) => {
	expect(longOf(text, sector)).toEqual(expected)
})

test('the sector decides which of two meanings is meant', () => {
	expect(longOf('ECS', 'construction')).toEqual(['electrotechnical certification scheme'])
	expect(longOf('ECS', 'it')).toEqual(['elastic container service'])
	expect(longOf('ECS', 'it', 'construction')).toEqual(['elastic container service'])
})

test('a short form of another sector, in small letters or within a word is left alone', () => {
	expect(longOf('MDT', 'finance')).toEqual([])
	expect(longOf('mdt', 'health')).toEqual([])
	expect(longOf('MDTX and obsolete', 'health')).toEqual([])
})
