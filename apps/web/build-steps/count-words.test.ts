import { expect, test } from 'vitest'
import { countWordsReadBack } from './count-words.ts'

test('every word that is found again counts, whatever its capitals', () => {
	expect(countWordsReadBack('EXPERIENCE: cut falls by 11.', 'Experience cut falls by 11')).toEqual({
		written: 5,
		readBack: 5,
	})
})

test('a word counts only as often as it was read', () => {
	expect(countWordsReadBack('ward to ward', 'ward to')).toEqual({ written: 3, readBack: 2 })
})

test('a broken word counts as lost', () => {
	expect(countWordsReadBack('O’Donnell effort', 'O’Donnell eff ort')).toEqual({
		written: 2,
		readBack: 1,
	})
})
