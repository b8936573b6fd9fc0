import { beforeEach, expect, test } from 'vitest'
import {
	localCv,
	moveLowConfidence,
	storedLowConfidence,
	storeLowConfidence,
	storeNewLowConfidence,
} from './stored-low-confidence.ts'

beforeEach(() => localStorage.clear())

const doubts = { 'personalInfo.city': ['ab12'] }

test('the doubts of each CV are kept by themselves, and those of the browser’s go along into an account', () => {
	storeLowConfidence(localCv, doubts)
	storeLowConfidence('a', {})
	expect(storedLowConfidence('a')).toEqual({})
	moveLowConfidence('b')
	expect(storedLowConfidence('b')).toEqual(doubts)
	expect(storedLowConfidence(localCv)).toEqual({})
})

test('a CV whose doubts were answered is not asked again when it is opened from its report once more', () => {
	storeNewLowConfidence('a', doubts)
	storeLowConfidence('a', {})
	storeNewLowConfidence('a', doubts)
	expect(storedLowConfidence('a')).toEqual({})
})

test('the doubts of many CVs do not fill the storage', () => {
	for (let cv = 0; cv < 40; cv++) storeLowConfidence(`cv-${cv}`, doubts)
	expect(storedLowConfidence('cv-9')).toEqual({})
	expect(storedLowConfidence('cv-39')).toEqual(doubts)
})

test.each(['nonsense', '[]', '{"a":1}'])('a storage that holds %s has no doubts', (text) => {
	localStorage.setItem('readingDoubts', text)
	expect(storedLowConfidence('a')).toEqual({})
})
