import { findVerb, isAlsoNoun, verbOfAct, withoutCapital } from '@app/language'
import { analyseLine, isAmongThings, type Token } from '@app/language/analysis'
import type { Tense } from '../engine/clause.ts'
import { isGerundOfAct, leansOnPreposition, opensFinitePart } from '../engine/open-clause.ts'
import { type Act, type ActForm, readAct } from '../engine/read-act.ts'
import { type Segment, splitSegments } from '../engine/split-segments.ts'
import { findTaskVerb } from '../mixed-list/find-task-verb.ts'
import { rewriteWords } from '../word-lists.ts'

/** A piece of work of a sentence: its act, and its object as written with the things listed behind. */
export type ParallelAct = {
	act: Act
	object: string
	/** Things that were listed behind the object, in order. */
	listed: string[]
	/** Whether the person's own "and" closed that list. */
	isClosed: boolean
	/** Words of manner, place or means, kept as written. */
	adjuncts: string
}

/** The openings of words of manner, place or time, which belong to the piece before. */
export const adjunct = rewriteWords.pattern('adjuncts', 'opening')
/** Verbs that fit tasks of any kind, so that a list behind them needs no further verbs. */
const takesAnything = rewriteWords.pattern('takes-anything', 'whole', '')

/**
 * The reading of a sentence: its tense, the forms that its first act may have, and whether "responsible for" stood
 * before.
 */
export type Reading = { tense: Tense; first: readonly ActForm[]; isOpened: boolean }

/** Reads the pieces of a sentence as acts; `null` where a piece is no act and is not sure to belong to the one before. */
export function readPieces(
	body: string,
	{ tense, first, isOpened }: Reading,
): ParallelAct[] | null {
	const acts: ParallelAct[] = []
	const { tokens } = analyseLine(body)
	let from = 0
	for (const [index, segment] of splitSegments(body).entries()) {
		const start = body.indexOf(segment.text, from)
		if (start < 0) return null
		from = start + segment.text.length
		const span = tokens.filter((token) => token.start >= start && token.end <= from)
		const last = acts.at(-1)
		const forms = index === 0 ? first : laterForms(tense)
		if (last === undefined) {
			const act = readSure(segment, span, forms)
			if (act === null) return null
			acts.push(open(act))
		} else if (
			!addPiece(acts, last, {
				segment,
				span,
				forms,
				isTold: !isOpened && isToldIn(acts[0]?.act, tense),
				isVerb: (word) => isVerbIn(tokens, span, word),
			})
		)
			return null
	}
	return acts.every(isWhole) ? acts : null
}

function isVerbIn(tokens: readonly Token[], span: readonly Token[], word: string): boolean {
	const token = span.find(({ lower }) => lower === word.toLowerCase())
	return token === undefined || !isAmongThings(tokens, token.index)
}

function open(act: Act): ParallelAct {
	return { act, object: act.object, listed: [], isClosed: false, adjuncts: '' }
}

function laterForms(tense: Tense): readonly ActForm[] {
	return tense === 'past' ? ['past', 'gerund', 'base', 'noun'] : ['base', 'gerund', 'noun']
}

type Piece = {
	segment: Segment
	span: readonly Token[]
	forms: readonly ActForm[]
	/** Whether the sentence opens with its verb in the right tense, so that later gerunds tell manner. */
	isTold: boolean
	/** Whether a plain form of the piece surely is a verb in its sentence. */
	isVerb: (word: string) => boolean
}

function addPiece(acts: ParallelAct[], last: ParallelAct, piece: Piece): boolean {
	const { segment, span, forms, isTold } = piece
	const { text, join } = segment
	if (goesWithAct(last, piece)) {
		// A preposition behind "and": the words that it goes with are gone.
		if (!isTold && adjunct.test(text) && /and/.test(join)) return false
		last.adjuncts += join + text
		return true
	}
	const act = readSure(segment, span, isTold ? forms.filter((form) => form !== 'noun') : forms)
	// It is unknown whether the word is a verb or describes the noun behind it.
	if (act?.form === 'base' && !act.isMarked && !piece.isVerb(act.word)) return false
	if (act === null || isNounHere(act, last, piece)) return addThing(last, piece)
	if (isUnsure(act, acts, piece)) return false
	acts.push(open(act))
	return true
}

// How, where and when: a phrase with a preposition, and behind a verb in the right tense a gerund.
function goesWithAct(last: ParallelAct, { segment: { text, join }, span, isTold }: Piece): boolean {
	const isPurpose = /^to \p{L}/u.test(text) && /and/.test(join)
	if (adjunct.test(text)) return !isPurpose
	return (
		isGerund(span.find(({ tag }) => tag !== 'RB')) &&
		((isTold && join === ', ') || /ing\b/.test(last.adjuncts))
	)
}

// Whether an act is a noun in its place. After an "and", a word that may be a noun too is a noun.
function isNounHere(act: Act, last: ParallelAct, { segment, isTold }: Piece): boolean {
	if (act.form === 'noun') return takesAnything.test(last.act.verb.lemma)
	const isAnd = segment.join === ' and '
	if (isTold && act.form === 'gerund' && isAnd && !isGerundOfAct(act.word, act.object)) return true
	// After a gerund, a plain verb that may be a noun too is a noun.
	if (isAnd && act.form === 'base' && last.act.form === 'gerund' && isAlsoNoun(act.word))
		return true
	return isTold && act.form === 'base' && isAlsoNoun(act.word) && !segment.join.startsWith(',')
}

/** "A bit of planting and mowing": of both it was a bit. */
const hasWeakener = /\b(?:a bit of|some|occasional|occasionally|sometimes|bits of)\b/i

function isUnsure(act: Act, acts: readonly ParallelAct[], { segment, isTold }: Piece): boolean {
	const { text, join } = segment
	const last = acts.at(-1)
	if (last === undefined) return true
	const before = `${last.object}${last.adjuncts}`
	// A form of "be" or the first person in the second piece: one of the two only says when or why.
	if (isTold && /^(?:was|were|am|is|are) /i.test(text)) return true
	const isAside = acts.length === 1 && last.act.form === 'gerund' && join === ', '
	if (isAside && /^i /i.test(text)) return true
	if (act.form === 'base' && opensFinitePart(last.object)) return true
	if (act.form === 'gerund' ? leansOnPreposition(before) : /ing\b/.test(last.adjuncts)) return true
	return hasWeakener.test(last.object) && join.startsWith(' and')
}

function addThing(last: ParallelAct, piece: Piece): boolean {
	const { segment, span, isTold } = piece
	if (last.adjuncts !== '' || last.object === '' || last.isClosed || !isThing(span)) return false
	if (!isTold && (namesWork(segment.text) || /^(?:up|out|off|away|down)\b/.test(last.object)))
		return false
	if (!mayBeListed(last, segment)) return false
	last.listed.push(segment.text)
	last.isClosed = /and/.test(segment.join)
	return true
}

function mayBeListed({ act, object, listed }: ParallelAct, { join }: Segment): boolean {
	if (listed.length > 0) return true
	// A comma before the "and" of two says that the second is something else.
	if (/^, and/.test(join)) return false
	if (join !== ', ') return true
	const isPlain = !/ (?:on|in|at|for|with|to|of) /.test(object)
	return isPlain && (takesAnything.test(act.verb.lemma) || isShort(object))
}

// A list of several things begins with a short one, and without a figure.
function isShort(object: string): boolean {
	return object.split(' ').length <= 3 && !/\d/.test(object)
}

// Whether a piece between verbs is separate work: a routine, a gerund or an act named by a noun.
function namesWork(text: string): boolean {
	const [first = ''] = text.split(' ', 1)
	if (/^(?:daily|weekly|monthly|annual|general|other|any) |\b(?:up|out|off|down)$/i.test(text))
		return true
	return /\p{L}{3}ing\b/u.test(text) || verbOfAct(first) !== null
}

// Whether words are nouns with their descriptions. A verb among them would be lost work.
function isThing(span: readonly Token[]): boolean {
	return (
		span.length > 0 &&
		!/^\p{L}+ing of\b/u.test(span.map(({ text }) => text).join(' ')) &&
		span.every(({ tag }) => !/^(?:VBD|VBP|VBZ|VB|VBG|MD|PRP|WH|SC|UH)$/.test(tag)) &&
		/^(?:NN|NNS|NNP|JJ|DT|CD|PRP\$|VBN|NN\$)$/.test(span[0]?.tag ?? '')
	)
}

function isToldIn(act: Act | undefined, tense: Tense): boolean {
	return act !== undefined && act.form === (tense === 'past' ? 'past' : 'base')
}

function isGerund(token: Token | undefined): boolean {
	return token?.tag === 'VBG'
}

const formOfTag: Readonly<Record<string, RegExp>> = {
	base: /^(?:VB|VBP)$/,
	past: /^(?:VBD|VBN)$/,
	gerund: /^VBG$/,
	participle: /^(?:VBD|VBN)$/,
	thirdPerson: /^VBZ$/,
}

/** A verb behind an act named by a noun, as in "of gardens was carried out". */
const isDone = /\b(?:was|were|is|are|has been|have been)\b/i

/** Reads a piece as an act that the table of verbs and the tagger both see; `null` for others. */
export function readSure(
	{ text }: Segment,
	span: readonly Token[],
	forms: readonly ActForm[],
): Act | null {
	const act = readAct(withoutCapital(text), forms)
	if (act === null) return null
	if (act.form === 'noun') return isDone.test(act.object) ? null : act
	// A task that goes by a name is no act, even if its first word is a verb too.
	const words = span.map(({ text: written }) => written)
	if (act.form === 'base' && findTaskVerb(words, { isWhole: true }) !== null) return null
	const word = span.find(({ lower }) => lower === act.word.toLowerCase())
	if (word === undefined) return null
	const wanted = formOfTag[act.form]
	const isNamed = act.form === 'gerund' && act.hadOf
	return act.isMarked || isNamed || wanted?.test(word.tag) === true ? act : null
}

// An end or a clause that leaves the act open, so that the next words belong to it.
const hangs =
	/\b(?:of|to|for|with|from|by|and|or|the|an?)$|\b(?:and|or),|,\s*$|\b(?:which|that) (?:involve|include)|\b(?:was|were|am|is) (?:in charge|responsible|involved)\b/i
const standsAlone = rewriteWords.pattern('whole-without-object', 'whole', '')
const particle = /^(?:up|out|off|down|in|over|away)$/
const takesParticle = rewriteWords.pattern('takes-a-particle', 'whole', '')
const empty = rewriteWords.pattern('empty-verbs', 'whole', '')

/** Whether an act has its object, and no word is left hanging at its end. */
export function isWhole({ act, object, listed, isClosed, adjuncts }: ParallelAct): boolean {
	if (empty.test(act.verb.lemma) && !/^(?:have|get|go)$/.test(act.verb.lemma)) return false
	if (act.verb.lemma === 'have' || (act.verb.lemma === 'get' && object === '')) return false
	if (
		/^(?:person|people|attitude|nature|manner)$|^(?:this|that|so)\b/.test(object) ||
		hangs.test(object + adjuncts)
	)
		return false
	if (particle.test(object) && !takesParticle.test(act.verb.lemma)) return false
	if (object === '' && !standsAlone.test(act.verb.lemma)) return false
	if (act.form === 'gerund' && findVerb(object)?.forms.includes('gerund') === true) return false
	if (listed.length > 0 && !isClosed && !takesAnything.test(act.verb.lemma)) return false
	return !/\b(?:i|we|he|she|they)\b/i.test(`${object} ${listed.join(' ')} ${adjuncts}`)
}
