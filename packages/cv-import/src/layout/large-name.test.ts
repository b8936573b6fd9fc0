import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { findLargeName } from './large-name.ts'

function pageOf(words: [text: string, x: number, baseline: number, sizePt: number][]) {
	const items = words.map(([text, x, baseline, sizePt], order): TextItem => {
		const width = text.length * sizePt * 0.5
		const box = { x, y: baseline - sizePt, width, height: sizePt, baseline, sizePt }
		return { text, page: 1, ...box, font: 'Serif', bold: true, italic: false, order }
	})
	return { number: 1, widthPt: 595, heightPt: 842, items }
}

const textOf = (items: readonly TextItem[] = []) => items.map(({ text }) => text)

test('a name on two lines is told from the words beside it', () => {
	const found = findLargeName(
		pageOf([
			['Sam', 45, 60, 40],
			['07700 900935', 400, 60, 10],
			['sam@example.com', 400, 75, 10],
			['Kowalska', 45, 92, 40],
			['Solicitor', 400, 92, 10],
			['Profile', 45, 140, 16],
		]),
	)
	expect(textOf(found?.name)).toEqual(['Sam', 'Kowalska'])
	expect(textOf(found?.beside)).toEqual(['07700 900935', 'sam@example.com', 'Solicitor'])
})

test('a name on one line, or with nothing beside it, is read as all lines are', () => {
	const line = pageOf([
		['Sam Kowalska', 45, 60, 40],
		['07700 900935', 400, 60, 10],
	])
	const alone = pageOf([
		['Sam', 45, 60, 40],
		['Kowalska', 45, 92, 40],
		['07700 900935', 45, 120, 10],
	])
	expect([findLargeName(line), findLargeName(alone)]).toEqual([null, null])
})
