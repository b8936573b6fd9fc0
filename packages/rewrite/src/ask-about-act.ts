import type { Line } from '@app/language/analysis'
import { fillQuestion, type PlacedAsk } from './placed-ask.ts'
import { type ActRow, findActRow } from './question-table.ts'
import { tellsUse } from './questions/tells-use.ts'
import type { LineWork, WorkObject } from './read-line-work.ts'
import type { AskKind } from './suggestion.ts'

/** The most pieces of work in a line in which a later piece is not just told in passing. */
const mostWorks = 3

/** Returns the question about the first act of a line that the table knows; `null` if it knows none. */
export function askAboutAct(rank: 'first' | 'after', work: LineWork): PlacedAsk | null {
	const { works, line } = work
	// A later act is told in passing, unless the first act says little.
	const isOpen = rank === 'after' && works.length <= mostWorks && isLight(works[0])
	for (const index of isOpen ? works.keys() : [0]) {
		const { row, object } = findRowOf(rank, index, work)
		if (row === null || (index > 0 && row.fit === 'own')) continue
		if (tellsAnswer(row, work, index)) continue
		const filled = fillQuestion(row.question, object?.isPlural === true, nameThing(object, line))
		const question = row.fit === 'means' ? nameWhatWasMadeSure(filled, line) : filled
		return {
			ask: { kind: kindOf(row), unit: row.unit, question, ...chips(row) },
			fit: row.fit,
			...(object === undefined ? {} : { object }),
		}
	}
	return null
}

const mostWordsOfThing = 3

// The thing that the work was done to, in the words of the line.
function nameThing(object: WorkObject | undefined, { tokens }: Line): string {
	if (object?.isDirect !== true) return ''
	const { from, head } = object.phrase
	const words = tokens
		.slice(Math.max(from, head + 1 - mostWordsOfThing), head + 1)
		.filter(({ tag }) => /^(?:NN|JJ|VBG)/.test(tag))
	const isWhole = tokens.slice(from, head + 1).filter(({ tag }) => /^(?:NN|JJ|VBG)/.test(tag))
	const shown = isWhole.length > words.length ? words.slice(-1) : words
	return shown
		.map(({ text, tag, lower }) => (/^NNP/.test(tag) || /^\p{Lu}{2}/u.test(text) ? text : lower))
		.join(' ')
}

// Whether the act has several objects. "Covered reception, filing and post" covers things, and replaces nobody.
function isList({ objects }: LineWork, index: number): boolean {
	return objects.filter(({ work, isDirect }) => work === index && isDirect).length > 1
}

function tellsAnswer({ fit }: ActRow, work: LineWork, index: number): boolean {
	if (fit === 'used') return tellsUse(work.line)
	if (fit === 'could') return /\bhow\b/i.test(work.line.text)
	if (fit === 'means') return tellsMeans.test(work.line.text)
	return fit === 'often' && isList(work, index)
}

/** Words that tell how the work was done: "By checking every bay", "using a checklist". */
const tellsMeans = /\b(?:by|through|using|with) (?:\p{L}+ ){0,2}\p{L}+|, (?:\p{L}+ly )?\p{L}+ing\b/u
const mostWordsNamed = 10

// Completes "How did you make sure?" with the words behind the verb, up to the end of their clause.
function nameWhatWasMadeSure(question: string, { text }: Line): string {
	const [, verb = '', rest = ''] =
		/\b(make|making|made|ensur|guarant)(?:e[sd]?|ing|ees?|eed|eeing)?(?: sure)? ([^,;.]+)/i.exec(
			text,
		) ?? []
	const named = rest.replace(/^(?:that|of) /, '').trim()
	const count = named.split(' ').length
	if (named === '' || count < 2 || count > mostWordsNamed) return question
	const act = /^ma/i.test(verb)
		? 'make sure'
		: `${verb.toLowerCase()}${/^e/i.test(verb) ? 'e' : 'ee'}`
	return `How did you ${act} ${named}?`
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
