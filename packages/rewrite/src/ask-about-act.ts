import type { Line } from '@app/language/analysis'
import type { LineWork } from './line-work.ts'
import { fillQuestion, type PlacedAsk } from './placed-ask.ts'
import { type ActRow, findActRow } from './question-table.ts'
import type { AskKind } from './suggestion.ts'

/** What is asked of the first act of a line that the table knows; `null` where it knows none. */
export function askAboutAct(
	rank: 'first' | 'after',
	{ line, works, objects }: LineWork,
): PlacedAsk | null {
	for (const [index, { acts }] of works.entries()) {
		// A change is what the line is about, or it is told in passing.
		if (rank === 'first' && index > 0) break
		const all = objects.filter(({ work }) => work === index)
		const direct = all.filter(({ isDirect }) => isDirect)
		const own = direct.length > 0 ? direct : all
		const row = findActRow(
			rank,
			acts,
			own.flatMap(({ names }) => names),
		)
		if (row === null || (row.fit === 'sort' && tellsPurpose(line))) continue
		const [object] = own
		const isPlural = object?.isPlural === true
		return {
			ask: {
				kind: kindOf(row),
				unit: row.unit,
				question: fillQuestion(row.question, isPlural),
				...chips(row),
			},
			fit: row.fit,
			...(object === undefined ? {} : { object }),
		}
	}
	return null
}

const tellsPurpose = ({ clauses }: Line) => clauses.some(({ link }) => link === 'purpose')

function chips({ chips: words }: ActRow): { chips?: readonly string[] } {
	return words.length === 0 ? {} : { chips: words }
}

function kindOf({ fit, unit }: ActRow): AskKind {
	if (fit === 'own') return 'ownership'
	return unit === 'count' || fit.startsWith('paren') ? 'metric' : 'result'
}
