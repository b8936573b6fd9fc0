import { expect, test } from 'vitest'
import { inPast, inPerfect } from './bend-acts.ts'

test('every verb of a plain line goes into the past', () => {
	expect(inPast('Lead shifts and train staff')).toBe('Led shifts and trained staff')
})

test('a line without a verb in front stays as it is', () => {
	expect(inPast('Busy shifts')).toBeNull()
	expect(inPerfect('Busy shifts')).toBeNull()
})
