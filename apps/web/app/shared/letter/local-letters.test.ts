import { expect, test } from 'vitest'
import {
	maxLocalLetters,
	nameLetter,
	newLetter,
	readLetters,
	removeLetter,
	saveLetter,
} from './local-letters.ts'

test('a letter is kept in place of its older state, the last changed first', () => {
	const one = newLetter('We bake.')
	const other = newLetter('')
	expect(saveLetter({ ...one, text: 'Dear' })).toBeNull()
	expect(saveLetter({ ...other, text: 'Hello' })).toBeNull()
	expect(saveLetter({ ...one, text: 'Dear Ann' })).toBeNull()
	const texts = readLetters().map(({ text }) => text)
	expect(texts.toSorted()).toEqual(['Dear Ann', 'Hello'])
	removeLetter(one.id)
	removeLetter(other.id)
	expect(readLetters()).toEqual([])
	expect(localStorage.getItem('cvFormData.letters')).toBeNull()
})

test('what is no letter is left out, and one too many is refused with a reason', () => {
	localStorage.setItem('cvFormData.letters', JSON.stringify([{ id: 1 }, newLetter('kept')]))
	expect(readLetters().map(({ advert }) => advert)).toEqual(['kept'])
	for (let count = 1; count < maxLocalLetters; count += 1) saveLetter(newLetter(''))
	expect(saveLetter(newLetter(''))).toContain('up to 20')
	expect(readLetters()).toHaveLength(maxLocalLetters)
})

test('a browser that takes nothing is told of', () => {
	const full = {
		getItem: () => null,
		removeItem: () => undefined,
		setItem: () => {
			throw new DOMException('full', 'QuotaExceededError')
		},
	}
	expect(saveLetter(newLetter(''), full)).toContain('storage is full')
})

test('a letter is called by its job', () => {
	expect(nameLetter({ title: 'Baker', company: 'Crust' })).toBe('Baker at Crust')
	expect(nameLetter({ title: ' ', company: 'Crust' })).toBe('Crust')
	expect(nameLetter({ title: '', company: '' })).toBe('Cover letter')
})
