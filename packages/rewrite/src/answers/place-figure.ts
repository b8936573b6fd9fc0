import { findVerb, splitWords, withCapital } from '@app/language'
import type { Line, Token } from '@app/language/analysis'
import { analyseLine } from '@app/language/analysis'
import { saysHowOften } from '../ask-about-object.ts'
import type { PlacedAsk } from '../placed-ask.ts'
import { readLineWork } from '../read-line-work.ts'
import { isAskedFor, isOfKind, lemmasOf } from './asked-noun.ts'
import { type Figure, isMoneyAmount } from './read-figure.ts'
import { tellAmount } from './tell-amount.ts'
import { namesThing, tellBehind } from './tell-beside.ts'

/**
 * Returns the line with an amount in its place: before the thing that it counts, behind that thing, or in a separate
 * statement; `null` if no place is sure.
 */
export function placeFigure(text: string, asked: PlacedAsk, figure: Figure): string | null {
	const line = analyseLine(text)
	const [fit = '', what = ''] = asked.fit.split(':')
	if (!namesThing(figure.noun) || /%/.test(figure.amount)) return null
	const place = { line, asked, figure, what }
	const isSum = asked.ask.unit === 'money'
	if (isSum !== /[£$€]/.test(figure.amount) && !(isSum && isMoneyAmount(figure.amount))) return null
	if (isSum && figure.noun !== '') return null
	if (figure.kind === 'change') return tellBeside(place)
	return (
		placeInLine(place) ??
		placeWithin(place, fit) ??
		tellBeside(place) ??
		placeElsewhere(place) ??
		tellAlone(place)
	)
}

// Puts the amount before the first object of the line if the answer, or else the question about all of the line, counts
// that object.
function placeInLine(place: Place): string | null {
	const { asked, figure, line, what } = place
	if (figure.things.length > 0 || asked.ask.unit === 'money') return null
	const named = figure.noun || (asked.object === undefined ? what.replace(endsInPeriod, '') : '')
	const [lemma = ''] = lemmasOf(named).slice(-1)
	const [first] = readLineWork(line.text).objects
	if (first?.isPlural !== true || !first.isDirect || first.names.at(-1) !== lemma) return null
	const often = asked.often ?? ''
	return before({ ...place, asked: { ...asked, object: first, often } })
}

// Puts the amount before another thing of the line if the answer counts that thing.
function placeElsewhere(place: Place): string | null {
	if (place.figure.noun === '' || countsAsked(place)) return null
	const [lemma] = lemmasOf(place.figure.noun).slice(-1)
	const object = readLineWork(place.line.text).objects.find(
		({ names, isPlural, isDirect }) =>
			isPlural && isDirect && lemma !== undefined && names.includes(lemma),
	)
	const ask = { ...place.asked.ask, question: `How many ${place.figure.noun}?` }
	return object === undefined ? null : before({ ...place, asked: { ask, fit: 'before', object } })
}

// Tells another thing than the one asked about as a statement without a verb: “About 9 calls on a morning run”.
function tellAlone(place: Place): string | null {
	const { figure, line } = place
	if (figure.noun === '' || countsAsked(place) || ofTime.test(figure.noun)) return null
	const told = [figure.amount, figure.noun, figure.often, figure.where, ...figure.things]
	return addSentence(line.text, told.filter(Boolean).join(' ') + tellBehind(figure.others))
}

/** A stretch of time or of age, which counts no work. */
const ofTime = /^(?:year|month|week|day|hour|minute|min|hr|star|%)s?\b/iu

function placeWithin(place: Place, fit: string): string | null {
	return (place.figure.things.length === 0 ? placers[fit]?.(place) : null) ?? inBrackets(place)
}

// Adds the amount behind the line, as a statement in the words of the question.
function tellBeside({ line, asked, figure }: Place): string | null {
	const isNamed = countsAsked({ line, asked, figure })
	if (!isNamed && !isOfKind(figure.noun, asked.ask.question)) return null
	const told = tellAmount({
		question: withAct(asked),
		figure,
		noun: isNamed ? '' : figure.noun,
		isCurrent: tellsPresent(line.text, asked.ask.question),
	})
	return told === null ? null : addSentence(line.text, told)
}

// Adds the act of the line to a question without a verb.
function withAct({ ask: { question }, act }: PlacedAsk): string {
	if (act === undefined || /\b(?:did|do|does|were|was|are|is|came|come)\b/.test(question))
		return question
	return question.replace(/^(How many .+?)(?= (?:an?|at a|each) |\?$)/u, `$1 did you ${act}`)
}

/** Whether the answer to a question is told in the present. */
export function tellsPresent(text: string, question: string): boolean {
	if (/\b(?:did|were|was|came)\b/.test(question)) return false
	if (/\b(?:do|does|are|is|come|use)\b/.test(question)) return true
	return isCurrentLine(text)
}

/** Whether a line is in the present, as for work that goes on. */
export function isCurrentLine(text: string): boolean {
	const forms = findVerb(splitWords(text)[0] ?? '')?.forms ?? []
	return forms.includes('base') && !forms.includes('past')
}

/** A line with one more sentence. */
export function addSentence(text: string, sentence: string): string {
	// An “etc.” at the end says nothing, and no sentence can begin behind it.
	const bare = text.replace(/,?\s*\betc\.?$/i, '').replace(/[\s,;:]+$/, '')
	return `${bare}${/[.!?)]$/.test(bare) && /[.!?]$/.test(bare) ? '' : '.'} ${withCapital(sentence)}`
}

const placers: Record<string, (place: Place) => string | null> = {
	before,
	swap,
	worth,
	of: ofSize,
	for: forPeople,
}

type Place = { line: Line; asked: PlacedAsk; figure: Figure; what: string }

// Returns the answer's period, or else the period that the question names.
function oftenIn({ line, asked, figure }: Place): string {
	const isTimed = saysHowOften(line.text) || isAtTime(figure)
	const own = figure.often || (isTimed ? '' : (asked.often ?? ''))
	return tellTimes(own, figure)
}

// Whether the answer tells when its amount holds. An amount shared by several holds in the period of its question.
const isAtTime = ({ where }: Figure) => where !== '' && !/^(?:across|between)\b/.test(where)

// When an amount holds, and in brackets how it is at other times.
function tellTimes(often: string, { where, others }: Figure): string {
	const told = [often, where].filter(Boolean).map((one) => ` ${one}`)
	const beside = tellBehind(others).replace(/^,? (?:and )?/, '')
	return `${told.join('')}${beside === '' ? '' : ` (${beside})`}`
}

// Whether the answer counts the thing asked for, because it names no other thing.
function countsAsked({ line, asked, figure }: Pick<Place, 'line' | 'asked' | 'figure'>): boolean {
	return figure.noun === '' || isAskedFor(figure.noun, asked, line.text)
}

const openPhrase = /^(?:the|some|many|several|various|numerous|multiple|different)$/

function before(place: Place): string | null {
	const { line, asked, figure } = place
	const phrase = asked.object?.phrase
	if (phrase === undefined || !countsAsked(place) || /^(?:one|1)\b/i.test(figure.amount))
		return null
	const { tokens, text } = line
	const next = tokens[phrase.to]
	const previous = tokens[phrase.from - 1]
	if (previous === undefined || (next?.tag === 'RP' && !opensPhrase(tokens[phrase.to + 1])))
		return null
	if (!isJoinedVerb(tokens, phrase) && isShared(tokens, phrase)) return null
	// The number would belong before a describing word that the phrase doesn't include.
	if (/^(?:JJ|VBG|VBN)$/.test(previous.tag) && phrase.from > 1) return null
	const from = phrase.from + Number(isJoinedVerb(tokens, phrase))
	const first = firstOfPhrase(tokens, { ...phrase, from })
	if (first === null) return null
	const end = endOfPhrase(line, phrase)
	const often = oftenIn(place)
	return `${text.slice(0, tokens[from]?.start)}${figure.amount} ${text.slice(first.start, end)}${often}${text.slice(end)}`
}

// "New starters on the tills": the particle is a preposition.
const opensPhrase = (token: Token | undefined) => /^(?:DT|PRP\$)$/.test(token?.tag ?? '')

type Range = { from: number; to: number; head: number }

// "Pick and pack orders": a verb that is joined to another and was taken for a part of the thing.
function isJoinedVerb(tokens: readonly Token[], { from, head }: Range): boolean {
	const [first, joint, last] = [tokens[from], tokens[from - 1], tokens[from - 2]]
	if (from >= head || !/^(?:and|or|&|,)$/.test(joint?.lower ?? '')) return false
	const forms = findVerb(last?.lower ?? '')?.forms ?? []
	return (
		/^VB/.test(last?.tag ?? '') &&
		forms.some((form) => findVerb(first?.lower ?? '')?.forms.includes(form))
	)
}

// The word that the number goes before; `null` where an owner, a determiner, a number or a quantifier fixes the phrase.
function firstOfPhrase(tokens: readonly Token[], { from, head }: Range): Token | null {
	const words = tokens.slice(from, head + 1)
	const at = words.findIndex(({ lower }) => !openPhrase.test(lower))
	const rest = words.slice(Math.max(at, 0))
	const isFixed = rest.some(
		({ tag, lower }) => /^(?:PRP\$|DT|CD)$/.test(tag) || /^(?:all|own|most)$/.test(lower),
	)
	return at < 0 || isFixed ? null : (rest[0] ?? null)
}

// In a pair or a list it would be unclear whether the number counts one thing or all of them.
function isShared(tokens: readonly Token[], { from, to }: Range): boolean {
	const joins = (token: Token | undefined) =>
		token !== undefined && /^(?:and|or|&|,|\/)$/.test(token.lower)
	const [previous, next, after] = [tokens[from - 1], tokens[to], tokens[to + 1]]
	const isNoun = (token: Token | undefined) => /^(?:NN|JJ|DT|PRP|CD)/.test(token?.tag ?? '')
	const isAfterNoun = joins(previous) && isNoun(tokens[from - 2])
	return isAfterNoun || (joins(next) && isNoun(after))
}

// Returns the end of a phrase with the "of" that belongs to it.
function endOfPhrase({ tokens, text }: Line, { to }: Range): number {
	let end = to
	if (tokens[end]?.lower === 'of') {
		end++
		while (/^(?:NN|JJ|DT|PRP\$|CD)/.test(tokens[end]?.tag ?? '')) end++
	}
	return tokens[end - 1]?.end ?? text.length
}

function swap(place: Place): string | null {
	const { line, asked, figure, what } = place
	const phrase = asked.object?.phrase
	if (phrase === undefined || !countsAsked(place) || isShared(line.tokens, phrase)) return null
	const [start, end] = [line.tokens[phrase.from]?.start, line.tokens[phrase.to - 1]?.end]
	return `${line.text.slice(0, start)}${figure.amount} ${what}${oftenIn(place)}${line.text.slice(end)}`
}

// The number as the size of the object: how many people, or how much money.
function ofSize(place: Place): string | null {
	const { line, asked, figure, what } = place
	const phrase = asked.object?.phrase
	const head = line.tokens[phrase?.head ?? -1]
	const isSum = asked.ask.unit === 'money'
	if (phrase === undefined || head === undefined || !countsAsked(place)) return null
	if (isShared(line.tokens, phrase) || isSum !== isMoneyAmount(figure.amount)) return null
	const arePeople = /^(?:staff|people|workforce)$/.test(head.lower)
	if (arePeople || (!isSum && head.tag === 'NNS' && what === 'people')) return before(place)
	if (line.tokens[phrase.to]?.lower === 'of') return isSum ? null : withinOf(place, phrase)
	const counted = isSum || what === 'people' || what === '' ? '' : ` ${what}`
	return openedBy(line, phrase, `of ${figure.amount}${counted}${tellTimes(figure.often, figure)}`)
}

// A group that names its members: the number goes before them.
function withinOf({ line: { tokens, text }, figure }: Place, { to }: Range): string | null {
	const inner = tokens[to + 1]
	if (inner === undefined || /^(?:CD|DT)$/.test(inner.tag)) return null
	return `${text.slice(0, inner.start)}${figure.amount} ${text.slice(inner.start)}`
}

// With its size the thing becomes indefinite, and a bare singular gets an article.
function openedBy({ tokens, text }: Line, phrase: Range, tail: string): string | null {
	const [first, head] = [tokens[phrase.from], tokens[phrase.head]]
	if (first === undefined || head === undefined) return null
	const isBare =
		!/^(?:DT|PRP\$)$/.test(first.tag) && head.tag === 'NN' && phrase.from === phrase.head
	const opened =
		first.lower === 'the'
			? `a${text.slice(first.end, head.end)}`
			: text.slice(first.start, head.end)
	return `${text.slice(0, first.start)}${isBare ? 'a ' : ''}${opened} ${tail}${text.slice(head.end)}`
}

function forPeople(place: Place): string | null {
	const { line, asked, figure, what } = place
	const phrase = asked.object?.phrase
	if (phrase === undefined || isShared(line.tokens, phrase)) return null
	const end = endOfPhrase(line, phrase)
	const next = line.tokens.find(({ start }) => start >= end)
	const opens = next?.tag === 'IN' && !/^(?:at|in|on|every|during|with|using)$/.test(next.lower)
	if (opens || next?.tag === 'RP' || next?.tag === 'TO') return null
	const counted = countsAsked(place) ? what : figure.noun
	if (counted === '' || (counted !== what && !isOfKind(counted, `How many ${what}`))) return null
	return `${line.text.slice(0, end)} for ${figure.amount} ${counted}${tellTimes(figure.often, figure)}${line.text.slice(end)}`
}

function worth({ line, asked, figure }: Place): string | null {
	const phrase = asked.object?.phrase
	if (phrase === undefined || figure.noun !== '' || !isMoneyAmount(figure.amount)) return null
	if (isShared(line.tokens, phrase)) return null
	const end = endOfPhrase(line, phrase)
	return `${line.text.slice(0, end)} worth ${figure.amount}${tellTimes(figure.often, figure)}${line.text.slice(end)}`
}

const endsInPeriod = / (?:a|an) (\p{L}+)$|^(?:a|an) \p{L}+$| at a time$/u

const namesPeriod = / (?:an? \p{L}+|at a time)\?$/u

// In brackets behind the thing: right wherever the number would not fit among the words.
function inBrackets(place: Place): string | null {
	const { line, asked, figure } = place
	const isSum = asked.ask.unit === 'money'
	const counts = countsAsked(place)
	// The period of the question doesn't apply to another thing than the one asked about.
	if (!counts && figure.often === '' && namesPeriod.test(asked.ask.question)) return null
	const own = counts ? nounInBrackets(place) : figure.noun
	const period = periodIn(place)
	// A number alone says nothing about which of the things it counts.
	if (own === '' && period === '' && !figure.where && !isSum) return null
	const end = endOfThing(place, { isItself: own === '' && !isSum })
	if (end === null) return null
	const told = [figure.amount, own, period, figure.where].filter(Boolean).join(' ')
	const inner = [told, ...figure.things].join(', ') + tellBehind(figure.others)
	return `${line.text.slice(0, end)} (${inner})${line.text.slice(end)}`
}

const nameOfThing = ({ line, asked: { object } }: Place) =>
	object === undefined ? '' : (line.tokens[object.phrase.head]?.lower ?? '')

// Returns the counted noun, if it isn't the thing before the brackets.
function nounInBrackets(place: Place): string {
	const { asked, what } = place
	if (asked.ask.unit === 'money' || what === 'worth') return ''
	const named = what.replace(endsInPeriod, '')
	return named === nameOfThing(place) ? '' : named
}

// Where the answer says when its amount holds, no period of the question goes with it.
function periodIn(place: Place): string {
	const { figure, what } = place
	if (figure.often !== '' || isAtTime(figure) || !countsAsked(place)) return figure.often
	if (saysHowOften(place.line.text)) return ''
	return endsInPeriod.exec(what)?.[0].trim() || (place.asked.often ?? '')
}

// Returns the index at which the brackets belong. An amount of the thing itself goes behind the thing. Any other
// amount goes to the end of the line, unless it would seem to belong to one thing of a list.
function endOfThing(place: Place, { isItself }: { isItself: boolean }): number | null {
	const { line, asked } = place
	const phrase = asked.object?.phrase
	const end = isItself && phrase !== undefined ? endWithParticles(line, phrase) : line.text.length
	if (end === undefined || (!isItself && !isOnePiece(line, phrase?.head ?? 0))) return null
	const before = line.text.slice(0, end)
	const after = line.text.slice(end)
	if (before.lastIndexOf('(') > before.lastIndexOf(')') || /^\s*\(/.test(after)) return null
	return /^$|^[,;.]|^ [\p{Ll}/&+–-]/u.test(after) ? end : null
}

// Returns where a phrase and the particles behind it end, because nothing parts a verb from its particles.
function endWithParticles({ tokens, text }: Line, { to }: Range): number {
	const end = tokens[to - 1]?.end ?? text.length
	const [particles = ''] =
		/^(?: (?:in|out|up|off|down|away|back|and)\b)+(?=$|[,;.])/u.exec(text.slice(end)) ?? []
	return end + particles.length
}

const mostWordsOfPiece = 14

// Whether the line tells or lists nothing else behind the thing, so that an amount at its end belongs to the whole
// line.
function isOnePiece({ tokens }: Line, head: number): boolean {
	return (
		tokens.length < mostWordsOfPiece &&
		!tokens.some(
			({ lower, index }) =>
				/^(?:,|;|\/|&|\+|\.|:|-|–|\))$/.test(lower) || (index > head && /^(?:and|or)$/.test(lower)),
		)
	)
}
