import { cvDocumentSchema } from '@app/cv'
import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { paperWords } from './data/paper-words.ts'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'

const advert = readAdvert(
	'Electrician\nEssential:\n- Full driving licence\n- Conduit\n- Trunking\n- Cheerful\nDesirable:\n- IPAF licence',
)
const adviceFor = (lines: string[], certificates: string[] = []) =>
	matchCv(
		{
			cv: cvDocumentSchema.parse({
				experience: [{ id: 'job', jobTitle: 'Electrician', achievements: lines }],
				certification: certificates.map((name) => ({ id: name, name })),
			}),
			source: null,
			today: '2026-11-28',
		},
		advert,
	).advice

test('who shows the essentials is told to apply, whatever traits are asked for', () => {
	expect(adviceFor(['Bent conduit and fitted trunking'], ['Full UK driving licence'])).toEqual({
		kind: 'apply',
		mustHaves: [],
		of: 3,
		shown: 3,
		perhaps: 0,
		hasEssentials: true,
	})
})

test('a required licence that is missing is told first, a desirable one is not', () => {
	expect(adviceFor(['Bent conduit and fitted trunking']).mustHaves).toEqual([
		'Full driving licence',
	])
	expect(adviceFor(['Bent conduit and fitted trunking']).kind).not.toBe('apply')
})

test('who shows next to nothing is told that it is too early', () => {
	expect(adviceFor(['Washed cars'])).toMatchObject({ kind: 'not yet', shown: 0, of: 3 })
})

test('what an employer checks after an offer is nothing to hold before', () => {
	const checked = readAdvert('Cleaner\nEssential:\n- Enhanced DBS check\n- Cleaning toilets')
	const cv = cvDocumentSchema.parse({
		experience: [{ id: 'job', achievements: ['Cleaned toilets'] }],
	})
	const { advice } = matchCv({ cv, source: null, today: '2026-11-28' }, checked)
	expect(advice.mustHaves).toEqual([])
})

test.each(['Aged 18 or over', 'You must be at least 21 for insurance'])(
	'a CV need not say its writer’s age: “%s”',
	(age) => {
		const asked = readAdvert(`Cleaner\nEssential:\n- ${age}\n- Cleaning toilets`)
		const cv = cvDocumentSchema.parse({
			experience: [{ id: 'job', achievements: ['Cleaned toilets'] }],
		})
		const { advice, knockOuts } = matchCv({ cv, source: null, today: '2026-11-28' }, asked)
		expect(advice).toMatchObject({ kind: 'apply', mustHaves: [], of: 1, shown: 1 })
		expect(knockOuts).toEqual([age])
	},
)

test('each paper stands once in the table, under a rule', () => {
	const rows = parseTsv<'rule' | 'words'>(paperWords)
	expect(new Set(rows.map(({ words }) => words)).size).toBe(rows.length)
	expect(new Set(rows.map(({ rule }) => rule))).toEqual(
		new Set(['needed by law', 'settled after the offer', 'said by no cv']),
	)
})

test('a registration that the law asks for and the CV lacks is no reason to apply at once', () => {
	const asked = readAdvert('Nurse\nEssential:\n- NMC registration\n- Wound care\n- Catheter care')
	const cv = cvDocumentSchema.parse({
		experience: [{ id: 'job', achievements: ['Wound care and catheter care daily'] }],
	})
	const { advice } = matchCv({ cv, source: null, today: '2026-11-28' }, asked)
	expect(advice).toMatchObject({ mustHaves: ['NMC registration'] })
	expect(advice.kind).not.toBe('apply')
})
