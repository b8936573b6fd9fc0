import { arePeople, findVerb, isWorker, type Verb, withoutCapital } from '@app/language'
import { analyseLine, type Token } from '@app/language/analysis'
import type { Tense } from '../engine/clause.ts'
import { opensFinitePart } from '../engine/open-clause.ts'
import { type Act, type ActForm, readAct } from '../engine/read-act.ts'
import { type Segment, splitSegments } from '../engine/split-segments.ts'
import { adjunct, isWhole, readSure } from '../plan/read-pieces.ts'
import { findTaskVerb } from './task-verbs.ts'

/** A piece of a list: work with its verb, or a thing that has none of its own. */
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
	/** The verb is not the writer's word but the one that goes with the noun. */
	isSupplied: boolean
	form: ActForm | 'task' | 'thing' | 'note' | 'role'
	join: string
}

/** Reads each piece of a sentence as work or as a thing; `null` where a piece is neither. */
export function readItems(body: string, tense: Tense): ListItem[] | null {
	const { tokens } = analyseLine(body)
	const items: ListItem[] = []
	let from = 0
	for (const segment of splitSegments(body)) {
		const start = body.indexOf(segment.text, from)
		if (start < 0) return null
		from = start + segment.text.length
		const end = from
		const span = tokens.filter((token) => token.start >= start && token.end <= end)
		if (!addItem(items, { segment, whole: span }, tense)) return null
	}
	return items
}

/** What may stand before a piece and says nothing more: "also", "responsible for". */
const leadIn =
	/^(?:(?:also|then|and|plus|basically|mainly|mostly) )*(?:(?:i (?:was|am) |was |am )?(?:also )?responsible for (?:the )?)?/i

// Adjuncts never begin so in a list: "and most of the paperwork" is a thing.
const quantifier =
	/^(?:both|all of|some of|most of|about|around|\d|one|two|three|four|five|six|eight|ten)\b/i

function spanOfText(span: readonly Token[], segment: Segment, text: string): readonly Token[] {
	const from = (span[0]?.start ?? 0) + segment.text.length - text.length
	return span.filter(({ start }) => start >= from)
}

type Piece = { segment: Segment; whole: readonly Token[] }

function addItem(items: ListItem[], { segment, whole }: Piece, tense: Tense): boolean {
	const last = items.at(-1)
	const text = segment.text.replace(leadIn, '')
	const span = spanOfText(whole, segment, text)
	if (last !== undefined && adjunct.test(text) && !quantifier.test(text) && last.form !== 'note') {
		const at = last.more.length - 1
		if (at < 0) last.object += segment.join + text
		else last.more[at] += segment.join + text
		return true
	}
	const item =
		(isNamedTask(span) ? readTask(text, span, segment.join) : null) ??
		readRole(text, span, { join: segment.join, isOpening: last === undefined }) ??
		readVerbal({ ...segment, text }, span, tense) ??
		readTask(text, span, segment.join) ??
		readThing(text, span, segment.join) ??
		readNote(text, span, segment.join)
	if (
		last !== undefined &&
		item?.isSupplied !== false &&
		isNominal(span) &&
		joinsObject(last, segment)
	) {
		last.more.push(text)
		last.isClosed ||= /and/.test(segment.join)
		return true
	}
	if (item === null || (last !== undefined && isUnsure(item, last, segment))) return false
	items.push(item)
	return true
}

// Behind "make sure they have" a thing is theirs, and "planting and harvesting with a team" share what follows.
function isUnsure(item: ListItem, last: ListItem, { join }: Segment): boolean {
	if (item.isSupplied && !last.isSupplied && opensFinitePart(last.object)) return true
	return join === ' and ' && !item.isSupplied && last.isSupplied && /ing$/.test(last.object)
}

/** A list that a preposition opens: "dealt with post, phones and data input". */
const opensList =
	/(?:^|\s)(?:with|including|such as|on|involving|like) (?!(?:the|an?|my|\d)\b)[^,]*$/

// "Flour and sugar" behind a verb are both its objects, and so is a list that "with" opens.
function joinsObject(last: ListItem, { join }: Segment): boolean {
	if (last.isClosed || last.object === '' || last.form === 'note') return false
	if (!last.isSupplied && opensFinitePart(last.object)) return false
	if (opensList.test(last.object) && !last.isSupplied) return true
	if (join !== ' and ') return false
	return !last.isSupplied || / (?:to|for|of|with|in|on|from) /.test(last.object)
}

const be =
	/^(?:(?:i )?(?:was|am|were|is)(?: also)?(?: (?:employed|working|hired) (?:as|like))? |i['’]m )/i

// "Was a floor walker", "was also fire warden": one works as somebody.
function readRole(
	text: string,
	span: readonly Token[],
	{ join, isOpening }: { join: string; isOpening: boolean },
): ListItem | null {
	const [found = ''] = be.exec(text) ?? []
	const verb = findVerb('work')?.verb
	if ((found === '' && !isOpening) || verb === undefined) return null
	const rest = text.slice(found.length)
	const own = span.filter(({ start }) => start >= (span[0]?.start ?? 0) + found.length)
	const [first] = own
	const head = own.find(({ index, tag }) => tag.startsWith('NN') && !isNounNext(own, index))
	const isFlat = own.every(
		({ index, tag }) => index > (head?.index ?? 0) || /^(?:NN|JJ|DT|CD|VBG|VBN|PUN)/.test(tag),
	)
	if (first === undefined || head === undefined || !isFlat || !namesRole(head, found)) return null
	if (own.some(({ tag, index }) => index > head.index && /^(?:VBD|VBP|VBZ|MD|PRP|WH)$/.test(tag)))
		return null
	const isDetermined = /^(?:DT|PRP\$|CD)$/.test(first.tag)
	const article = /^[aeio]/i.test(rest) ? 'an ' : 'a '
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

// A worker by name, or behind "was an" a rank in capitals.
function namesRole({ lower, text }: Token, found: string): boolean {
	return isWorker(lower) || (found !== '' && /^\p{Lu}{2,}$/u.test(text))
}

function isNounNext(span: readonly Token[], index: number): boolean {
	return span.some((token) => token.index === index + 1 && token.tag.startsWith('NN'))
}

const empty = { adverb: '', particle: '', more: [], isClosed: false, isSupplied: false } as const

function isNamedTask(span: readonly Token[]): boolean {
	const words = nounPhrase(span)
	const isGerund = /ing$/.test(words[0] ?? '')
	return (
		(!isGerund || words.length === span.length) && findTaskVerb(words, { isWhole: true }) !== null
	)
}

function readVerbal(segment: Segment, span: readonly Token[], tense: Tense): ListItem | null {
	const forms: ActForm[] =
		tense === 'past' ? ['past', 'gerund', 'base', 'noun'] : ['base', 'gerund', 'noun']
	const act = readSure(segment, span, forms) ?? readPlain(segment.text, span)
	if (
		act === null ||
		!isWhole({ act, object: act.object, listed: [], isClosed: true, adjuncts: '' })
	)
		return null
	if (act.form === 'noun' && findTaskVerb(nounPhrase(span)) !== null) return null
	if (/^(?:be|become|have)$/.test(act.verb.lemma)) return null
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

// "Put the prices": a plain verb before an article or an owner is sure whatever the tagger says.
function readPlain(text: string, span: readonly Token[]): Act | null {
	const at = span[0]?.lower === 'i' ? 1 : 0
	if (!/^(?:DT|PRP\$)$/.test(span[at + 1]?.tag ?? '')) return null
	return readAct(withoutCapital(text), ['base'], { isList: true })
}

// The words up to the first that isn't of the noun phrase.
function nounPhrase(span: readonly Token[]): string[] {
	const end = span.findIndex(({ tag, text }) => tag === 'IN' || tag === 'TO' || text === '(')
	return span.slice(0, end < 0 ? span.length : end).map(({ text }) => text)
}

function readTask(text: string, span: readonly Token[], join: string): ListItem | null {
	if (!isNominal(span)) return null
	const told = findTaskVerb(nounPhrase(span))
	if (told === null) return null
	const [lemma = '', ...particle] = told.split(' ')
	const verb = findVerb(lemma)?.verb ?? null
	if (verb === null) return null
	return {
		...empty,
		verb,
		particle: particle.join(' '),
		object: withoutCapital(text),
		isSupplied: true,
		form: 'task',
		join,
		more: [],
	}
}

const figure = /\d|\b(?:twice|doubled|halved|half)\b/

// What came of the work, in a clause of its own ("debtor days went from 58 to 41"), and what never happened.
function readNote(text: string, span: readonly Token[], join: string): ListItem | null {
	const [first] = span
	if (first === undefined || /\b(?:i|we|me|my|our|us|he|she|they|you|u|them|him|her)\b/i.test(text))
		return null
	const isOutcome =
		/^(?:NN|DT)/.test(first.tag) &&
		figure.test(text) &&
		span.filter(({ tag }) => /^V/.test(tag)).length === 1 &&
		span.some(({ tag }) => tag === 'VBD')
	const isNever = /^(?:never|no)$/.test(first.lower) && span.length > 1 && span.length < 9
	if (!isOutcome && !isNever) return null
	return { ...empty, verb: null, object: text, form: 'note', join, more: [] }
}

function readThing(text: string, span: readonly Token[], join: string): ListItem | null {
	if (!isNominal(span) || !isCoverable(span)) return null
	return {
		...empty,
		verb: null,
		object: withoutCapital(text),
		isSupplied: true,
		form: 'thing',
		join,
		more: [],
	}
}

const nominal = /^(?:NN|NNS|NNP|NNPS|NN\$|JJ|CD|DT|PRP\$|IN|TO|PUN|CC|VBN|VBG|POS|RB)$/

// Nouns with what describes them, and nothing of the writer in them.
function isNominal(span: readonly Token[]): boolean {
	return (
		span.length > 0 &&
		span.length <= 7 &&
		span.every(
			({ tag, lower }) => nominal.test(tag) && !/^(?:my|our|not|no|never|own)$/.test(lower),
		)
	)
}

const abstract =
	/(?:ness|ship|ity|ance|ence|skills?|experience|knowledge|driver|member|person|years?|months?|hours|points|complaints|holder|time)$/i

// What work can be about: several of a thing, a code in capitals, or an act by its name.
function isCoverable(span: readonly Token[]): boolean {
	const end = span.findIndex(({ tag }) => tag === 'IN' || tag === 'TO')
	const head = span[(end < 0 ? span.length : end) - 1]
	if (head === undefined || abstract.test(head.lower) || arePeople(head.lower)) return false
	if (/^\p{Lu}{2,}s?$/u.test(head.text)) return true
	return (
		head.tag === 'NNS' ||
		(/^(?:NN|VBG)$/.test(head.tag) && /(?:ing|ment|tion|sion)$/.test(head.lower))
	)
}
