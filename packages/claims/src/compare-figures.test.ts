import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { collectClues } from './collect-clues.ts'

const listDecisive = (before: string, after: string) =>
	collectClues(openMeaning(), { before, after })
		.filter(({ isDecisive }) => isDecisive === true)
		.map(({ name }) => name)

test.each([
	['Wore out 4 ropes', 'Wore out more than 4 ropes', 'number exact → more'],
	['Ran about 30 trips', 'Ran under 30 trips', 'number about → under'],
	['Took 8 to 12 walkers', 'Took at least 12 walkers', 'number most → least'],
	['Serviced lifts every six months', 'Serviced lifts every six weeks', 'number in another unit'],
	['Grew vegetables for five years', 'Grew vegetables, 2005–2010', 'number new, of a date'],
	['Looked after room 4', 'Looked after 4 rooms', 'label told as count'],
	['Taught year 6', 'Taught for 6 years', 'label told as count'],
	['Sent letters on day 14', 'Sent letters after 14 weeks', 'label told as count'],
	['Cleaned 4 rooms', 'Cleaned room 4', 'label told as count'],
	[
		'Level 2 Certificate in Keeping Bees',
		'Holds a Level 3 Certificate in Keeping Bees',
		'number new',
	],
])('%s is not %s', (before, after, name) => {
	expect(listDecisive(before, after)).toContain(name)
})

test.each([
	['Planted 212,000 bulbs', 'Planted over 200,000 bulbs'],
	['Took 8 to 12 walkers', 'Took about 10 walkers'],
	['Took 8 to 12 walkers', 'Took 8-12 walkers'],
	['Ran 40 trips', 'Ran up to 40 trips'],
	['Baked 90 loaves a wk', 'Baked 90 loaves a week'],
	['Taught Maths to Year 9', 'Taught Maths to Year 9 pupils'],
	['Kept bees since ’14', 'Kept bees since 2014'],
	['Managed staff 12', 'Managed 12 staff'],
	['Sent letters on day 14', 'Sent letters after 14 days'],
	['Ran sites in Leeds, York and Hull', 'Ran 3 sites'],
])('the figures of %s allow %s', (before, after) => {
	expect(listDecisive(before, after)).toEqual([])
})
