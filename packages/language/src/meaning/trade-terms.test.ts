import { expect, test } from 'vitest'
import { analyseLine } from '../analysis/index.ts'
import { actLevels } from '../data/act-levels.ts'
import { generalSynonyms } from '../data/general-synonyms.ts'
import { tradeContrasts } from '../data/trade-contrasts.ts'
import { tradeSynonyms } from '../data/trade-synonyms.ts'
import { parseTsv } from '../parse-tsv.ts'
import { findTerms } from './trade-terms.ts'

const parts = new Set(['act', 'thing', 'person', 'place', 'level'])

test.each([
	['synonyms', tradeSynonyms, ' = '],
	['contrasts', tradeContrasts, ' ≠ '],
])('each row of the %s has a sector, a part and two terms or more', (_, table, mark) => {
	for (const { sector, part, terms } of parseTsv<'sector' | 'part' | 'terms'>(table)) {
		const listed = terms.split(mark)
		expect(sector, terms).not.toBe('')
		expect(parts.has(part), terms).toBe(true)
		expect(listed.length, terms).toBeGreaterThan(1)
		expect(new Set(listed).size, terms).toBe(listed.length)
		expect(listed.filter((term) => term !== term.trim() || term === '')).toEqual([])
	}
})

test('each row of everyday synonyms has a part and two terms or more', () => {
	for (const { part, terms } of parseTsv<'part' | 'terms'>(generalSynonyms)) {
		const listed = terms.split(' = ')
		expect(parts.has(part), terms).toBe(true)
		expect(listed.length, terms).toBeGreaterThan(1)
		expect(new Set(listed).size, terms).toBe(listed.length)
	}
})

test('each act has one level from 0 to 5 and a kind', () => {
	const rows = parseTsv<'verb' | 'level' | 'kind'>(actLevels)
	expect(rows.filter(({ level, kind }) => !/^[0-5]$/.test(level) || kind === '')).toEqual([])
	expect(new Set(rows.map(({ verb }) => verb)).size).toBe(rows.length)
})

const groups = (text: string) =>
	findTerms(analyseLine(text)).flatMap(({ term }) => [...term.groups])

test.each([
	['Gave a PAT test', 'Did a portable appliance test'],
	['Repaired a satnav', 'Repaired a sat nav'],
	['Looked after the residents', 'Cared for the residents'],
])('%s and %s have a term in common', (one, other) => {
	const shared = new Set(groups(one))
	expect(groups(other).some((row) => shared.has(row))).toBe(true)
})

test('accents, curly apostrophes and dashes make no other word', () => {
	const lemmas = (text: string) => analyseLine(text).tokens.map(({ lemma }) => lemma)
	expect(lemmas('Served a café’s guests')).toEqual(lemmas("Served a cafe's guests"))
	expect(lemmas('A full‑time post')).toEqual(lemmas('A full-time post'))
})
