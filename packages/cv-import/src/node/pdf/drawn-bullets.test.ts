import { expect, test } from 'vitest'
import type { TextItem } from '../../extracted.ts'
import { withDrawnBullets } from './drawn-bullets.ts'

const word = (text: string, x: number, baseline: number): TextItem => ({
	text,
	page: 1,
	x,
	y: baseline - 8,
	width: text.length * 5,
	height: 10,
	baseline,
	sizePt: 10,
	font: 'Arial',
	bold: false,
	italic: false,
	order: 5,
})
const dot = (x: number, baseline: number, size = 3) => ({
	x,
	y: baseline - 3 - size / 2,
	width: size,
	height: size,
})

test('a dot before words is the point of a list, and nothing else is', () => {
	const items = [
		word('Trained two apprentices', 62, 100),
		word('Grinding', 62, 120),
		word('Foundry', 62, 140),
		word('2019', 150, 160),
		word('Leeds', 120, 160),
	]
	const dots = [
		dot(52, 100),
		// A level, a large mark of a time line, and a dot between two words.
		...[140, 146, 152].map((x) => dot(x, 120)),
		dot(48, 140, 7),
		dot(146, 160),
	]
	const read = withDrawnBullets(items, dots)
	expect(read.map(({ text }) => text)).toEqual([
		'•',
		'Trained two apprentices',
		'Grinding',
		'Foundry',
		'2019',
		'Leeds',
	])
	expect(read.map(({ order }) => order)).toEqual([5, 6, 7, 8, 9, 10])
})

test('a page without dots stays as it is', () => {
	const items = [word('Grinding', 62, 120)]
	expect(withDrawnBullets(items, [])).toEqual(items)
})
