import { expect, test } from 'vitest'
import { parseTesseractTsv } from './parse-tesseract-tsv.ts'

const head =
	'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext'
const line = '4\t1\t1\t1\t1\t0\t200\t400\t900\t40\t-1\t'
const word = (left: number, sure: number, text: string) =>
	`5\t1\t1\t1\t1\t1\t${left}\t405\t80\t30\t${sure}\t${text}`
const page = { number: 2, pointsPerPixel: 0.5, order: 100 }

test('every word stands where its line and its own box say', () => {
	const words = parseTesseractTsv(
		[head, line, word(200, 96, 'Night'), word(300, 91, 'porter')].join('\n'),
		page,
	)
	expect(words).toMatchObject([
		{ text: 'Night', page: 2, x: 100, y: 200, sizePt: 20, order: 100 },
		{ text: 'porter', x: 150, width: 40, baseline: 216 },
	])
})

test('specks are left out, and a round letter before a sentence is a bullet', () => {
	const words = parseTesseractTsv(
		[
			head,
			line,
			word(200, 40, 'e'),
			word(240, 95, 'Kept'),
			word(300, 3, 'ii'),
			word(400, 90, '~'),
		].join('\n'),
		page,
	)
	expect(words.map(({ text }) => text)).toEqual(['•', 'Kept'])
})

test('no table has no words', () => {
	expect(parseTesseractTsv('', page)).toEqual([])
})
