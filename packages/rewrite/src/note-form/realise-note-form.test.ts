import { describe, expect, test } from 'vitest'
import { rewriteBullet } from '../rewrite-bullet.ts'
import { realiseNoteForm } from './realise-note-form.ts'

const past = (line: string) => realiseNoteForm(line, 'past', { isCorrected: false })?.after ?? null

describe('a line in note form', () => {
	test.each([
		[
			'Responsible for pot wash, floors, bins, veg prep',
			'Covered pot wash, floors, bins and veg prep',
		],
		[
			'answering phones, filing, post, making teas',
			'Answered phones and made teas. Covered filing and post.',
		],
		[
			'issuing and returning books, shelving, story time',
			'Issued and returned books. Covered shelving and story time.',
		],
		[
			'serving customers / shelves / fitting rooms, own van',
			'Served customers. Covered shelves and fitting rooms. Own van.',
		],
		[
			'supporting the hygienist and 2 dentists, mixing materials, stock, rotas',
			'Supported the hygienist and 2 dentists and mixed materials. Covered stock and rotas.',
		],
	])('says that its things were part of the work: %s', (line, wanted) => {
		expect(past(line)).toBe(wanted)
	})

	test('loses what only praises its writer', () => {
		expect(past('serving food, tills, deliveries, hard working and reliable')).toBe(
			'Served food. Covered tills and deliveries.',
		)
	})

	test.each([
		'stripping roofs, felting, battening and laying tiles',
		'leading a team who enjoy solving problems, fixing bugs, testing releases',
		'cutting, colouring and styling hair, shampooing, making teas',
		'Testing was carried out on debtors, creditors, bank, stock',
		'60 seats, two rosettes, day-boat fish, a kitchen team',
		'supporting the hygienist and 2 dentists, mixing materials, stock',
		'pot wash, floors, bins, veg prep',
		'In charge of the pharmacy, supervising staff, dispensing, blister packs',
		'Responsible for personal care, meals and companionship to residents',
		'calving, scraping out, feeding calves, foot trimming when the man was off',
		'washing feeding toileting patients and general obs, making beds',
	])('stays where a piece may be something else, or is left by itself: %s', (line) => {
		expect(past(line)).toBeNull()
	})
})

test.each([
	'Met and greet visitors. Own van. Always first in on Mondays to open up the shop.',
	'Teaches to the National Curriculum. Believes every child is unique! Good behaviour management.',
])('a line that would stay unfinished is offered neither corrected nor in parts: %s', (line) => {
	const { after, advice } = rewriteBullet(line, { current: false })
	expect({ after, advice }).toEqual({ after: line, advice: null })
})

test.each([
	'Erected birdcage scaffolds, cradles, towers and ramps.',
	'PCV Cat D, wheelchair and ramp training, disability awareness',
	'Sold carpet, vinyl and LVT, in-store and in homes',
])('a tidy line stays: %s', (line) => {
	expect(rewriteBullet(line, { current: false }).after).toBe(line)
})
