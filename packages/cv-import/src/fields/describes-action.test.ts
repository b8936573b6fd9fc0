import { expect, test } from 'vitest'
import { describesAction } from './describes-action.ts'

test.each([
	'Raised £240 for the village hall',
	'Led a team of six carers',
	'Cut waste by a third',
	'Won the regional prize',
	'Built 14 sheds for the allotments',
	'Taught apprentices to weld',
	'Set the record for the fastest refit',
	'Managed stock deliveries',
	'Grew sales by 20% in a year',
	'I raised £240 for the hall',
	'I’ve led three crews',
	'Wrote the rota for 30 drivers',
])('"%s" tells a deed', (text) => expect(describesAction(text)).toBe(true))

test.each([
	'Registered Manager',
	'Registered manager for two homes',
	'Registered Manager for two homes',
	'Certified Nursing Assistant',
	'Set Designer at the Globe',
	'Led Lighting Engineer',
	'Qualified Electrician',
	'Cut Flower Grower',
	'Worked as a cook',
	'Employed by Hartley and Sons',
	'Managing Director',
	'Built Environment Officer',
	'Assisted Living, Leeds',
	'Sales Assistant',
	'I T Manager',
	'Joined Up Homes Ltd',
	'Trained Nurse',
])('"%s" names a post or where it was', (text) => expect(describesAction(text)).toBe(false))
