import { expect, test } from 'vitest'
import { sectionSamples } from './data/section-samples.ts'
import { allTrades } from './questions/trade-of-title.ts'
import { findSectionSample } from './section-samples.ts'

test('the sample is of the trade that a title names', () => {
	expect(findSectionSample('Warehouse Manager')?.profile).toMatch(/^Warehouse supervisor/)
	expect(findSectionSample('Senior Carer')?.line).toMatch(/residents/)
	expect(findSectionSample('HGV Driver')?.skills).toContain('Tachograph rules')
	expect(findSectionSample('Ambassador')).toBeNull()
	expect(findSectionSample('')).toBeNull()
})

test('each trade that questions are asked in has a sample', () => {
	const without = allTrades.filter(
		({ trades }) => !trades.some((trade) => new RegExp(`^${trade}\t`, 'm').test(sectionSamples)),
	)
	expect(without.map(({ trades }) => trades.join('|'))).toEqual([])
})
