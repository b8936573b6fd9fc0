import { expect, test } from 'vitest'
import { audit } from './audit.ts'

test.each([
	[
		'Assisted fee earners with the preparation of trial bundles and witness statements',
		'Assisted fee earners with the preparation of trial bundles and witnessed statements',
	],
	[
		'Prepared trial bundles and witness statements',
		'Prepared trial bundles and witnessed the statements',
	],
	[
		'Worked on the range of sauces and stock cubes',
		'Worked on the range of sauces and stocked cubes',
	],
])('a noun that describes another is told as an act: %s', (before, after) => {
	expect(audit(before, after).verdict).not.toBe('faithful')
})

test.each([
	[
		'Answer the phones, greet people and sort post',
		'Answered the phones, greeted people and sorted post',
	],
	[
		'driving van, deliver parcel, collect signature',
		'Drove van, delivered parcel and collected signature',
	],
	[
		'tractor driving, spraying, feeding animals, fix fence',
		'Drove tractor, sprayed, fed animals and fixed fence',
	],
])('a plain verb is told in the past: %s', (before, after) => {
	expect(audit(before, after).verdict).toBe('faithful')
})
