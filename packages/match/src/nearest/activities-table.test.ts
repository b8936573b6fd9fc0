import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { activities } from '../data/activities.ts'

const rows = parseTsv<'sector' | 'activity' | 'signs'>(activities)
const sectors = new Set([
	'general',
	'health',
	'social-care',
	'education',
	'construction',
	'engineering',
	'logistics',
	'hospitality',
	'retail',
	'finance',
	'it',
	'sales-marketing',
	'hr',
	'office',
	'legal-public',
	'security-emergency',
	'cleaning-facilities',
	'land-animals',
	'beauty-sport-leisure',
	'data-science',
	'creative',
])

test('each activity stands once, in a sector, with signs of it', () => {
	const keys = rows.map(({ sector, activity }) => `${sector}: ${activity}`)
	expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
	expect(rows.filter(({ sector }) => !sectors.has(sector))).toEqual([])
	const lean = rows.filter(
		({ signs }) => signs.split('; ').filter((sign) => sign !== '').length < 3,
	)
	expect(lean).toEqual([])
})

test('activities of 20 sectors are known', () => {
	expect(new Set(rows.map(({ sector }) => sector)).size).toBeGreaterThanOrEqual(20)
	expect(rows.length).toBeGreaterThan(450)
})
