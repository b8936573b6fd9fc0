import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { cutAtSideHeadings, findSideHeadingColumn } from './side-heading-column.ts'

function pageOf(words: [text: string, x: number, baseline: number][]) {
	const items = words.map(([text, x, baseline], order): TextItem => {
		const box = { x, y: baseline - 10, width: text.length * 5, height: 10, baseline, sizePt: 10 }
		return { text, page: 1, ...box, font: 'Sans', bold: false, italic: false, order }
	})
	return { number: 1, widthPt: 595, heightPt: 842, items }
}

const beside = pageOf([
	['Priya Nair', 50, 60],
	['Leeds, 07700 900123', 50, 75],
	['Staff nurse with nine years on surgical wards.', 200, 100],
	['PROFILE', 50, 108],
	['Calm in a crisis.', 200, 114],
	['Staff Nurse, Fernside Hospital', 200, 140],
	['EXPERIENCE', 50, 148],
	['2019 – Present', 200, 154],
	['University of Leeds', 200, 180],
	['EDUCATION AND', 50, 188],
	['BSc Nursing', 200, 194],
	['QUALIFICATIONS', 50, 203],
])

test('each title of a label column has the lines beside it, also the one a little above', () => {
	const column = findSideHeadingColumn([beside])
	const parts = column === null ? null : cutAtSideHeadings(beside, column)
	const textOf = (items: TextItem[]) => items.map(({ text }) => text).join(' / ')
	expect(textOf(parts?.above ?? [])).toBe('Priya Nair / Leeds, 07700 900123')
	expect(parts?.sections.map(({ label, body }) => [textOf(label), textOf(body)])).toEqual([
		['PROFILE', 'Staff nurse with nine years on surgical wards. / Calm in a crisis.'],
		['EXPERIENCE', 'Staff Nurse, Fernside Hospital / 2019 – Present'],
		['EDUCATION AND / QUALIFICATIONS', 'University of Leeds / BSc Nursing'],
	])
})

test('titles above their text are no label column', () => {
	const below = pageOf([
		['EXPERIENCE', 50, 60],
		['Staff Nurse, Fernside Hospital', 50, 75],
		['EDUCATION', 50, 100],
		['BSc Nursing', 50, 115],
		['SKILLS', 50, 140],
		['Triage, Phlebotomy', 50, 155],
	])
	expect(findSideHeadingColumn([below])).toBeNull()
})

test('one title close to its text is a column where nothing else begins so far to the left', () => {
	const alone = pageOf([
		['Priya Nair', 106, 60],
		['EXPERIENCE', 50, 100],
		['Staff Nurse, Fernside Hospital', 106, 100],
		['2019 – Present', 106, 115],
		['Nurse, Northgate Hospital', 106, 130],
	])
	const column = findSideHeadingColumn([alone])
	const [section] = (column === null ? null : cutAtSideHeadings(alone, column))?.sections ?? []
	expect(section?.label.map(({ text }) => text)).toEqual(['EXPERIENCE'])
	expect(section?.body).toHaveLength(3)
	const beside = pageOf([
		['Priya Nair', 50, 60],
		['EXPERIENCE', 50, 100],
		['Staff Nurse, Fernside Hospital', 106, 100],
	])
	expect(findSideHeadingColumn([beside])).toBeNull()
})
