import { expect, test } from 'vitest'
import { sayWorkDone } from './say-noun-phrase-line.ts'

test.each([
	[
		'nouns',
		'Court orders, child maintenance and deductions',
		'my work includes court orders, child maintenance and deductions',
	],
	['a gerund', 'Taking samples', 'my work includes taking samples'],
])('%s for work are told as what the work includes', (_, line, told) => {
	expect(sayWorkDone(line, true)).toBe(told)
})

test('an act whose verb is behind a hyphen is no list of nouns', () => {
	expect(sayWorkDone('Bench-trained four analysts', true)).toBeNull()
})
