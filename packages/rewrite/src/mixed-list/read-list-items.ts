import { findVerb, isWorker, namesThing, type Verb, withoutCapital } from '@app/language'
import { analyseLine, type Token } from '@app/language/analysis'
import type { Tense } from '../engine/clause.ts'
import { opensFinitePart } from '../engine/open-clause.ts'
import { type Act, type ActForm, readAct } from '../engine/read-act.ts'
import { type Segment, splitSegments } from '../engine/split-segments.ts'
import { adjunct, isWhole, readSure } from '../parallel/read-pieces.ts'
import { rewriteWords } from '../word-lists.ts'
import { findTaskVerb } from './find-task-verb.ts'

/** A piece of a list: work with its verb, or a result. */
export type ListItem = {
	verb: Verb | null
	adverb: string
	/** Stands behind the verb: "up", "out", "with". */
	particle: string
	object: string
	/** Things listed behind the object. */
	more: string[]
	/** The writer's own "and" closed that list. */
	isClosed: boolean
	/** The form of the item. The verb of a `task` is not the writer's word but the usual verb for its noun. */
	form: ActForm | 'task' | 'note' | 'role'
	join: string
}

/**
 * The reading of a list: its tense, whether its first word is surely a plain verb, and whether it is a single piece.
 */
export type ListReading = { tense: Tense; isPlain: boolean; isSentence?: boolean }

/** Reads each piece of a sentence as work or as a result; `null` if a piece is neither. */
export function readListItems(body: string, reading: ListReading): ListItem[] | null {
	const { tokens } = analyseLine(body)
	const items: ListItem[] = []
	let from = 0
	const segments = splitSegments(body)
	const isSentence = segments.length === 1
	for (const segment of segments) {
		const start = body.indexOf(segment.text, from)
		if (start < 0) return null
		from = start + segment.text.length
		const end = from
		const span = tokens.filter((token) => token.start >= start && token.end <= end)
		if (!addItem(items, { segment, whole: span }, { ...reading, isSentence })) return null
	}
	return items
}

/** The words before a piece that add nothing: "also", "responsible for". */
const leadIn =
	/^(?:(?:also|then|and|plus|basically|mainly|mostly) )*(?:(?:i (?:was|am) |was |am )?(?:also )?responsible for )?/i

// In a list a quantity opens a thing, and never tells how, where or when.
const quantifier = rewriteWords.pattern('opens-a-quantity', 'opening')

/** The tokens of a text within a segment whose tokens are given. */
export function spanOfText(
	span: readonly Token[],
	segment: Segment,
	text: string,
): readonly Token[] {
	const from = (span[0]?.start ?? 0) + Math.max(0, segment.text.indexOf(text))
	return span.filter(({ start, end }) => start >= from && end <= from + text.length)
}

type Piece = { segment: Segment; whole: readonly Token[] }

function addItem(items: ListItem[], { segment, whole }: Piece, reading: ListReading): boolean {
	const last = items.at(-1)
	const text = segment.text.replace(leadIn, '').replace(/ (?:too|as well|also)$/i, '')
	const span = spanOfText(whole, segment, text)
	if (last !== undefined && adjunct.test(text) && !quantifier.test(text) && last.form !== 'note')
		return addAdjunct(last, segment.join, text)
	const item =
		(isNamedTask(span) ? readTask(text, span, segment.join) : null) ??
		readRole(text, span, { join: segment.join, isOpening: last === undefined }) ??
		readVerbal({ ...segment, text }, span, {
			...reading,
			isPlain: reading.isPlain && last === undefined,
		}) ??
		readTask(text, span, segment.join) ??
		readNote(text, span, {
			join: segment.join,
			isSentence: reading.isSentence === true,
		})
	const isOthersTask =
		item?.form === 'task' && last !== undefined && last.form !== 'task' && !mayTakeTasks(last)
	const mayJoin = (item === null || item.form === 'task') && !isOthersTask && isNominal(span)
	if (last !== undefined && mayJoin && joinsObject(last, segment))
		return addMore(last, segment.join, text)
	// The plain verb goes on with a clause or an infinitive that the act before it holds.
	if (last !== undefined && item?.form === 'base' && sharesVerb(last, segment)) {
		last.object += segment.join + text
		return true
	}
	if (item === null || (last !== undefined && isUnsure(item, last, segment))) return false
	items.push(item)
	return true
}

/** Verbs that tasks of other verbs may stand behind: "did data entry and checks", "dealt with calls and checks". */
const takesTasks = rewriteWords.pattern('verbs-that-take-tasks', 'whole', '')

function mayTakeTasks({ verb }: ListItem): boolean {
	return takesTasks.test(verb?.lemma ?? '')
}

function addAdjunct(last: ListItem, join: string, text: string): boolean {
	const [word = ''] = text.split(' ')
	if (/and/.test(join) && !` ${last.object}`.includes(` ${word} `)) return false
	const at = last.more.length - 1
	if (at < 0) last.object += join + text
	else last.more[at] += join + text
	return true
}

function addMore(last: ListItem, join: string, text: string): boolean {
	if (last.isClosed) last.more.push(`${last.more.pop() ?? ''} and ${text}`)
	else last.more.push(text)
	last.isClosed ||= /and/.test(join)
	return true
}

function sharesVerb(last: ListItem, { join }: Segment): boolean {
	return join === ' and ' && last.more.length === 0 && opensFinitePart(last.object)
}

// Whether it is unsure whom or what an item belongs to. A task behind a clause may belong to the clause's subject; an
// act behind a task in -ing may share the words that follow.
function isUnsure(item: ListItem, last: ListItem, { join }: Segment): boolean {
	if (item.form === 'task' && last.form !== 'task' && opensFinitePart(last.object)) return true
	return (
		join === ' and ' && item.form !== 'task' && last.form === 'task' && /ing$/.test(last.object)
	)
}

/** A list that a preposition opens: "dealt with post, phones and data input". */
const opensList =
	/(?:^|\s)(?:with|including|such as|involving|like) (?!(?:the|an?|my|\d|them|it|him|her|us|me|each)\b)[^,]*$/

// Whether a piece is a further object of the last act: the second of two, or part of a list that a preposition
// opened.
function joinsObject(last: ListItem, { join }: Segment): boolean {
	if (last.object === '' || last.form === 'note') return false
	if (last.isClosed) return join === ' and ' && last.more.length > 0
	if (last.form !== 'task' && opensFinitePart(last.object)) return false
	if (opensList.test(last.object) && last.form !== 'task')
		return !/ (?:until|till|when|while|who)\b/.test(last.object)
	if (join !== ' and ') return false
	return last.form !== 'task' || /ing$| (?:to|for|of|with|in|on|from) /.test(last.object)
}

const be =
	/^(?:(?:i )?(?:was|am|were|is)(?: also)?(?: (?:employed|working|hired) (?:as|like))? |i['’]m )/i

/** Reads the name of a post or a trade as work; `null` for other words. */
export function readRole(
	text: string,
	span: readonly Token[],
	{ join, isOpening }: { join: string; isOpening: boolean },
): ListItem | null {
	const [found = ''] = be.exec(text) ?? []
	const verb = findVerb('work')?.verb
	if (verb === undefined) return null
	const rest = text.slice(found.length)
	const own = span.filter(({ start }) => start >= (span[0]?.start ?? 0) + found.length)
	const [first] = own
	const head = own.find(({ index, tag }) => tag.startsWith('NN') && !isNounNext(own, index))
	const isFlat = own.every(
		({ index, tag }) => index > (head?.index ?? 0) || /^(?:NN|JJ|DT|CD|VBG|VBN|PUN)/.test(tag),
	)
	if (first === undefined || head === undefined || !isFlat || !namesRole(head, found)) return null
	const isBare = found === '' && !isOpening
	if (isBare && (/and/.test(join) || /^(?:DT|CD|VB.?)$/.test(first.tag))) return null
	if (own.some(({ tag, index }) => index > head.index && /^(?:VBD|VBP|VBZ|MD|PRP|WH)$/.test(tag)))
		return null
	const isDetermined = /^(?:DT|PRP\$|CD)$/.test(first.tag)
	const article = soundsLikeVowel.test(rest) ? 'an ' : 'a '
	return {
		...empty,
		verb,
		particle: 'as',
		object: (isDetermined ? '' : article) + withoutCapital(rest),
		form: 'role',
		join,
		more: [],
	}
}

/** Vowels, and capitals that are spelt out with one first: "an FLT driver". */
const soundsLikeVowel = /^(?:[aeio]|[AEFHILMNORSX](?=\p{Lu}{1,2}\b))/u

// A worker by name, or behind a form of "be" a rank in capitals.
function namesRole({ lower, text }: Token, found: string): boolean {
	return isWorker(lower) || (found !== '' && /^\p{Lu}{2,}$/u.test(text))
}

function isNounNext(span: readonly Token[], index: number): boolean {
	return span.some((token) => token.index === index + 1 && token.tag.startsWith('NN'))
}

const empty = { adverb: '', particle: '', more: [], isClosed: false } as const

function isNamedTask(span: readonly Token[]): boolean {
	const words = nounPhrase(span)
	const isGerund = /ing$/.test(words[0] ?? '')
	return (
		(!isGerund || words.length === span.length) && findTaskVerb(words, { isWhole: true }) !== null
	)
}

/** Reads a piece as work with its own verb; `null` for others. */
export function readVerbal(
	segment: Segment,
	span: readonly Token[],
	{ tense, isPlain }: ListReading,
): ListItem | null {
	const forms: ActForm[] =
		tense === 'past' ? ['past', 'gerund', 'base', 'noun'] : ['base', 'gerund', 'noun', 'past']
	const plain = isPlain ? readAct(segment.text, ['base'], { isList: true }) : null
	const act = plain ?? readSure(segment, span, forms) ?? readPlain(segment.text, span)
	if (
		act === null ||
		!isWhole({ act, object: withoutThey(act.object), listed: [], isClosed: true, adjuncts: '' })
	)
		return null
	if (act.form === 'noun' && findTaskVerb(nounPhrase(span)) !== null) return null
	if (/^(?:be|become|have)$/.test(act.verb.lemma) || opensInGerund(act.object)) return null
	// An act done once, in a job that goes on, becomes a separate statement.
	if (tense === 'base' && act.form === 'past')
		return {
			...empty,
			verb: null,
			object: [act.adverb, act.verb.past, act.object].filter(Boolean).join(' '),
			form: 'note',
			join: segment.join,
			more: [],
		}
	return {
		...empty,
		verb: act.verb,
		adverb: act.adverb,
		object: act.object.replace(/ (?:also|too|as well)$/, ''),
		form: act.form,
		join: segment.join,
		more: [],
	}
}

// An act whose object opens with a gerund lacks the commas of a list.
function opensInGerund(object: string): boolean {
	const [word = '', ...rest] = object.split(' ')
	return isGerundOf(word) && !namesThing(word, rest.join(' ')) && rest.length > 0
}

function isGerundOf(word: string): boolean {
	return /ing$/.test(word) && findVerb(word)?.forms.includes('gerund') === true
}

// Replaces "they" in an object, which may mean the people that the work is for.
function withoutThey(object: string): string {
	return object.replace(/\bthey\b/g, 'people')
}

// Reads a gerund before a noun, or a plain verb before a determiner or an owner. Both are sure, whatever the tagger
// says.
function readPlain(text: string, span: readonly Token[]): Act | null {
	const at = span[0]?.lower === 'i' ? 1 : 0
	const isGerund = /ing$/.test(span[0]?.lower ?? '') && /^(?:NN|JJ)/.test(span[1]?.tag ?? '')
	if (isGerund) return readAct(withoutCapital(text), ['gerund'], { isList: true })
	if (!/^(?:DT|PRP\$)$/.test(span[at + 1]?.tag ?? '')) return null
	return readAct(withoutCapital(text), ['base'], { isList: true })
}

/** The words of a piece up to the first that is not of its noun phrase. */
export function nounPhrase(span: readonly Token[]): string[] {
	const end = span.findIndex(({ tag, text }) => /^(?:IN|TO|WH|SC)$/.test(tag) || text === '(')
	return span.slice(0, end < 0 ? span.length : end).map(({ text }) => text)
}

function readTask(text: string, span: readonly Token[], join: string): ListItem | null {
	if (!isNominal(span) || namesWorker(span)) return null
	if (!isNamedTask(span) && opensInGerund(text)) return null
	const told = findTaskVerb(nounPhrase(span))
	if (told === null) return null
	const [lemma = '', ...words] = told.split(' ')
	const article = words.at(-1) === 'the' && lemma !== 'do' ? 'the ' : ''
	const particle = article === '' ? words : words.slice(0, -1)
	const object = withoutCapital(text)
	const verb = findVerb(lemma)?.verb ?? null
	if (verb === null) return null
	return {
		...empty,
		verb,
		particle: particle.join(' '),
		object: object.startsWith('the ')
			? object.replace(told.endsWith(' the') ? 'the ' : '', article)
			: article + object,
		form: 'task',
		join,
		more: [],
	}
}

const figure = /\d|\b(?:twice|doubled|halved|half)\b/

const persons = rewriteWords.pattern('persons', 'anywhere')

// Reads a note: a result in a clause with a figure, a thing that never happened, or a sentence with an unknown past.
function readNote(
	text: string,
	span: readonly Token[],
	{ join, isSentence }: { join: string; isSentence: boolean },
): ListItem | null {
	const [first] = span
	if (first === undefined || persons.test(text)) return null
	const isOutcome =
		/^(?:NN|DT)/.test(first.tag) &&
		figure.test(text) &&
		span.filter(({ tag }) => /^V/.test(tag)).length === 1 &&
		span.some(({ tag }) => tag === 'VBD')
	const isDone = isSentence && first.tag === 'VBD' && findVerb(first.lower) === null
	const isNever = /^(?:never|no)$/.test(first.lower) && span.length > 1 && span.length < 9
	if (!isOutcome && !isNever && !isDone) return null
	return { ...empty, verb: null, object: withFrom(text), form: 'note', join, more: [] }
}

// Adds the preposition that the first of two figures lacks behind a verb of change.
function withFrom(text: string): string {
	return text.replace(/(?<= (?:went|rose|fell|dropped|grew)) (?=[£\d]\S* to )/, ' from ')
}

const nominal = rewriteWords.pattern('tags-of-nouns', 'whole', '')

// Whether words are nouns with their descriptions, without words about the writer.
function isNominal(whole: readonly Token[]): boolean {
	const at = whole.findIndex(({ lower }) => /^(?:when|as|if|where)$/.test(lower))
	const hasCondition = at > 0 && whole.length - at <= 3
	const span = hasCondition ? whole.slice(0, at) : whole
	return (
		span.length > 0 &&
		span.length <= 7 &&
		span.every(
			({ tag, lower }) => nominal.test(tag) && !/^(?:my|our|not|no|never|own)$/.test(lower),
		)
	)
}

// Whether words name a person's trade, and no task.
function namesWorker(span: readonly Token[]): boolean {
	return !isNamedTask(span) && span.some(({ lower }) => isWorker(lower))
}
