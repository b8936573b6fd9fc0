import { expect, test } from 'vitest'
import type { Line } from '../layout/line.ts'
import { toSpan } from '../text/span.ts'
import { cutAtHeadings } from './find-sections.ts'

/** A line of a column that begins at `x`, in points; headings are bold. */
function lineOf(text: string, x: number, bold = false): Line {
	const font = bold ? 'bold' : 'plain'
	const box = { page: 1, x, y: 0, width: 100, height: 10, baseline: 10, sizePt: bold ? 14 : 10 }
	const span = toSpan({ ...box, text, font, bold, italic: false, order: 0 })
	return {
		...box,
		span,
		printed: span,
		isBullet: false,
		textX: x,
		right: x + 100,
		bold,
		italic: false,
		font,
		gapBefore: bold ? 30 : 12,
		columnRight: 500,
	}
}

const top = [lineOf('Sam Hartley', 200), lineOf('Fitter', 200)]
const bar = [lineOf('07700 900123', 30), lineOf('Redruth', 30)]
const jobs = [lineOf('Fitter, Halden Works Ltd, 2019 - 2022', 200)]
const education = [lineOf('EDUCATION', 200, true), lineOf('NVQ Level 3, Truro College', 200)]

function textsOf(kind: string, heading: Line): string[] {
	const { sections } = cutAtHeadings([
		{ lines: [...top, heading], isColumn: false },
		{ lines: bar, isColumn: true },
		{ lines: [...jobs, ...education], isColumn: true },
	])
	return sections
		.filter((section) => section.kind === kind)
		.flatMap(({ lines }) => lines.map(({ span }) => span.text))
}

test('a heading heads the column that it stands over, and not the one beside it', () => {
	const heading = lineOf('EXPERIENCE', 200, true)
	expect(textsOf('experience', heading)).toEqual(['Fitter, Halden Works Ltd, 2019 - 2022'])
	expect(textsOf('header', heading)).toContain('07700 900123')
})
