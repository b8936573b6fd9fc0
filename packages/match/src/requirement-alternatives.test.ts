import { describe, expect, test } from 'vitest'
import { type CvField, cvWith } from './fixtures/proof-case.ts'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'

const matched = (asked: string, field: CvField, line: string) =>
	matchCv(
		{ cv: cvWith(field, line), source: null, today: '2025-11-20' },
		readAdvert(`Essential\n- ${asked}`),
	)

const groupsOf = (asked: string) =>
	matched(asked, 'skill', 'Origami').requirements.flatMap(({ quote, alternatives }) =>
		alternatives === undefined ? [] : [[quote, ...alternatives].join(' / ')],
	)

describe('one thing or another', () => {
	test.each([
		['Experience of Sage or Xero', 'Sage / Xero'],
		['Sage, Xero or QuickBooks', 'QuickBooks / Sage / Xero'],
		['Sage or Xero or QuickBooks', 'QuickBooks / Sage / Xero'],
		['Excel, with Sage or Xero, first aid', 'Sage / Xero'],
		['NMC registration or HCPC registration', 'HCPC registration / NMC registration'],
		['Fluent Polish or Romanian', 'Fluent Polish / Romanian'],
		['A PGCE or QTS', 'PGCE / QTS'],
		['Knowledge of Java and/or Python', 'Java / Python'],
		['Accounting software (Sage, Xero or similar)', 'Accounting software / Sage / Xero'],
		['Accounting software (e.g. Sage or Xero)', 'Accounting software / Sage / Xero'],
		['Accounting software (Sage or Xero)', 'Sage / Xero'],
		['A WMS (Blue Yonder, Manhattan or similar)', 'Blue Yonder / Manhattan / WMS'],
		['Accounting software such as Sage and Excel', 'Accounting software / Sage'],
		['Accounting software, e.g. Sage, Xero', 'Accounting software / Sage / Xero'],
		['Accounting software such as Sage, Xero or similar', 'Accounting software / Sage / Xero'],
		['Sage, Xero or something similar', 'Sage / Xero'],
		['Forklift licence or reach truck licence', 'Forklift licence / reach truck licence'],
	])('%s', (asked, group) => {
		expect(groupsOf(asked).map((one) => one.split(' / ').sort().join(' / '))).toEqual([group])
	})
})

test.each([
	'Sage and Xero',
	'Word/Excel',
	'Sage, Xero and QuickBooks',
	'NVQ Level 3 or equivalent, and first aid',
	'Sage or similar, with Excel',
	'Accounting software (Sage, Xero)',
	'Degree or relevant experience and Excel',
])('nothing is let off by “%s”', (asked) => {
	expect(groupsOf(asked)).toEqual([])
})

describe('whoever has one of them', () => {
	const { requirements, score } = matched('Experience of Sage or Xero', 'job', 'Kept books in Xero')

	test('is told of it once', () => {
		expect(requirements).toMatchObject([
			{ quote: 'Sage', proof: 'missing', secondTo: 'Xero' },
			{ quote: 'Xero', proof: 'shown', alternatives: ['Sage'] },
		])
	})

	test('answers as well as where one was asked for', () => {
		expect(score).toBe(matched('Experience of Xero', 'job', 'Kept books in Xero').score)
	})
})

test('whoever has neither misses one thing', () => {
	const { requirements, parts } = matched('Experience of Sage or Xero', 'skill', 'Origami')
	expect(requirements.map(({ secondTo }) => secondTo)).toEqual([undefined, 'Sage'])
	expect(parts[0]?.reason).toBe('The advert asks for 1. Your CV doesn’t mention it.')
})
