import { beforeEach, expect, test } from 'vitest'
import { keepDoubts, keepNewDoubts, keptDoubts, localCv, moveLocalDoubts } from './kept-doubts.ts'

beforeEach(() => localStorage.clear())

const doubts = { 'personalInfo.city': ['ab12'] }

test('the doubts of each CV are kept by themselves, and those of the browser’s go along into an account', () => {
	keepDoubts(localCv, doubts)
	keepDoubts('a', {})
	expect(keptDoubts('a')).toEqual({})
	moveLocalDoubts('b')
	expect(keptDoubts('b')).toEqual(doubts)
	expect(keptDoubts(localCv)).toEqual({})
})

test('a CV whose doubts were answered is not asked again when it is opened from its report once more', () => {
	keepNewDoubts('a', doubts)
	keepDoubts('a', {})
	keepNewDoubts('a', doubts)
	expect(keptDoubts('a')).toEqual({})
})

test('the doubts of many CVs do not fill the storage', () => {
	for (let cv = 0; cv < 40; cv++) keepDoubts(`cv-${cv}`, doubts)
	expect(keptDoubts('cv-9')).toEqual({})
	expect(keptDoubts('cv-39')).toEqual(doubts)
})

test.each(['nonsense', '[]', '{"a":1}'])('a storage that holds %s has no doubts', (text) => {
	localStorage.setItem('readingDoubts', text)
	expect(keptDoubts('a')).toEqual({})
})
