import { expect, test } from 'vitest'
import { withSpellingOf } from './with-spelling-of.ts'

test.each([
	[
		'Was responsable for stock so the lads didnt run out',
		"Was responsible for stock so the lads didn't run out",
		"Was responsible for stock so the lads didn't run out",
	],
	['Towels was washed', 'Towels were washed', 'Towels was washed'],
	['inform to the nurse', 'inform the nurse', 'inform to the nurse'],
	['worked in company', 'worked in the company', 'worked in company'],
	[
		'recieved goods and was thanked',
		'received goods and were thanked',
		'received goods and was thanked',
	],
])('%s', (line, corrected, wanted) => {
	expect(withSpellingOf(corrected, line)).toBe(wanted)
})
