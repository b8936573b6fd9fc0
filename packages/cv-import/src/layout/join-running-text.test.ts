import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { groupIntoLines } from './group-into-lines.ts'
import { joinRunningText } from './join-running-text.ts'

const letterPt = 5

function joined(texts: readonly string[]): string[] {
	const items = texts.map(
		(text, row): TextItem => ({
			text,
			page: 1,
			x: 50,
			y: 100 + row * 13,
			width: text.length * letterPt,
			height: 10,
			baseline: 108 + row * 13,
			sizePt: 10,
			font: 'plain',
			bold: false,
			italic: false,
			order: row,
		}),
	)
	const [flow] = joinRunningText([{ lines: groupIntoLines(items), isColumn: false }])
	return flow?.lines.map(({ printed }) => printed.text) ?? []
}

const full = '- Rewires in council houses, I do the first fix by myself and he checks'

test('what a full line leaves over goes on with its paragraph', () => {
	expect(joined([full, 'it', '- Second fix, sockets, lights'])).toEqual([
		`${full} it`,
		'- Second fix, sockets, lights',
	])
})

test.each([
	['a line that had room for the next word', '- Apprentice for two years', 'College'],
	[
		'a line of names',
		'- Python, FastAPI, Django, TypeScript, React, PostgreSQL, Redis, S3, SQS',
		'Terraform',
	],
	['a line over the next point', full, '- Second fix, sockets, lights'],
])('%s is left alone', (_, line, next) => {
	const wide = '- Ran the kitchen of the village hall for the whole of the summer and on'
	expect(joined([wide, line, next]).slice(-2)).toEqual([line, next])
})
