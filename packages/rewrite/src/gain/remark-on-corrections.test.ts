import { expect, test } from 'vitest'
import { remarkOnCorrections } from './remark-on-corrections.ts'

test.each([
	[
		'booking in deliverys, i rang',
		'Booking in deliveries, I rang',
		'Correct “deliverys” to “deliveries”.',
	],
	[
		'would of rang, upto ten',
		'Would have rang, up to ten',
		'Correct “would of” to “would have” and “upto” to “up to”.',
	],
	['inform to the nurse', 'Inform the nurse', 'Correct “inform to” to “inform”.'],
	[
		'Responsible of the till',
		'Responsible for the till',
		'Correct “Responsible of” to “Responsible for”.',
	],
	['worked in company', 'Worked in the company', 'Correct “in” to “in the”.'],
	['weddings, hair', "Wedding's, hair", "Correct “weddings” to “wedding's”."],
])('names what is corrected in %s', (before, after, remark) => {
	expect(remarkOnCorrections(before, after)).toBe(remark)
})

test('capitals and marks are no corrections', () => {
	expect(remarkOnCorrections('bins , and till', 'Bins, and till')).toBeNull()
	expect(remarkOnCorrections('bins & till', 'Bins and till')).toBeNull()
})

test('no more than four are named, and each once', () => {
	expect(remarkOnCorrections('aa, aa', 'a, a')).toBe('Correct “aa” to “a”.')
	const remark = remarkOnCorrections('aa, bb, cc, dd, ee, aa', 'a, b, c, d, e, a')
	expect(remark?.match(/ to /g)).toHaveLength(4)
})
