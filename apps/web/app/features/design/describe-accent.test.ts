import { expect, test } from 'vitest'
import { describeAccent } from './describe-accent.ts'

test('how well a colour reads is said in words', () => {
	expect(describeAccent('#00544d')).toBe('Very easy to read on white.')
	expect(describeAccent('#1d5fa8')).toBe('Easy to read on white.')
})

test('a colour that is too light is told with the one that is printed', () => {
	expect(describeAccent('#ffd400')).toMatch(
		/^Too light for text on white\. We print headings darker, in #[0-9a-f]{6}\.$/,
	)
})
