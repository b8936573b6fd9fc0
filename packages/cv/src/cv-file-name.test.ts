import { expect, test } from 'vitest'
import { emptyCv } from './cv-document.ts'
import { cvFileName } from './cv-file-name.ts'

function named(firstName: string, lastName: string): string {
	const cv = emptyCv()
	return cvFileName({ ...cv, personalInfo: { ...cv.personalInfo, firstName, lastName } }, 'pdf')
}

test('a file is named after the person, accents and all', () => {
	expect(named('Siobhán', 'O’Donnell')).toBe("Siobhán-O'Donnell-CV.pdf")
	expect(named('Anne Marie', 'Pugh-Jones')).toBe('Anne-Marie-Pugh-Jones-CV.pdf')
})

test('nobody’s CV is called CV', () => {
	expect(named('', '')).toBe('CV.pdf')
	expect(named('///', '...')).toBe('CV.pdf')
})

test('nothing in a name can point to another folder or break a header', () => {
	expect(named('../../etc/passwd\r\nX: y', '"<b>"')).toBe('etc-passwd-X-y-b-CV.pdf')
})

test('a name far too long is cut', () => {
	expect(named('x'.repeat(500), 'y').length).toBeLessThan(80)
})
