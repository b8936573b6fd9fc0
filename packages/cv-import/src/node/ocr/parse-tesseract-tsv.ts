import type { TextItem } from '../../extracted.ts'

type Row = {
	level: number
	line: string
	box: [number, number, number, number]
	sure: number
	text: string
}
type Page = { number: number; pointsPerPixel: number; order: number }

const levels = { line: 4, word: 5 }
/** The least certainty of a word, in per cent. Words below it are mostly specks and rules. */
const leastSure = 25

/** The words in the table that Tesseract answers with, each where it stands on its page. */
export function parseTesseractTsv(table: string, page: Page): TextItem[] {
	const rows = withMarks(table.split('\n').slice(1).flatMap(readRow))
	const lines = new Map(
		rows.filter(({ level }) => level === levels.line).map((row) => [row.line, row]),
	)
	return rows
		.filter(
			({ level, sure, text }) =>
				level === levels.word && sure >= leastSure && /[\p{L}\p{N}•–—|&-]/u.test(text),
		)
		.map((word, index) =>
			toTextItem(word, lines.get(word.line) ?? word, { ...page, order: page.order + index }),
		)
}

// A bullet is taken for the letter that is as round.
function withMarks(rows: readonly Row[]): Row[] {
	return rows.map((row, index) => {
		const [before, next] = [rows[index - 1], rows[index + 1]]
		const isFirst = row.level === levels.word && before?.level === levels.line
		const isMark = isFirst && /^[e©¢°»*+]$/.test(row.text) && /^\p{Lu}/u.test(next?.text ?? '')
		return isMark ? { ...row, text: '•', sure: 100 } : row
	})
}

function readRow(row: string): Row[] {
	const cells = row.split('\t')
	const [level = 0, , block, paragraph, line] = cells.slice(0, 5).map(Number)
	const [left = 0, top = 0, width = 0, height = 0, sure = 0] = cells.slice(6, 11).map(Number)
	const text = cells[11]?.trim() ?? ''
	return cells.length < 11
		? []
		: [
				{
					level,
					line: `${block} ${paragraph} ${line}`,
					box: [left, top, width, height],
					sure,
					text,
				},
			]
}

// The box of a line tells its size and where it stands; that of a word depends on its letters.
function toTextItem(word: Row, line: Row, { number, pointsPerPixel, order }: Page): TextItem {
	const [x, , width] = word.box.map((pixels) => pixels * pointsPerPixel) as [
		number,
		number,
		number,
		number,
	]
	const [, y, , height] = line.box.map((pixels) => pixels * pointsPerPixel) as [
		number,
		number,
		number,
		number,
	]
	const sizePt = Math.min(height, 40)
	return {
		text: word.text,
		page: number,
		x,
		y,
		width,
		height,
		baseline: y + height * 0.8,
		sizePt,
		font: 'recognised',
		bold: false,
		italic: false,
		order,
	}
}
