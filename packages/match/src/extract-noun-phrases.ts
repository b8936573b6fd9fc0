import type { Span } from '@app/language'
import { findVerb, splitWords, stemWord, verbOfAct } from '@app/language'
import type { AdvertLine } from './advert-lines.ts'
import { createOverlapTest } from './overlaps-any-span.ts'
import { phraseWords } from './word-lists.ts'

/** Something that an advert asks for in words that the lexicon does not know, with the words themselves. */
export type Phrase = { text: string; stems: string[] }

const mostWords = 4
// Where one thing that is asked for ends and the next begins.
const border = new RegExp(
	String.raw`[,;:()[\]/•|!?…]+|\.(?=\s|$)|\s[–—-]\s|\s(?:\+|&)\s|\b(?:${phraseWords.alternatives('borders')})\b(?![’'](?:ve|re|ll|d)\b)`,
	'giu',
)
// Words that say how well, how much or whose, and verbs of any duty, before the thing itself.
const lead = phraseWords.pattern('lead', 'whole')
const tail = phraseWords.pattern('tail', 'whole')
// A phrase with one of these is a remark, not a thing.
const remark = phraseWords.pattern('remark', 'whole', 'iu')
// A phrase with one of these inside it is a clause, not a thing.
const withinThing = phraseWords.pattern('within', 'whole')
// A phrase that ends in one of these tells of the offer.
const ofOffer = phraseWords.pattern('offer', 'whole')
// Too wide to be asked for on their own.
const wide = phraseWords.pattern('wide', 'whole')

/**
 * Returns the things that a line asks for besides those that the lexicon found. Each list item is a thing; in prose,
 * a phrase counts only in a list with known names, because a sentence has much other text.
 */
export function extractNounPhrases(line: AdvertLine, known: readonly Span[]): Phrase[] {
	const pieces = splitPieces(line.text)
	const isCovered = createOverlapTest(line.text.length, known)
	const isKnown = (piece: Piece | undefined) => piece !== undefined && isCovered(piece)
	const listed = pieces.flatMap((piece, index) => {
		const [before, after] = [pieces[index - 1], pieces[index + 1]]
		if (isKnown(piece) || !isThingHere(piece, before)) return []
		const isListedWithKnown =
			(joins.test(piece.opener) && isKnown(before)) ||
			(after !== undefined && joins.test(after.opener) && isKnown(after))
		const isAskedFor =
			line.need !== 'mentioned' &&
			(namesExperience.test(piece.text) || isListed(piece, { before, after }))
		const isWanted = line.isItem || isListedWithKnown || isAskedFor
		const phrase = isWanted ? (parsePhrase(piece.text) ?? findActivity(piece.text)) : null
		return phrase === null || isBegun(phrase, after) ? [] : [phrase]
	})
	const isProse = line.need === 'mentioned' && !line.isItem
	return isProse
		? listed
		: [...listed, ...findNames(line.text, { isCovered, listed, isItem: line.isItem })]
}

// Experience of a thing is asked for wherever it stands.
const namesExperience = /\p{L}\s+experience\s*$/iu

const properName =
	/(?<=(?<!\p{L})\p{Ll}[\p{L}’']*,?\s|\d,?\s|\bthe\s|[(/])(?:\p{Lu}[\p{L}\d+#]*)(?:[ -](?:\p{Lu}[\p{L}\d+#]*|\d{2,6}\b)){0,2}/gu

// A name before a verb is a person or the employer.
const doesSomething = /^(?:[’']s\b|\s+(?:is|are|was|has|have|will|wants?|needs?)\b)/i

// In a line of requirements a name with a capital is asked for wherever it stands.
function findNames(
	text: string,
	{
		isCovered,
		listed,
		isItem,
	}: { isCovered: (place: Span) => boolean; listed: readonly Phrase[]; isItem: boolean },
): Phrase[] {
	return [...text.matchAll(properName)].flatMap(({ 0: name, index }) => {
		const end = index + name.length
		if (doesSomething.test(text.slice(end))) return []
		const isKnown =
			name.toLowerCase().replace(border, '') === '' ||
			isCovered({ start: index, end }) ||
			listed.some((phrase) => phrase.text.includes(name))
		const isOfPlace = !isItem && nameAlone.test(name) && tellsPlace.test(text.slice(0, index))
		const phrase = isKnown || isOfPlace ? null : parsePhrase(name)
		return phrase === null ? [] : [phrase]
	})
}

// In a sentence a single name after one of these words is a place or a person.
const nameAlone = /^\p{Lu}\p{Ll}+$/u
const tellsPlace = /\b(?:to|our|of|near|in|at|from|me|for the)\s*\(?$/i

/** A part of a line, and the text between it and the part before. */
export type Piece = Span & { text: string; opener: string }

function isListed(
	{ opener }: Piece,
	{ before, after }: { before: Piece | undefined; after: Piece | undefined },
): boolean {
	if (joins.test(opener) || (after !== undefined && joins.test(after.opener))) return true
	return before !== undefined && withoutLead(splitWords(before.text)).length === 0
}

const joins = /^\s*(?:,|\/|&|\+|\(|\)|and|or|plus|as well as)\s*$/i
const opens = new RegExp(
	String.raw`^(?:\s*|[\s,;:()[\]/•|!?.]+|(?:.*[^\p{L}])?(?:${phraseWords.alternatives('openers')})\s*)$`,
	'iu',
)

// A single act before a preposition goes on after it.
function isBegun({ text, stems }: Phrase, after: Piece | undefined): boolean {
	const [only] = stems
	if (stems.length > 1 || only === undefined) return false
	if (findVerb(only) === null && verbOfAct(text) === null) return false
	return after !== undefined && opensWithPreposition.test(after.opener)
}

const opensWithPreposition = new RegExp(
	String.raw`^\s*(?:${phraseWords.alternatives('prepositions')})\b`,
	'i',
)

// A thing stands at the start of its clause, or behind words that say only how well or how much.
function isThingHere(piece: Piece, before: Piece | undefined): boolean {
	if (opens.test(piece.opener) || before === undefined) return true
	if (saysOf.test(piece.opener) || opensClause.test(piece.opener)) return false
	if (modal.test(piece.opener) && isSubject.test(before.text)) return true
	return withoutLead(splitWords(before.text)).every((word) => wide.test(word))
}

// A relative clause describes its noun.
const saysOf = /^\s*(?:who|that|which)\s+(?:is|are|was|were)(?:\s+not)?\s*$/i
// An indirect question.
const opensClause = /\b(?:how|what|why|when|where|if|because)\s*$/i
const isSubject = /\b(?:you|they|holder|post-?holder|candidate|applicant)\s*$/i
const modal = /^\s*(?:will|would|can|could|must|should|may|might)(?: be| have)?\s*$/i

/** The parts of a line between words and marks that end one thing and begin the next. */
export function splitPieces(text: string): Piece[] {
	const pieces: Piece[] = []
	let start = 0
	let opener = ''
	for (const match of [...text.matchAll(border), { 0: '', index: text.length }]) {
		const piece = text.slice(start, match.index)
		const end = match.index + match[0].length
		if (piece.trim() === '') opener += match[0]
		else {
			pieces.push({ text: piece, start, end: match.index, opener })
			opener = match[0]
		}
		start = end
	}
	return pieces
}

function parsePhrase(piece: string): Phrase | null {
	const words = withoutTail(withoutLead(splitWords(piece)))
	if (words.length === 0 || words.length > mostWords || words.some(isRemark)) return null
	const isThing = words.some((word) => !wide.test(word) && hasName.test(word))
	if (
		!isThing ||
		ofOffer.test(words.at(-1) ?? '') ||
		isBareVerb(words) ||
		isLevelAlone(words) ||
		hangsInAir(words) ||
		/\p{L}ly$/u.test(words[0] ?? '')
	)
		return null
	if (words.slice(isPhrasalVerb(words) ? 2 : 1).some((word) => withinThing.test(word))) return null
	const first = piece.indexOf(words[0] ?? '')
	const last = words.at(-1) ?? ''
	const text = piece.slice(first, piece.lastIndexOf(last) + last.length)
	return { text, stems: words.map(stemWord) }
}

function withoutTail(words: readonly string[]): string[] {
	const last = words.findLastIndex((word) => !tail.test(word) && !adverb.test(word))
	return words.slice(0, last + 1)
}

// How a thing is done is no part of it.
const adverb = new RegExp(
	String.raw`\p{L}{3}(?:${phraseWords.alternatives('adverb-endings')})$`,
	'iu',
)

// A wide noun with a specific verb is a separate activity.
function findActivity(piece: string): Phrase | null {
	const words = splitWords(piece)
	const first = words.findIndex((word) => !opensAct.test(word))
	const [act = '', ...object] = words.slice(first)
	const things = object.filter((word) => !betweenActAndThing.test(word))
	const isAct = findVerb(act) !== null && !anyWork.test(act) && !remark.test(act)
	if (first === -1 || !isAct || things.length === 0 || things.length > mostThings) return null
	const last = things.at(-1) ?? ''
	if (
		!wide.test(last) ||
		anyThing.test(last) ||
		person.test(last) ||
		things.some((word) => remark.test(word) || withinThing.test(word))
	)
		return null
	const text = piece.slice(piece.indexOf(act), piece.lastIndexOf(last) + last.length)
	return { text, stems: [act, ...things].map(stemWord) }
}

const person = phraseWords.pattern('people', 'whole')
const anyThing = /^(?:things?|matters?|results?|jobs?)$/i
const mostThings = 2
const opensAct = /^(?:you(?:[’'](?:ll|d))?|to|will|also|then|able|ability|can|be)$/i
const betweenActAndThing = /^(?:an?|the|our|your|their|its|all|any|new|own|up)$/i
// A verb that fits any object says nothing about the work.
const anyWork = new RegExp(
	`^(?:${phraseWords.alternatives('any-work')})(?:e|es|s|ed|ing|ning|ting|ies|ied|d)?$`,
	'i',
)

// Letters, or a capital beside a digit, make a name; digits alone don’t.
const hasName = /\p{L}{2}|\p{Lu}\d|\d\p{Lu}/u

// A verb with a particle is an act, with its object or in its gerund.
function isPhrasalVerb([act = '', particle = '', object]: readonly string[]): boolean {
	const isParticle = /^(?:up|off|out|down|in)$/i.test(particle)
	return isParticle && (object === undefined ? /ing$/i.test(act) : findVerb(act) !== null)
}

// The noun or the verb that the last word belongs to is cut off.
function hangsInAir(words: readonly string[]): boolean {
	const [first = ''] = words
	const last = words.at(-1) ?? ''
	if (/^(?:ones?|weekly|monthly|daily|annual|quarterly|routine|regular)$/i.test(last)) return true
	return (
		/^(?:in|on|off|out|up|down)$/i.test(last) && findVerb(first) === null && !/ing$/i.test(first)
	)
}

// A long number is a reference or a sum, unless it is part of a name with a capital.
function isRemark(word: string, index: number, words: readonly string[]): boolean {
	if (!/\d{3,}/.test(word)) return remark.test(word)
	return !/^\p{Lu}/u.test(word) && !/^\p{Lu}/u.test(words[index - 1] ?? '')
}

function withoutLead(words: readonly string[]): string[] {
	const first = words.findIndex((word) => !lead.test(word))
	return first === -1 ? [] : words.slice(first)
}

// A verb alone asks for nothing that a CV could show; a gerund or a plural does.
function isBareVerb(words: readonly string[]): boolean {
	const [word = ''] = words
	const verb = words.length === 1 ? findVerb(word) : null
	return (
		verb !== null &&
		!/ing$/i.test(word) &&
		!(/s$/i.test(word) && verb.verb.lemma !== word.toLowerCase())
	)
}

// The language is asked for, not the level alone.
function isLevelAlone([word = '', ...rest]: readonly string[]): boolean {
	return rest.length === 0 && /^(?:fluent|conversational|bilingual|proficient)$/i.test(word)
}

/**
 * Returns the word lists that contain a word: lists of words that are too wide, belong to a remark or to the offer,
 * or come before a name.
 */
export function sortsOfWord(word: string): string[] {
	const sorts = { wide, remark, ofOffer, lead, tail, withinThing, anyWork, person, anyThing }
	return Object.entries(sorts).flatMap(([sort, words]) => (words.test(word) ? [sort] : []))
}
