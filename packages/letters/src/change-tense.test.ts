import { expect, test } from 'vitest'
import { toPast, toPerfect } from './change-tense.ts'

test('every verb of a plain line goes into the past', () => {
	expect(toPast('Lead shifts and train staff')).toBe('Led shifts and trained staff')
})

test('a line without a verb in front stays as it is', () => {
	expect(toPast('Busy shifts')).toBeNull()
	expect(toPerfect('Busy shifts')).toBeNull()
})
