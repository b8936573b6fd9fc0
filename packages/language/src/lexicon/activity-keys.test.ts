import { expect, test } from 'vitest'
import { activityKey, listActivityKeys } from './activity-keys.ts'

test.each([
	['boiler servicing', 'Serviced 20 boilers'],
	['Coaching of teachers', 'coaching teachers'],
	['Ordering materials', 'ordering of the materials'],
	['managing a team', 'team management'],
	['stock checking', 'Checked stock'],
	['returns handling', 'handling returns'],
])('“%s” is said by “%s”', (name, words) => {
	expect(listActivityKeys(name).has(activityKey(words))).toBe(true)
})

test.each([
	['servicing rooms', 'room service'],
	['market trading', 'trade marketing'],
	['care home', 'home care'],
	['pattern cutting', 'cut costs'],
	['Excel', 'Excel'],
])('“%s” is not said by “%s”', (name, words) => {
	expect(listActivityKeys(name).has(activityKey(words))).toBe(false)
})
