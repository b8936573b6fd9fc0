import { expect, test } from 'vitest'
import {
	describeReadBack,
	formatReadBackShare,
	listLossyScripts,
	readerName,
} from './describe-read-back.ts'

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
	expect([whole, layout, own].map(formatReadBackShare)).toEqual([
		'100\u00A0%',
		'99.9\u00A0%',
		'75.0\u00A0%',
	])
})

test('a template that all software reads in full is ATS-friendly, whatever our own import does', () => {
	expect(describeReadBack({ readBack: [whole, own], hasColumns: true })).toEqual({
		isWhole: true,
		verdict: 'ATS-friendly',
	})
})

test('a template that some software does not read in full warns in three words', () => {
	const readBack = [whole, layout, raw, own]
	const inFull = 'read in full by 1 of 3 apps'
	expect(describeReadBack({ readBack, hasColumns: true })).toEqual({
		isWhole: false,
		verdict: 'Columns may mix',
		inFull,
	})
	expect(describeReadBack({ readBack, hasColumns: false })).toEqual({
		isWhole: false,
		verdict: 'Order may change',
		inFull,
	})
})

test('words lost in other scripts only do not count against a template, but the scripts are named', () => {
	const arabic = { ...raw, missedIn: ['Thai', 'Arabic'] }
	expect(describeReadBack({ readBack: [whole, arabic], hasColumns: false })).toMatchObject({
		isWhole: true,
	})
	expect(listLossyScripts([whole, arabic, raw, own])).toBe('Arabic or Thai')
	expect(listLossyScripts([whole, layout, own])).toBe('')
})

test('our own import is named with its file, and other readers by name', () => {
	expect([own, layout].map(readerName)).toEqual(['Ella’s import of Word', 'pdftotext -layout'])
})

test('what was never measured is not claimed', () => {
	expect(describeReadBack({ readBack: [], hasColumns: false })).toBeNull()
})
