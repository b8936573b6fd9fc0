import { findVerb } from '@app/language'
import type { Line, NounPhrase } from '@app/language/analysis'
import { openMeaning } from '@app/language/meaning/open'
import { lineWords } from './line-words.ts'
import type { LineWork, WorkObject } from './line-work.ts'
import type { PlacedAsk } from './placed-ask.ts'
import { fillQuestion } from './placed-ask.ts'
import { findActRow, findNounRow, type NounRow } from './question-table.ts'
import type { AskKind, AskUnit } from './suggestion.ts'

/**
 * What is asked about the things of a line that the table knows; `null` where it knows none. Where they are of several trades, the
 * trade that most of them speak for is asked about, the nearest thing first.
 */
export function askAboutObject(work: LineWork): PlacedAsk | null {
	const found = work.objects.flatMap((object): FoundRow[] => {
		if (isPassing(object, work)) return []
		if (findActRow('uncounted', work.works[object.work]?.acts ?? [], []) !== null) return []
		const row = findRow(object, work)
		return row === null || (isAside(object, work) && row.row.fit !== '') ? [] : [row]
	})
	const inOrder = isMany(found) ? byTrade(found) : found
	for (const row of inOrder) {
		const asked = askByRow(row, work)
		if (asked !== null) return asked
	}
	return null
}

const mostThings = 5

// What a line names late, in passing or among many other things isn't what it is about.
function isPassing({ work, isDirect }: WorkObject, { objects }: LineWork): boolean {
	return work > 0 && (!isDirect || objects.length > mostThings)
}

const isMany = (found: readonly FoundRow[]) =>
	found.filter(({ row }) => row.kind !== 'none').length > 2

function byTrade(found: readonly FoundRow[]): FoundRow[] {
	const votes = Map.groupBy(found, ({ row }) => row.trade)
	const weight = ({ row }: FoundRow) =>
		/^(?:any|never|vague)$/.test(row.trade) ? 0 : (votes.get(row.trade)?.length ?? 0)
	return found.toSorted((a, b) => weight(b) - weight(a))
}

// An indirect object is an aside where the same work has a direct one.
function isAside({ isDirect, work }: WorkObject, { objects }: LineWork): boolean {
	return !isDirect && objects.some((other) => other.work === work && other.isDirect)
}

type FoundRow = { row: NounRow; words: number; object: WorkObject }

function findRow(object: WorkObject, { works }: LineWork): FoundRow | null {
	const { names, work } = object
	const acts = works[work]?.acts ?? []
	for (const name of names) {
		const row = findNounRow(name, acts)
		if (row !== null) return { row, words: name.split(' ').length, object }
	}
	return null
}

function askByRow({ row, words, object }: FoundRow, work: LineWork): PlacedAsk | null {
	const { line } = work
	if (row.kind === 'none' || (row.kind === 'flow' && isOneJob(object, line))) return null
	const fit = row.fit || 'before'
	// Only several things are counted by their own name.
	if (fit === 'before' && !isCounted(object, line)) return null
	const often = periodOf(row, line.text)
	if (fit === 'mainly' || (row.question === '' && row.per === '' && !isSized(object, work)))
		return null
	const noun = nounOf(object.phrase, { line, words })
	const isFlow = row.question === ''
	const question =
		fillQuestion(row.question, object.isPlural, noun) ||
		`How many ${noun}${often === '' ? '' : ` ${often}`}?`
	const asksOften = isFlow
		? often
		: (/\b(?:at |in )?a (?:\p{L}+)(?=\?$)/u.exec(row.question)?.[0] ?? '')
	return {
		ask: { kind: kindOf(row), unit: unitOf(row), question },
		fit,
		object,
		often: asksOften,
	}
}

// Without a period only what is led, kept or looked after is counted: other work with people has no size.
function isSized({ work, isDirect }: WorkObject, { works, line }: LineWork): boolean {
	const acts = works[work]?.acts ?? []
	// A past that opens the line may be tagged as an adjective, and is then no act.
	const opener = findVerb(line.tokens[0]?.lower ?? '')?.verb.lemma ?? ''
	return isDirect && findActRow('sized', acts.length > 0 ? acts : [opener], []) !== null
}

// A past act for or at a single place that has a name is one piece of work and has no pace.
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

function periodOf({ per }: NounRow, line: string): string {
	if (per === '' || saysHowOften(line)) return ''
	return per.startsWith('at ') ? per : `a ${per}`
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

const often = lineWords.pattern('how-often', 'anywhere', 'iu')

/** Whether a line says how often its work is done. */
export function saysHowOften(text: string): boolean {
	return often.test(text)
}

/**
 * The question about things that no row of the table knows: people and animals are counted when they are led or looked after, and what
 * is made or repaired is counted in a year where that is all the line says.
 */
export function askByMeaning(work: LineWork): PlacedAsk | null {
	for (const object of work.objects) {
		if (!object.isPlural || !object.isDirect) continue
		const kind = kindByMeaning(object, work)
		const isCountedAlive = alive.has(kind) && isSized(object, work)
		if (!isCountedAlive && !(kind === madeThing && isAllSaid(object, work))) continue
		const name = nounOf(object.phrase, { line: work.line, words: 1 })
		const often = isCountedAlive || saysHowOften(work.line.text) ? '' : 'a year'
		const question = `How many ${name}${often === '' ? '' : ` ${often}`}?`
		return { ask: { kind: 'metric', unit: 'count', question }, fit: 'before', object, often }
	}
	return null
}

// Persons and animals, and made things, by WordNet's numbers.
const alive: ReadonlySet<number> = new Set([5, 18])
const madeThing = 6

function kindByMeaning({ names, work }: WorkObject, { works }: LineWork): number {
	const noun = names.at(-1) ?? ''
	const acts = works[work]?.acts ?? []
	const isWork = (['uncounted', 'light'] as const).every(
		(rank) => findActRow(rank, acts, []) === null,
	)
	if (acts.length === 0 || !isWork || findNounRow(noun, acts)?.kind === 'none') return -1
	const meaning = openMeaning()
	const [sense] = meaning.senses(meaning.find(noun)).filter(({ part }) => part === 'noun')
	return sense === undefined ? -1 : meaning.kind(sense.set)
}

// One piece of work in the line, on things that are not definite: a definite set belongs to a single job.
function isAllSaid({ phrase }: WorkObject, { works, line: { tokens } }: LineWork): boolean {
	const opens = tokens[phrase.from]?.lower ?? ''
	return works.length === 1 && !/^(?:the|my|our|their|its|these|those)$/.test(opens)
}
