import { describe, expect, it } from 'vitest'
import { composeAccents } from './compose-accents.ts'

describe('accents of TeX', () => {
	it('puts an accent on the letter behind it', () => {
		expect(composeAccents('Universit´e de Gen`eve, Universit¨at', 'ABCDEF+CMR10')).toBe(
			'Université de Genève, Universität',
		)
	})

	it('makes a letter without its dot an i', () => {
		expect(composeAccents('Garc´ıa', 'CMBX12')).toBe('García')
	})

	it('leaves marks that no letter bears', () => {
		expect(composeAccents('a ´ b', 'CMR10')).toBe('a ´ b')
	})

	it('leaves other fonts alone, where people type the mark as an apostrophe', () => {
		expect(composeAccents('I´ve l´Université', 'Calibri')).toBe('I´ve l´Université')
	})
})
