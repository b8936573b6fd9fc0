import { expect, test } from 'vitest'
import { describeAccent } from './describe-accent.ts'

test('a colour is told with its contrast', () => {
	expect(describeAccent('#00544d')).toBe('Very easy to read: 8.8 to 1 on white.')
	expect(describeAccent('#1d5fa8')).toBe('Easy to read: 6.4 to 1 on white.')
})

test('a colour that is too light is told with the one that is printed', () => {
	expect(describeAccent('#ffd400')).toMatch(
		/^Too light for text: 1\.4 to 1 on white\. We print headings darker, in #[0-9a-f]{6} \(4\.[5-9] to 1\)\.$/,
	)
})
