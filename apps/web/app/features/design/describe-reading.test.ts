import { expect, test } from 'vitest'
import { describeReading, formatShare, readerName } from './describe-reading.ts'

const whole = { file: 'PDF', reader: 'mutool', found: 10, of: 10, missedIn: [] }
const layout = {
	file: 'PDF',
	reader: 'pdftotext -layout',
	found: 1999,
	of: 2000,
	missedIn: ['Latin'],
}
const raw = { file: 'PDF', reader: 'pdftotext -raw', found: 1, of: 2, missedIn: ['Latin', 'Thai'] }
const own = { file: 'DOCX', reader: 'Ella', found: 3, of: 4, missedIn: ['Latin'] }

test('a share is 100 only when nothing is missing', () => {
	expect([whole, layout, own].map(formatShare)).toEqual([
		'100\u00A0%',
		'99.9\u00A0%',
		'75.0\u00A0%',
	])
})

test('a template that every program gives back is said to be whole', () => {
	expect(describeReading([whole])).toEqual({
		isWhole: true,
		programs: 'All 1 programs give back every word, in order.',
		misses: [],
		otherLetters: '',
		ownImport: '',
	})
})

test('programs that lose something are named, the worst first', () => {
	const reading = describeReading([whole, layout, raw, own])
	expect(reading?.programs).toBe('1 of 3 programs give back every word, in order.')
	expect(reading?.misses.map(readerName)).toEqual(['pdftotext -raw', 'pdftotext -layout'])
})

test('a program that loses words of other letters only is whole, and the letters are named', () => {
	const arabic = { ...raw, missedIn: ['Thai', 'Arabic'] }
	const reading = describeReading([whole, arabic])
	expect(reading).toMatchObject({ isWhole: true, misses: [] })
	expect(reading?.otherLetters).toBe('Of CVs in Arabic or Thai letters 1 loses some.')
	expect(describeReading([layout, arabic, arabic])?.otherLetters).toContain('2 more lose some.')
})

test('our own import is told apart, by what it does worst', () => {
	const better = { file: 'PDF', reader: 'Ella', found: 4, of: 4, missedIn: [] }
	expect(describeReading([whole, better])?.ownImport).toContain('all of it')
	expect(describeReading([whole, better, own])?.ownImport).toContain('75.0\u00A0% of it')
})

test('what was never measured is not claimed', () => {
	expect(describeReading([])).toBeNull()
})
