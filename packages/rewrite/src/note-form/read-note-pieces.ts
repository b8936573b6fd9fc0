import { arePeople, findVerb, isAlsoNoun, saysNothing } from '@app/language'
import { analyseLine, type Token } from '@app/language/analysis'
import { isListedWord } from '@app/language/correction'
import type { Tense } from '../engine/clause.ts'
import { opensFinitePart } from '../engine/open-clause.ts'
import { type ActForm, readAct } from '../engine/read-act.ts'
import { inTense, plainer } from '../engine/realise-clauses.ts'
import { type Segment, splitSegments } from '../engine/split-segments.ts'
import { findTaskVerb } from '../mixed-list/find-task-verb.ts'
import { readRole, readVerbal, spanOfText } from '../mixed-list/read-list-items.ts'
import { adjunct } from '../parallel/read-pieces.ts'
import { rewriteWords } from '../word-lists.ts'
import { type ActPiece, type NotePiece, ownVerbs, type ThingPiece } from './note-piece.ts'
import { nominal, readRemark, readThing } from './read-thing.ts'
import { withSharedNouns } from './shared-nouns.ts'

/** The words before a piece that add nothing. */
const leadIn =
	/^(?:(?:also|then|and|plus|basically|mainly|mostly|just) )*(?:(?:i (?:was|am|did|do) |was |am )?(?:also )?(?:responsible|in charge) (?:for|of) (?:the )?)?/i
const trailer = / (?:too|as well|also|and more|really|basically|mainly|mostly)$/i

/** Reads every piece of a sentence in note form; `null` where one is of no kind. Pieces that say nothing are left out. */
export function readNotePieces(sentence: string, tense: Tense): NotePiece[] | null {
	const { tokens } = analyseLine(sentence)
	const notes: NotePiece[] = []
	let from = 0
	const segments = withSharedNouns(splitSegments(sentence))
	const isTitled = areTitled(segments)
	const dropped = new Set<string>()
	for (const segment of segments) {
		const start = sentence.indexOf(segment.text, from)
		if (start < 0) return null
		from = start + segment.text.length
		const end = from
		const span = tokens.filter((token) => token.start >= start && token.end <= end)
		if (!addNote(notes, segment, { span, tense, isTitled, dropped })) return null
		if (hangsOnDropped(segments, segment, dropped)) return null
		if (closesObjects(notes, segment, tense) || opensListOfClause(notes, segments)) return null
	}
	return notes
}

// Words that continue a dropped piece have lost their verb.
function hangsOnDropped(
	segments: readonly Segment[],
	segment: Segment,
	dropped: ReadonlySet<string>,
): boolean {
	const before = segments[segments.indexOf(segment) - 1]
	return before !== undefined && dropped.has(before.text) && adjunct.test(segment.text)
}

// Whether a clause in one of the pieces opens a list, which the pieces after it continue.
function opensListOfClause(notes: readonly NotePiece[], segments: readonly Segment[]): boolean {
	return (
		segments.length > 1 &&
		notes.some(({ text }) => / (?:which|that) (?:includ|involv|cover)/.test(text))
	)
}

// Whether "and" closes a list of things behind an act in the tense of the job. They are then objects of that act.
function closesObjects(notes: readonly NotePiece[], { join }: Segment, tense: Tense): boolean {
	if (join !== ' and ' || notes.at(-1)?.kind !== 'thing') return false
	const act = notes.findLast(({ kind }) => kind === 'act')
	const isPost = /^work(?:ed)? as /.test(act?.text ?? '')
	return !isPost && act?.kind === 'act' && act.form === (tense === 'past' ? 'past' : 'base')
}

const mostOfTitles = 0.6

// In a list of titles every piece has a capital, which it loses.
function areTitled(segments: readonly Segment[]): boolean {
	const raised = segments.slice(1).filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
	return raised.length > (segments.length - 1) * mostOfTitles
}

type Reading = {
	span: readonly Token[]
	tense: Tense
	isTitled: boolean
	/** Pieces that say nothing, so that nothing may hang on them. */
	dropped: Set<string>
}

function addNote(notes: NotePiece[], segment: Segment, reading: Reading): boolean {
	const text = segment.text.replace(leadIn, '').replace(trailer, '').trim()
	if (text === '') return true
	const span = spanOfText(reading.span, segment, text)
	const last = notes.at(-1)
	if (last !== undefined && hangsOn(last, { text, span, segment }))
		return append(last, segment.join + text)
	const isTitle = notes.length > 0 && !reading.isTitled && /^\p{Lu}\p{Ll}+ing\b/u.test(text)
	// A task that goes by a name is carried out, even if its first word is a verb too.
	const isTask = / /.test(text) && findTaskVerb(text.split(' '), { isWhole: true }) !== null
	const mayAct = !isTitle && !isTask
	const act = mayAct ? readAnyAct(text, span, { segment, tense: reading.tense, notes }) : null
	if (act !== null) return addAct(notes, act, { segment, tense: reading.tense })
	if (saysNothing(segment.text)) {
		if (goesOnInClause(last, segment)) return append(last, segment.join + text)
		reading.dropped.add(segment.text)
		return true
	}
	if (isUnsureVerb(notes, text)) return false
	const mayLower = reading.isTitled || notes.length === 0
	return addOther(notes, { text, span, segment }, { mayLower })
}

function addAct(
	notes: NotePiece[],
	act: ActPiece,
	{ segment, tense }: { segment: Segment; tense: Tense },
): boolean {
	const last = notes.at(-1)
	if (last !== undefined && (mayGoOn(last, act) || sharesUnsurely(last, act, segment))) return false
	if (sharesObject(last, segment)) return !isChainOfBare(notes) && joinActs(notes, act, tense)
	notes.push(act)
	return true
}

function addOther(
	notes: NotePiece[],
	{ text, span, segment }: Piece,
	{ mayLower }: { mayLower: boolean },
): boolean {
	const last = notes.at(-1)
	const thing = readThing(text, span, { mayLower })
	if (thing !== null && (holdsClause(last) || isOpenClause(last, segment))) return false
	if (thing !== null && last !== undefined && joinsLast(last, thing, segment)) return true
	const found = thing ?? readRemark(text, span)
	if (found === null) return false
	if (found.kind === 'remark' && segment.join === ' and ' && last?.kind === 'act')
		return goesOnInClause(last, segment) && append(last, segment.join + text)
	notes.push(found)
	return true
}

type Piece = { text: string; span: readonly Token[]; segment: Segment }

// Whether a piece continues the one before: words of manner, place or time, more of a remark, or behind "and" an
// adjective without a noun or a counted thing.
function hangsOn(last: NotePiece, { text, span, segment }: Piece): boolean {
	const isAnd = segment.join === ' and '
	const [first] = span
	if (isAnd && last.kind === 'remark') return span.every(({ tag }) => nominal.test(tag))
	if (last.kind === 'remark' || first === undefined) return false
	if (isAnd && /^(?:JJ|RB)$/.test(first.tag) && !span.some(({ tag }) => /^NN/.test(tag)))
		return true
	if (isAnd && last.kind === 'act' && first.tag === 'CD') return true
	return belongsToLast(text, segment, last)
}

function readAnyAct(text: string, span: readonly Token[], reading: ActReading) {
	return (
		readBeing(text, reading.tense) ??
		readPost(text, span, reading) ??
		readOwnAct(text, span, reading)
	)
}

// Reads the name of a post as work.
function readPost(text: string, span: readonly Token[], { segment, tense, notes }: ActReading) {
	if (/^(?:was |am )?(?:the )?(?:top|best)\b/i.test(text)) return null
	const role = readRole(text, span, { join: segment.join, isOpening: notes.length === 0 })
	const worked = tense === 'past' ? 'worked' : 'work'
	return role === null
		? null
		: asAct(`${worked} as ${role.object}`, tense === 'past' ? 'past' : 'base')
}

function asAct(text: string, form: ActForm): ActPiece {
	return { kind: 'act', text, form, listed: [], takesList: false }
}

// A thing that belongs to the piece before it.
function joinsLast(last: NotePiece, thing: ThingPiece, { join }: Segment): boolean {
	if (last.kind === 'act' && (isSecondObject(last, join) || sharesVerb(last, thing, join))) {
		last.listed.push(thing.text)
		return true
	}
	if (last.kind !== 'thing') return false
	if (last.verb === 'attend' && thing.verb !== 'attend') return false
	const isOneThing =
		join === ' and ' &&
		(last.isQuality || last.verb !== thing.verb || / (?:of|for|to|with|in) /.test(last.text))
	return isOneThing && append(last, ` and ${thing.text}`)
}

// Whether the second of two things is also an object of the act, because the act already has its tense.
function isSecondObject({ form, text }: ActPiece, join: string): boolean {
	return join === ' and ' && /^(?:past|base)$/.test(form) && !/^work(?:ed)? as | and /.test(text)
}

// Whether the object of the first of two gerunds may also be the object of the second.
function sharesUnsurely(last: NotePiece, act: ActPiece, { join }: Segment): boolean {
	const isGerund = last.kind === 'thing' && /ing$/.test(last.text) && !isBareGerund(last.text)
	return isGerund && join === ' and ' && act.form === 'gerund'
}

// Whether an act tells what people have or need, which may continue in the next thing.
function holdsClause(last: NotePiece | undefined): boolean {
	return (
		last?.kind === 'act' &&
		/\b(?:have|has|had|need|needs|get|gets)\b/.test(last.text.replace(/^\S+ /, ''))
	)
}

// Whether words behind “and” continue the clause inside the act.
function goesOnInClause(last: NotePiece | undefined, { join }: Segment): last is ActPiece {
	return join === ' and ' && last?.kind === 'act' && opensFinitePart(last.text)
}

const finite = /^(?:VBD|VBP|VBZ)$/

// Whether things behind a comma continue a clause with a finite verb.
function isOpenClause(last: NotePiece | undefined, { join }: Segment): boolean {
	return (
		last?.kind === 'remark' &&
		join === ', ' &&
		analyseLine(last.text).tokens.some(({ tag }) => finite.test(tag))
	)
}

function append(last: NotePiece, words: string): boolean {
	last.text += words
	return true
}

const quantity = rewriteWords.pattern('opens-a-count', 'opening')

// Whether a piece belongs to the one before, because it tells manner, place or time.
function belongsToLast(text: string, { join }: Segment, last: NotePiece): boolean {
	const opener = text.split(' ').slice(0, 2)
	if (quantity.test(text) || !adjunct.test(text)) return false
	if (findTaskVerb(opener, { isWhole: true }) !== null) return false
	return !/and/.test(join) || last.kind === 'act'
}

// Whether the first of two gerunds has no object, so that it shares the object of the second.
function sharesObject(last: NotePiece | undefined, { join }: Segment): last is NotePiece {
	return join === ' and ' && last?.kind === 'thing' && isBareGerund(last.text)
}

/** "Setting up and clearing down surgery": a particle goes with its verb. */
const gerundWithParticle = /^(\p{Ll}+ing)( (?:up|down|out|off|away))?$/u

function isBareGerund(text: string): boolean {
	const [, gerund = ''] = gerundWithParticle.exec(text) ?? []
	return findVerb(gerund)?.forms.includes('gerund') === true
}

// Whether the object of the third of three gerunds is that of the first isn't sure: "cutting, colouring and styling hair".
function isChainOfBare(notes: readonly NotePiece[]): boolean {
	const before = notes.at(-2)
	return before?.kind === 'thing' && isBareGerund(before.text)
}

// Whether a single gerund between acts may be work whose verb no table has.
function isUnsureVerb(notes: readonly NotePiece[], text: string): boolean {
	const isGerund = /^\p{Ll}+ing(?: (?:up|out|off|down|in|over|away))?$/u.test(text)
	return (
		isGerund &&
		notes.some(({ kind }) => kind === 'act') &&
		!isBareGerund(text) &&
		!isListedWord(text.split(' ', 1)[0] ?? '') &&
		findTaskVerb([text]) === null
	)
}

// Whether the next gerund may belong to a relative clause with a gerund before it, so that it is unsure whose work it
// is.
function mayGoOn(last: NotePiece, next: ActPiece | null): boolean {
	return (
		last.kind === 'act' &&
		next?.form === 'gerund' &&
		/ (?:who|which|that) (?:\p{L}+ ){1,2}\p{L}+ing /u.test(`${last.text} `)
	)
}

function joinActs(notes: NotePiece[], act: ActPiece, tense: Tense): boolean {
	const [, gerund = '', particle = ''] = gerundWithParticle.exec(notes.pop()?.text ?? '') ?? []
	const verb = findVerb(gerund)?.verb
	const told = tense === 'past' ? verb?.past : verb?.lemma
	notes.push({ ...act, text: `${told}${particle} and ${act.text}` })
	return true
}

// Reads a state told with the participle or gerund of "be".
function readBeing(text: string, tense: Tense): ActPiece | null {
	const [found = ''] = /^(?:being|been) (?=(?:the|an?|first|main|polite|on)\b)/i.exec(text) ?? []
	if (found === '' || tense !== 'past') return null
	return asAct(`was ${text.slice(found.length)}`, 'gerund')
}

type ActReading = { segment: Segment; tense: Tense; notes: readonly NotePiece[] }

function readOwnAct(
	text: string,
	span: readonly Token[],
	{ segment, tense, notes }: ActReading,
): ActPiece | null {
	const acts = notes.filter((note) => note.kind === 'act')
	const isSameForm = (form: ActForm) => acts.some((act) => act.form === form)
	const item =
		readVerbal({ ...segment, text }, span, { tense, isPlain: false }) ??
		readInForm(text, span, acts.at(-1)?.form)
	if (item === null || item.verb === null || !isObject(item.object)) return null
	if (tense === 'base' && /^(?:past|participle)$/.test(item.form)) return null
	if (tense === 'past' && item.form === 'base' && notes.length > 0 && !isSameForm('base'))
		return null
	if (hasSecondVerb(span) || isSubject(span)) return null
	if (notes.length > 0 && !isSameForm(item.form as ActForm) && mayBeNouns(item.form, span))
		return null
	const { verb, object } = plainer({ verb: item.verb, object: item.object })
	const told = tense === 'past' ? verb.past : verb.lemma
	const words = [item.adverb, told, item.particle, inTense(verb.lemma, object, tense)]
	return {
		...asAct(words.filter(Boolean).join(' '), item.form as ActForm),
		takesList: opensList(item.verb.lemma, item.object),
	}
}

// A verb that is a noun too, before a bare noun, is none in a list of things.
function mayBeNouns(form: string, [first, next]: readonly Token[]): boolean {
	return (
		/^(?:base|past)$/.test(form) && isAlsoNoun(first?.lower ?? '') && /^NN/.test(next?.tag ?? '')
	)
}

// Reads a piece in a list of plain verbs or of past forms in the same form, even if the tagger takes it for a noun.
function readInForm(text: string, span: readonly Token[], form: ActForm | undefined) {
	if (form !== 'base' && form !== 'past') return null
	const isVerb = findVerb(span[0]?.lower ?? '')?.forms.includes(form) === true
	const isFollowed = /^(?:NN|DT|PRP|JJ|VB)/.test(span[1]?.tag ?? '')
	if (!isVerb || !isFollowed) return null
	const act = readAct(text, [form], { isList: true })
	return act === null ? null : { ...act, particle: '' }
}

function isObject(object: string): boolean {
	return object !== '' && !/^(?:\d+|and\b.*|or\b.*)$/.test(object)
}

// Whether a gerund is the subject of the words after it: before a past form, or before “done”, it is no act of the
// writer.
function isSubject([first, ...rest]: readonly Token[]): boolean {
	if (!/ing$/.test(first?.lower ?? '')) return false
	return rest[0]?.tag === 'VBD' || (rest.length > 1 && rest.at(-1)?.lower === 'done')
}

const opensClause = rewriteWords.pattern('opens-a-subclause', 'whole', '')

// A second verb without anything to open its clause: two sentences that ran into each other.
function hasSecondVerb(span: readonly Token[]): boolean {
	const verbs = span.filter(({ tag }) => /^(?:VBD|VBP|VBZ|MD)$/.test(tag))
	const [, second] = verbs
	if (second === undefined) return false
	return !span.some(
		({ index, lower, tag }) => index < second.index && (opensClause.test(lower) || tag === 'SC'),
	)
}

const listOpener =
	/(?:^|\s)(?:with|on|about|including|such as|i\.e\.,?|e\.g\.,?|doing) (?!(?:the|an?|my|our|their|\d|them|it|me|time)\b)[^,]*$/

// Whether an act opens a list. The things listed behind it share its verb.
function opensList(lemma: string, object: string): boolean {
	return lemma === 'do' || listOpener.test(object)
}

// "Liaising with doctors and relatives": people behind people are met by the same act.
function isSecondPerson({ text }: ActPiece, named: string): boolean {
	const words = named.split(' ')
	const isPeople = arePeople(words.at(-1) ?? '') || findTaskVerb(words) === 'deal with'
	return isPeople && / (?:with|to|for) [^,]*$/.test(text)
}

// The last thing of two is the act's as well.
function sharesVerb(last: ActPiece, thing: ThingPiece, join: string): boolean {
	if (last.takesList) return !ownVerbs.includes(thing.verb)
	const [named = ''] = thing.text.split(/ (?:for|to|of|in|on|at|with|from) /, 1)
	if (join === ' and ' && isSecondPerson(last, named)) return true
	if (join !== ' and ' || findTaskVerb(named.split(' ')) !== null) return false
	// "Their reading and writing" is one pair; "under conveyors and general labouring" is not.
	const isPair = /ing$/.test(last.text) && /^\p{L}+ing$/u.test(thing.text)
	const isGerund = /^(?:\p{L}+ )?(?!using)\p{L}+ing\b/u.test(thing.text)
	return (isPair || !isGerund) && !/ and /.test(last.text)
}
