import type { Finding } from '@app/checks'
import { expect, test } from 'vitest'
import { listMarks, nextFinding, shareOfPage } from './finding-marks.ts'

const dutyLine = { page: 1, x: 60, y: 200, width: 150, height: 11 }
const dateLine = { page: 1, x: 60, y: 180, width: 70, height: 11 }

function finding(id: string, places: Finding['evidence'][number]['places']): Finding {
	return {
		id,
		checkId: id,
		category: 'impact',
		severity: 'warning-1',
		title: `Title of ${id}`,
		why: '',
		fix: '',
		cost: 1,
		evidence: [{ path: null, quote: 'Responsible for audits', places }],
	}
}

test('every place of the evidence is marked, from the top of the first page down', () => {
	const marks = listMarks([
		finding('next-page', [{ ...dateLine, page: 2, y: 10 }]),
		finding('duty', [dutyLine]),
		finding('dates', [dateLine]),
	])
	expect(marks.map(({ findingIds }) => findingIds)).toEqual([['dates'], ['duty'], ['next-page']])
})

test('two findings about the same words share one mark that names both', () => {
	const [mark, ...others] = listMarks([finding('duty', [dutyLine]), finding('short', [dutyLine])])
	expect(others).toEqual([])
	expect(mark?.findingIds).toEqual(['duty', 'short'])
	expect(mark?.label).toContain('Title of duty')
	expect(mark?.label).toContain('Title of short')
})

test('evidence over two lines is one stop of the keyboard', () => {
	const marks = listMarks([finding('duty', [dutyLine, { ...dutyLine, y: 213 }])])
	expect(marks.map(({ isStop }) => isStop)).toEqual([true, false])
})

test('choosing a shared mark again goes round its findings', () => {
	const [mark] = listMarks([finding('duty', [dutyLine]), finding('short', [dutyLine])])
	if (!mark) throw new Error('The shared mark is missing.')
	expect(nextFinding(mark, null)).toBe('duty')
	expect(nextFinding(mark, 'duty')).toBe('short')
	expect(nextFinding(mark, 'short')).toBe('duty')
})

test('a place in points is a share of its page', () => {
	const place = { page: 1, x: 59.5, y: 421, width: 119, height: 8.42 }
	expect(shareOfPage(place, { widthPt: 595, heightPt: 842 })).toEqual({
		left: '10%',
		top: '50%',
		width: '20%',
		height: '1%',
	})
})
