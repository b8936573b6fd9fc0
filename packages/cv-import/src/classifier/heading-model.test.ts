import { expect, test } from 'vitest'
import {
	guessHeading,
	headingKinds,
	headingLogOdds,
	headingPlaces,
	kindOfTitle,
	readsAsTitle,
	sharesOfHeadings,
} from './heading-model.ts'
import { headingWeights } from './heading-weights.ts'

test('there is one weight for each kind and place, in less than 200 kB', () => {
	const bytes = Buffer.from(headingWeights.packed, 'base64')
	expect(bytes).toHaveLength(headingKinds.length * headingPlaces)
	expect(headingWeights.packed.length).toBeLessThan(200_000)
})

test('the shares of the kinds sum to one', () => {
	const even = { step: 1, values: new Int8Array(headingKinds.length * headingPlaces) }
	const shares = sharesOfHeadings(even, 'Education')
	expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
	expect(shares[0]).toBeCloseTo(1 / headingKinds.length)
})

test.each([
	['Work Experiance', 'experience'],
	['Employment Summary:-', 'experience'],
	['____ Experience', 'experience'],
	['EXPERIENCIA EN LA INDUSTRIA', 'experience'],
	['EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES', 'education'],
	['Acadamic Qualifications:', 'education'],
	['Computer Proficiencies', 'skills'],
	['Relevant Experience in Retail', 'experience'],
] as const)('the reader never saw the title "%s" and puts it to %s', (text, kind) => {
	expect(readsAsTitle(text)).toBe(true)
	expect(kindOfTitle(text)).toBe(kind)
})

test.each([
	'Project Engineer',
	'University of Leeds',
	'Staff Nurse',
	'Bench Hand',
	'Leading people',
])('"%s" is the title of no section', (text) => {
	expect(readsAsTitle(text)).toBe(false)
	expect(headingLogOdds(text)).toBeLessThan(0)
})

test('a title that hints at no section heads one of its own', () => {
	expect(kindOfTitle('Boards and Committees')).toBe('custom')
})

test('an endless line is judged by its beginning', () => {
	const { share } = guessHeading('Education '.repeat(1_000))
	expect(share).toBe(guessHeading('Education '.repeat(2_000)).share)
})
