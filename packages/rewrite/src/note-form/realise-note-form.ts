import { findConcepts, findVerb, splitSentences, withCapital, withoutCapital } from '@app/language'
import { openMeaning } from '@app/language/meaning/open'
import type { Draft, Tense } from '../engine/clause.ts'
import { readOpening } from '../engine/read-opening.ts'
import { normaliseSeparators } from '../parallel/normalise-separators.ts'
import { isOfOneTime } from '../parallel/realise-parallel.ts'
import { shortenPhrases } from '../shorten-phrases.ts'
import { rewriteWords } from '../word-lists.ts'
import type { NotePiece, ThingVerb } from './note-piece.ts'
import { readNotePieces } from './read-note-pieces.ts'

const fewestNotes = 3
/** The least number of things behind "responsible for" that need a verb. */
const fewestOpened = 2
/** "Covered class. Covered lunch duty": the writer's own word says something else. */
const repeatsVerb = /\b(cover(?:ed)?)\b.*\b\1\b/i
const mostNotes = 14
const mostRemarks = 2
/** The longest sentence that one still reads at once. */
const mostInOne = 150

/**
 * Rewrites a line in note form: acts take the tense of the job, and things without a verb become things that the work
 * covered, which claims no more than naming them. Returns `null` if a piece is of no known kind.
 */
export function realiseNoteForm(
	line: string,
	tense: Tense,
	{ isCorrected }: { isCorrected: boolean },
): Draft | null {
	const { text, hasGain } = normaliseSeparators(line)
	if (!isOfOneTime(text, tense) || /\p{L}:/u.test(text)) return null
	const lists = splitSentences(text).map((sentence) => readSentence(sentence, tense))
	const notes = lists.flatMap((list) => list ?? [])
	const isMessy = isCorrected || hasGain || /^\p{Ll}/u.test(line) || readOpening(line) !== null
	// In a line of several sentences a single thing is the person's role or a place.
	if (lists.some((list) => list?.length === 1 && list[0]?.kind === 'thing' && lists.length > 1))
		return null
	if (
		lists.includes(null) ||
		!isTellable(notes, readOpening(line)?.kind === 'own') ||
		!gains(notes, tense, isMessy)
	)
		return null
	if (areCredentials(notes, readOpening(line) !== null)) return null
	if (!isTold(notes, readOpening(line)?.kind)) return null
	const groups = groupThings(notes)
	if (endsInReach(groups.get('cover') ?? [])) return null
	if (!tellLoneThing(groups)) return null
	const { after, changes } = shortenPhrases(tellAll(notes, groups, tense))
	if (repeatsVerb.test(after)) return null
	return { after, changes: [{ kind: 'phrase', before: line, after }, ...changes] }
}

function readSentence(sentence: string, tense: Tense): NotePiece[] | null {
	const bare = sentence.replace(/[.;!]+$/, '')
	const opening = readOpening(bare)
	if (opening !== null && /^(?:part|help)$/.test(opening.kind)) return null
	const body = opening === null || opening.kind === 'worked-on' ? bare : opening.body
	return readNotePieces(withoutCapital(body), tense)
}

function isTellable(notes: readonly NotePiece[], isOpened: boolean): boolean {
	const remarks = notes.filter(({ kind }) => kind === 'remark').length
	const works = notes.length - remarks
	const areThings = notes.every(({ kind, text }) => kind === 'thing' && !/^\p{L}+ing\b/u.test(text))
	const fewest = isOpened && areThings ? fewestOpened : fewestNotes
	return works >= fewest && notes.length <= mostNotes && remarks <= mostRemarks
}

const fewestOfTidy = 5
const mostNames = 0.3

// A line that opens with its verbs in the right tense needs no other; a plain list of things needs one. Names are of qualifications.
function gains(notes: readonly NotePiece[], tense: Tense, isMessy: boolean): boolean {
	const wanted = tense === 'past' ? 'past' : 'base'
	const isInTense = (note: NotePiece) => note.kind === 'act' && note.form === wanted
	if (notes.every((note) => note.kind === 'remark' || isInTense(note))) return false
	const [first] = notes
	if (isMessy || (first?.kind === 'act' && first.form === 'gerund')) return true
	const named = notes.slice(1).filter(({ text }) => /\p{Lu}|\d/u.test(text))
	return (
		!notes.some(isInTense) &&
		notes.length >= fewestOfTidy &&
		named.length / notes.length <= mostNames
	)
}

function tellAll(notes: readonly NotePiece[], groups: Groups, tense: Tense): string {
	const acts = notes
		.filter((note) => note.kind === 'act')
		.map(({ text, listed }) => withCommas(inOneList([text, ...listed])))
	const covered = groups.get('cover') ?? []
	const others = [...groups].filter(([verb]) => verb !== 'cover')
	const work = inSentences([...acts, ...others.map(([verb, list]) => tellGroup(verb, list, tense))])
	const things = covered.length === 0 ? [] : [tellGroup('cover', covered, tense)]
	const ordered = notes[0]?.kind === 'thing' ? [...things, ...work] : [...work, ...things]
	const remarks = notes.filter(({ kind }) => kind === 'remark').map(({ text }) => text)
	const sentences = [...ordered, ...remarks].map(withCapital)
	return sentences.join('. ') + (sentences.length > 1 ? '.' : '')
}

const opensSubclause = rewriteWords.pattern('opens-a-time-or-condition', 'whole', '')

// Whether only the last thing has a recipient, which may belong to all.
function endsInReach(things: readonly string[]): boolean {
	const isReached = (thing: string) =>
		/ (?:to|for|with) /.test(thing) ||
		thing
			.split(' ')
			.slice(1)
			.some((word) => opensSubclause.test(word))
	return things.length > 1 && isReached(things.at(-1) ?? '') && !things.slice(0, -1).some(isReached)
}

// Whether a line tells work. A list of things without a verb of the writer already says all it can: only the opening
// of a duty shows that they were work.
function isTold(notes: readonly NotePiece[], opening: string | undefined): boolean {
	if (opening === 'charge' || (opening === 'own' && notes[0]?.kind === 'remark')) return false
	return opening === 'own' || notes.some(({ kind }) => kind === 'act')
}

const mostCredentials = 0.4

// Whether the pieces are credentials, which the work didn't cover. Behind the opening of a duty, first aid is work.
function areCredentials(notes: readonly NotePiece[], isOpened: boolean): boolean {
	const held = notes.filter(({ text }) =>
		findConcepts(text).some(({ concept: { kind } }) => kind === 'credential'),
	)
	return (
		(!isOpened && held.some(({ kind }) => kind === 'thing')) ||
		held.length / notes.length >= mostCredentials ||
		notes.some(({ text }) => /\blevel \d/i.test(text))
	)
}

type Groups = Map<ThingVerb, string[]>

// Groups things by their verb. A single tool is one of the covered things; several tools were used.
function groupThings(notes: readonly NotePiece[]): Groups {
	const things = notes.filter((note) => note.kind === 'thing')
	const tools = things.filter(({ verb }) => verb === 'use').length
	const groups = new Map<ThingVerb, string[]>()
	for (const { verb, text } of things) {
		const shown = verb === 'use' && tools < 2 ? 'cover' : verb
		groups.set(shown, [...(groups.get(shown) ?? []), text])
	}
	return groups
}

/** Acts and communications, by WordNet's numbers. */
const handled: ReadonlySet<number> = new Set([4, 10])

// A thing alone behind the verb for lists reads as if something had been left out: work is done, papers and talks are handled.
function tellLoneThing(groups: Groups): boolean {
	const [thing, ...others] = groups.get('cover') ?? []
	if (thing === undefined || others.length > 0) return true
	const [phrase = ''] = thing.split(/ (?:for|to|of|in|on|at|with|from|by|when) /, 1)
	const head = phrase.split(' ').at(-1)?.toLowerCase() ?? ''
	// A gerund may be an act whose verb no table has, unless it is a single word that the lexicon names.
	const isNamed = !thing.includes(' ') && findConcepts(thing).length > 0
	const isGerund = /ing$/.test(head)
	if (isGerund ? !isNamed : !isHandled(head)) return false
	groups.delete('cover')
	groups.set(isGerund ? 'do' : 'handle', [thing])
	return true
}

function isHandled(noun: string): boolean {
	const meaning = openMeaning()
	const [sense] = meaning
		.senses(meaning.find(noun.replace(/ies$/, 'y').replace(/s$/, '')))
		.filter(({ part }) => part === 'noun')
	return sense !== undefined && handled.has(meaning.kind(sense.set))
}

function tellGroup(verb: ThingVerb, list: readonly string[], tense: Tense): string {
	const [word = '', ...particle] = verb.split(' ')
	const found = findVerb(word)?.verb
	const told = tense === 'past' ? (found?.past ?? word) : word
	return [told, ...particle, inOneList(list)].join(' ')
}

const fewestChained = 4
const mostWordsOfThing = 4

// A long chain of short parts is a list.
function withCommas(text: string): string {
	const parts = text.split(' and ')
	const isChain =
		parts.length >= fewestChained &&
		parts.slice(1, -1).every((part) => part.split(' ').length <= mostWordsOfThing)
	return isChain ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : text
}

function inSentences(acts: readonly string[]): string[] {
	const sentences: string[][] = []
	for (const act of acts) {
		const current = sentences.at(-1)
		if (current === undefined || [...current, act].join(', ').length > mostInOne)
			sentences.push([act])
		else current.push(act)
	}
	return sentences.map(inOneList)
}

function inOneList(items: readonly string[]): string {
	const last = items.at(-1) ?? ''
	if (items.length < 2) return last
	const comma = items.some((item) => / and |, /.test(item)) && items.length > 2 ? ',' : ''
	return `${items.slice(0, -1).join(', ')}${comma} and ${last}`
}
