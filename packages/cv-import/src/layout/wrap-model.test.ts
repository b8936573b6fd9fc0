import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { groupIntoLines } from './group-into-lines.ts'
import { joinLines } from './join-lines.ts'
import { listOpenCells } from './wrap-model.ts'

const letterPt = 5

/** Lines of a column of this many letters; cells are parted by tabs and stand at the places of `stops`. */
function linesOf(rows: readonly string[], stops: readonly number[] = [0]) {
	const items = rows.flatMap((row, at) =>
		row.split('\t').flatMap((text, cell): TextItem[] =>
			text === ''
				? []
				: [
						{
							text,
							page: 1,
							x: 50 + (stops[cell] ?? 0) * letterPt,
							y: 100 + at * 13,
							width: text.length * letterPt,
							height: 10,
							baseline: 108 + at * 13,
							sizePt: 10,
							font: 'plain',
							bold: false,
							italic: false,
							order: at,
						},
					],
		),
	)
	return groupIntoLines(items)
}

function joined(rows: readonly string[], stops?: readonly number[]): string[] {
	const options = { words: new Set<string>(), isList: false, isDated: false, capitalsAreRare: true }
	return joinLines(linesOf(rows, stops), options).map(({ span }) => span.text)
}

const wide = 'Looked after the boilers, the grounds and all of the small repairs of the school'

test('what stands below a full line goes on with it, in lower case or not', () => {
	expect(joined([wide, 'and let in the contractors on Saturdays.'])).toHaveLength(1)
	const full = 'Took the older pupils by coach to London, to Cardiff and to the museum of'
	expect(joined([full, 'Modern Art twice a year.'])).toHaveLength(1)
})

test('a line in lower case under one that had room is a line of its own', () => {
	const rows = ['staff on nights', 'i do the rota', 'i do the ordering', 'i open up', wide]
	expect(joined(rows)).toEqual(rows)
})

test('the first cell of a row goes on below where the dates beside it left it no room', () => {
	const rows = [
		'University Hospitals of the West – Medical Laboratory\tOct 2023 – now',
		'Assistant (Band 3)',
		wide,
	]
	expect(joined(rows, [0, 62])[0]).toBe(
		'University Hospitals of the West – Medical Laboratory Assistant (Band 3)\tOct 2023 – now',
	)
})

test('a cell may run to the one beside it, and the last to the edge of its column', () => {
	const [row] = linesOf(['Baker\t2011 – 2014'], [0, 40])
	expect(row && listOpenCells(row).map(({ limit }) => limit)).toEqual([250, row?.columnRight])
})
