import { findVerb } from '@app/language'
import type { Line, NounPhrase } from '@app/language/analysis'
import { openMeaning } from '@app/language/meaning/open'
import type { PlacedAsk } from './placed-ask.ts'
import { fillQuestion } from './placed-ask.ts'
import { findActRow, findNounRow, type NounRow } from './question-table.ts'
import { countPieces, fewestPieces, isCountedOtherwise } from './questions/ask-about-workload.ts'
import { tellsUse } from './questions/tells-use.ts'
import type { LineWork, WorkObject } from './read-line-work.ts'
import type { AskKind, AskUnit } from './suggestion.ts'
import { rewriteWords } from './word-lists.ts'

/**
 * Returns the question about the things of a line that the table knows; `null` if it knows none. Things of the
 * writer's trade come first or, if that is unknown, of the trade with the most things; then the order in the line
 * decides.
 */
export function askAboutObject(work: LineWork): PlacedAsk | null {
	const found = work.objects.flatMap((object): FoundRow[] => {
		if (isPassing(object, work)) return []
		if (findActRow('uncounted', work.works[object.work]?.acts ?? []) !== null) return []
		const row = findRow(object, work)
		return row === null || (isAside(object, work) && row.row.fit !== '') ? [] : [row]
	})
	for (const row of inOrder(found, work)) {
		const asked = askByRow(row, work)
		if (asked !== null) return asked
	}
	return null
}

const mostThings = 5
const firstThings = 3

// Whether a line names a thing late, in passing or among many others, so that the line isn't about it.
function isPassing(object: WorkObject, lineWork: LineWork): boolean {
	const { objects, trade } = lineWork
	const { work, isDirect } = object
	if (isOneOfList(object, lineWork)) return true
	if (trade !== null && objects.indexOf(object) >= firstThings && objects.length > mostThings)
		return true
	return work > 0 && (!isDirect || objects.length > mostThings)
}

/** The number of things, listed behind an act or without one, from which the line is about all of them. */
const fewestListed = { behindAct: 2, alone: 4 }

// A thing that isn't the first of a list is a side matter, however well it can be counted.
function isOneOfList({ work, phrase }: WorkObject, lineWork: LineWork): boolean {
	const { objects, works, line } = lineWork
	const hasAct = (works[work]?.acts.length ?? 0) > 0
	const fewest = hasAct ? fewestListed.behindAct : fewestListed.alone
	return (
		objects[0]?.phrase !== phrase &&
		countDirect(lineWork, work) >= fewest &&
		countPieces(line) >= fewestPieces
	)
}

const directCounts = new WeakMap<LineWork, ReadonlyMap<number, number>>()

// Counted once a line: a long line has many objects, and each is compared with the others.
function countDirect(lineWork: LineWork, work: number): number {
	const known = directCounts.get(lineWork)
	if (known !== undefined) return known.get(work) ?? 0
	const counts = new Map<number, number>()
	for (const object of lineWork.objects)
		if (object.isDirect) counts.set(object.work, (counts.get(object.work) ?? 0) + 1)
	directCounts.set(lineWork, counts)
	return counts.get(work) ?? 0
}

function inOrder(found: readonly FoundRow[], { trade }: LineWork): readonly FoundRow[] {
	if (trade !== null) return ownFirst(found)
	return isMany(found) ? byTrade(found) : found
}

const isMany = (found: readonly FoundRow[]) =>
	found.filter(({ row }) => row.kind !== 'none').length > 2

function byTrade(found: readonly FoundRow[]): FoundRow[] {
	const votes = Map.groupBy(found, ({ row }) => row.trade)
	const weight = ({ row }: FoundRow) =>
		ofAnyTrade.test(row.trade) ? 0 : (votes.get(row.trade)?.length ?? 0)
	return found.toSorted((a, b) => weight(b) - weight(a))
}

// An indirect object is an aside where the same work has a direct one.
function isAside({ isDirect, work }: WorkObject, lineWork: LineWork): boolean {
	return !isDirect && countDirect(lineWork, work) > 0
}

// Puts things of the writer's trade first, because they say more about the work than things of any trade.
function ownFirst(found: readonly FoundRow[]): FoundRow[] {
	return found.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

type FoundRow = { row: NounRow; words: number; object: WorkObject; isOwn: boolean }

const ofAnyTrade = /^(?:any|never|vague)$/

// Whether a thing is only an informal word for a quantity, with “of” behind it.
const isQuantity = ({ phrase }: WorkObject, { tokens }: Line) =>
	/^(?:loads|lots|tons|bits)$/.test(tokens[phrase.head]?.lower ?? '') &&
	tokens[phrase.head + 1]?.lower === 'of'

function findRow(object: WorkObject, lineWork: LineWork): FoundRow | null {
	const { works, trade } = lineWork
	if (isQuantity(object, lineWork.line)) return null
	const { names, work } = object
	const acts = works[work]?.acts ?? []
	for (const name of names) {
		const words = name.split(' ').length
		for (const one of trade?.trades ?? []) {
			const row = findNounRow(name, acts, (it) => it.trade === one)
			if (row !== null) return { row, words, object, isOwn: true }
		}
		const row = findNounRow(name, acts, (it) => fitsTrade(it, object, lineWork))
		if (row !== null) return { row, words, object, isOwn: false }
	}
	return null
}

/** The most pieces of work in a line in which things of another trade belong to the main work. */
const mostWorks = 2
const mostPieces = 2

// Whether a row fits the writer's trade. Things of another trade are counted only in the words of the line, and only
// if the work is mainly about them.
function fitsTrade(
	row: NounRow,
	object: WorkObject,
	{ trade, works, objects, line }: LineWork,
): boolean {
	if (trade === null || ofAnyTrade.test(row.trade)) return true
	if (row.kind === 'none') return true
	const isDone = (works[object.work]?.acts ?? []).length > 0
	// The only thing of a line is its main work, whatever the trade.
	if (!isDone || !object.isDirect || countPieces(line) > mostPieces) return false
	return objects.length === 1 || (row.question === '' && works.length <= mostWorks)
}

function askByRow(found: FoundRow, work: LineWork): PlacedAsk | null {
	const { row, object } = found
	const { line } = work
	const fit = row.fit || 'before'
	if (isUnasked(found, work)) return null
	const often = periodOf(row, work)
	const isEachTime = row.question === '' && row.kind === 'flow' && often === ''
	if (isEachTime && (work.works.length > 1 || !saysEachTime.test(line.text))) return null
	const question = wordQuestion(found, work, isEachTime ? 'each time' : often)
	return {
		ask: { kind: kindOf(row), unit: unitOf(row), question },
		fit,
		object,
		act: row.question === '' ? nameAct(object, work) : undefined,
		often:
			row.question === '' ? often : (/\b(?:at )?a (?:\p{L}+)(?=\?$)/u.exec(question)?.[0] ?? ''),
	}
}

// Returns the act done with a thing that stands behind its verb; `undefined` if the act says too little.
function nameAct({ work, isDirect }: WorkObject, { works, line }: LineWork): string | undefined {
	const { acts = [], clause } = works[work] ?? {}
	if (!isDirect || acts.length === 0 || findActRow('light', acts) !== null) return undefined
	const particle = clause?.particle == null ? '' : ` ${line.tokens[clause.particle]?.lower}`
	return `${acts.at(-1)}${particle}`
}

// Whether a thing is not asked about, because nobody counts it, the trade counts it otherwise, or it has no size.
function isUnasked({ row, object }: FoundRow, work: LineWork): boolean {
	const { line } = work
	if (row.kind === 'none' || row.fit === 'mainly') return true
	// The recipients or the purpose of work are not the work itself.
	if (row.kind === 'words' && line.tokens[object.phrase.from - 1]?.lower === 'for') return true
	if (row.fit === 'used' && tellsUse(line)) return true
	if (isServed(row, work) && isCountedOtherwise(work)) return true
	if (row.kind === 'flow' && isOneJob(object, line)) return true
	// Only several things are counted by their own name.
	if (/^(?:before)?$/.test(row.fit) && !isCounted(object, line)) return true
	return (
		row.question === '' &&
		row.per === '' &&
		!isSized(object, work) &&
		!isTaughtTo(row, object, work)
	)
}

// Whom something is taught to is whom it is done with.
function isTaughtTo({ trade }: NounRow, { work }: WorkObject, { works }: LineWork): boolean {
	return trade === 'teaching' && works[work]?.acts.includes('teach') === true
}

function wordQuestion({ row, object, words }: FoundRow, work: LineWork, often: string): string {
	const noun = nounOf(object.phrase, { line: work.line, words })
	if (row.question !== '') return fillQuestion(row.question, object.isPlural, noun)
	return `How many ${noun}${often === '' ? doneWith(object, work) : ` ${often}`}?`
}

// "Drops a day", in which a trade counts its work.
function isServed({ fit }: NounRow, { trade }: LineWork): boolean {
	const [, counted = ''] = trade?.fit.split(':') ?? []
	return counted !== '' && fit.endsWith(`:${counted}`)
}

// A number without a period is asked with the act that it belongs to.
function doneWith({ work }: WorkObject, { works }: LineWork): string {
	const act = works[work]?.acts.find((one) => findActRow('sized', [one]) !== null)
	return act === undefined || /^(?:run|own|keep|serve)$/.test(act)
		? ''
		: ` did you ${act.replaceAll('_', ' ')}`
}

// Whether a number of things without a period makes sense: only of things led, kept or looked after. Other work with
// people has no size.
function isSized({ work, isDirect }: WorkObject, { works, line }: LineWork): boolean {
	const acts = works[work]?.acts ?? []
	// A past that opens the line may be tagged as an adjective, and is then no act.
	const opener = findVerb(line.tokens[0]?.lower ?? '')?.verb.lemma ?? ''
	return isDirect && findActRow('sized', acts.length > 0 ? acts : [opener]) !== null
}

// Whether an act in the past was done once: for or at a single place with a name, such work has no pace.
function isOneJob({ phrase }: WorkObject, { tokens, clauses }: Line): boolean {
	const clause = clauses[tokens[phrase.head]?.clause ?? -1]
	if (tokens[clause?.act ?? -1]?.tag !== 'VBD') return false
	return (clause?.adjuncts ?? []).some(({ preposition, phrase: { from, to } }) => {
		const words = tokens.slice(from, to)
		const isNamed = words.some(({ tag }) => tag === 'NNP')
		const isOne = /^an?$/.test(words[0]?.lower ?? '')
		return /^(?:at|of|for|in)$/.test(tokens[preposition]?.lower ?? '') && isNamed && isOne
	})
}

function periodOf({ per }: NounRow, { line, trade }: LineWork): string {
	if (per === '' || saysHowOften(line.text)) return ''
	const isShiftless = per === 'shift' && trade !== null && trade.hours !== 'shift'
	return per.startsWith('at ') ? per : `a ${isShiftless ? 'day' : per}`
}

const kinds: Record<NounRow['kind'], AskKind> = {
	count: 'scope',
	people: 'scope',
	money: 'scope',
	flow: 'metric',
	words: 'metric',
	none: 'metric',
}

function kindOf({ kind, fit }: NounRow): AskKind {
	return kind === 'words' && fit === '' ? 'result' : kinds[kind]
}

function unitOf({ kind, question }: NounRow): AskUnit {
	if (kind === 'money') return 'money'
	return kind === 'words' && !/^How many/.test(question) ? 'words' : 'count'
}

function isCounted({ phrase, isPlural }: WorkObject, { tokens }: Line): boolean {
	const head = tokens[phrase.head]
	if (head?.tag === 'NNS' && head.lower === head.lemma) return false
	return (
		isPlural ||
		/^(?:people|children|women|men|staff|cattle|sheep|livestock|patients)$/.test(head?.lower ?? '')
	)
}

function nounOf({ head }: NounPhrase, { line, words }: { line: Line; words: number }): string {
	return line.tokens
		.slice(head - words + 1, head + 1)
		.map(({ text, tag, lower }) => (tag === 'NNP' || /^\p{Lu}{2}/u.test(text) ? text : lower))
		.join(' ')
}

const often = rewriteWords.pattern('how-often', 'anywhere', 'iu')

/** Words for set times. Work at set times has a size each time. */
const saysEachTime =
	/\b(?:(?:every|each) (?:day|night|week|month|term|evening|morning|weekend|shift|\p{L}+day)|on \p{L}+days)\b/iu

/** Whether a line says how often its work is done. */
export function saysHowOften(text: string): boolean {
	return often.test(text)
}

/**
 * Returns the question about things that no row of the table knows. People and animals are counted if they are led or
 * looked after. Things made or repaired are counted per year if the line says nothing else.
 */
export function askByMeaning(work: LineWork): PlacedAsk | null {
	for (const object of work.objects) {
		if (!object.isPlural || !object.isDirect) continue
		const kind = kindByMeaning(object, work)
		const isCountedAlive = alive.has(kind) && isSized(object, work)
		if (!isCountedAlive && !(kind === madeThing && isAllSaid(object, work))) continue
		const name = nounOf(object.phrase, { line: work.line, words: 1 })
		const often = isCountedAlive ? '' : paceOfMaking(work)
		const end = often === '' ? doneWith(object, work) : ` ${often}`
		const question = `How many ${name}${end}?`
		const ask = { kind: 'metric', unit: 'count', question } as const
		return { ask, fit: 'before', object, often, act: nameAct(object, work) }
	}
	return null
}

function paceOfMaking({ line, trade }: LineWork): string {
	if (saysHowOften(line.text)) return ''
	return trade === null ? 'a year' : 'a month'
}

// Persons and animals, and made things, by WordNet's numbers.
const alive: ReadonlySet<number> = new Set([5, 18])
const madeThing = 6

function kindByMeaning({ names, work }: WorkObject, { works }: LineWork): number {
	const noun = names.at(-1) ?? ''
	const acts = works[work]?.acts ?? []
	const isWork = (['uncounted', 'light'] as const).every((rank) => findActRow(rank, acts) === null)
	if (acts.length === 0 || !isWork || findNounRow(noun, acts)?.kind === 'none') return -1
	const meaning = openMeaning()
	const [sense] = meaning.senses(meaning.find(noun)).filter(({ part }) => part === 'noun')
	return sense === undefined ? -1 : meaning.kind(sense.set)
}

/** Trades whose work is the things that they make or repair. */
const makers: ReadonlySet<string> = new Set(['manufacturing', 'construction', 'design'])

// One piece of work in the line, on things that are not definite: a definite set belongs to a single job.
function isAllSaid({ phrase }: WorkObject, { works, trade, line: { tokens } }: LineWork): boolean {
	if (trade !== null && !trade.trades.some((one) => makers.has(one))) return false
	const opens = tokens[phrase.from]?.lower ?? ''
	return works.length === 1 && !/^(?:the|my|our|their|its|these|those)$/.test(opens)
}
