import { expect, test } from 'vitest'
import { scoreTextMatch, wordsOfSearch } from './match-words.ts'

const answer = { title: 'How long is my file kept?', rest: 'It is deleted after 24 hours.' }

test('every word of a search has to begin a word of the text', () => {
	expect(scoreTextMatch(wordsOfSearch('file delet'), answer)).toBeGreaterThan(0)
	expect(scoreTextMatch(wordsOfSearch('file price'), answer)).toBe(0)
	expect(scoreTextMatch(wordsOfSearch('ile'), answer)).toBe(0)
})

test('a title weighs more than the rest', () => {
	expect(scoreTextMatch(['kept'], answer)).toBeGreaterThan(scoreTextMatch(['deleted'], answer))
})

test('accents, capitals and apostrophes make no difference', () => {
	expect(wordsOfSearch('Résumé, it’s ATS')).toEqual(['resume', 'its', 'ats'])
})
