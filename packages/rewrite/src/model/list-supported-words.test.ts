import { expect, test } from 'vitest'
import { listSupportedWords } from './list-supported-words.ts'

test('another form of what was said is supported, also of a misspelt word', () => {
	expect(listSupportedWords(['I connect phones'], 'Made the connection')).toContain('connection')
	expect(listSupportedWords(['Instaled phones for the network'], 'The installation')).toContain(
		'installation',
	)
})

test('a misspelling and a word that nobody said are not', () => {
	const words = listSupportedWords(['Delivered parcels'], 'Delivred parcels to hospitals')
	expect(words).not.toContain('Delivred')
	expect(words).not.toContain('hospitals')
})
