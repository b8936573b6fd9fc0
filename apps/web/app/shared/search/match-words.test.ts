import { expect, test } from 'vitest'
import { fit, wordsOfSearch } from './match-words.ts'

const answer = { title: 'How long is my file kept?', rest: 'It is deleted after 24 hours.' }

test('every word of a search has to begin a word of the text', () => {
	expect(fit(wordsOfSearch('file delet'), answer)).toBeGreaterThan(0)
	expect(fit(wordsOfSearch('file price'), answer)).toBe(0)
	expect(fit(wordsOfSearch('ile'), answer)).toBe(0)
})

test('a title weighs more than the rest', () => {
	expect(fit(['kept'], answer)).toBeGreaterThan(fit(['deleted'], answer))
})

test('accents, capitals and apostrophes make no difference', () => {
	expect(wordsOfSearch('Résumé, it’s ATS')).toEqual(['resume', 'its', 'ats'])
})
