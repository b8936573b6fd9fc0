import { fillQuestion, type PlacedAsk } from './placed-ask.ts'
import { type ActRow, findActRow } from './question-table.ts'
import { tellsUse } from './questions/tells-use.ts'
import type { LineWork, WorkObject } from './read-line-work.ts'
import type { AskKind } from './suggestion.ts'

/** In a line with more pieces of work than this a later one is told in passing. */
const mostWorks = 3

/** What is asked of the first act of a line that the table knows; `null` where it knows none. */
export function askAboutAct(rank: 'first' | 'after', work: LineWork): PlacedAsk | null {
	const { works, line } = work
	// What isn't told first is told in passing, unless what is first says little.
	const isOpen = rank === 'after' && works.length <= mostWorks && isLight(works[0])
	for (const index of isOpen ? works.keys() : [0]) {
		const { row, object } = findRowOf(rank, index, work)
		if (row === null || (index > 0 && row.fit === 'own')) continue
		if (row.fit === 'used' && tellsUse(line)) continue
		const question = fillQuestion(row.question, object?.isPlural === true)
		return {
			ask: { kind: kindOf(row), unit: row.unit, question, ...chips(row) },
			fit: row.fit,
			...(object === undefined ? {} : { object }),
		}
	}
	return null
}

type FoundRow = { row: ActRow | null; object: WorkObject | undefined }

function findRowOf(
	rank: 'first' | 'after',
	index: number,
	{ works, objects, trade }: LineWork,
): FoundRow {
	const all = objects.filter(({ work }) => work === index)
	const direct = all.filter(({ isDirect }) => isDirect)
	const own = direct.length > 0 ? direct : all
	const heads = own.flatMap(({ names }) => names)
	const row = findActRow(rank, works[index]?.acts ?? [], { heads, trades: trade?.trades })
	return { row, object: own[0] }
}

const isLight = (work: LineWork['works'][number] | undefined) =>
	findActRow('light', work?.acts ?? []) !== null

function chips({ chips: words }: ActRow): { chips?: readonly string[] } {
	return words.length === 0 ? {} : { chips: words }
}

function kindOf({ fit, unit }: ActRow): AskKind {
	if (fit === 'own') return 'ownership'
	return unit === 'count' || fit.startsWith('paren') ? 'metric' : 'result'
}
