import { analyseLine } from '@app/language/analysis'
import { findPhrase, hasPhrase, isPhrase } from './answer-phrases.ts'
import { type AnswerToken, textOf } from './answer-tokens.ts'
import { opensAside, tellCondition } from './read-condition.ts'
import { readBareTime, readPeriod, timeOf } from './read-period.ts'

/** One amount of an answer, in its parts. */
export type Amount = {
	/** The figure with its hedge: "about 10 to 15". */
	amount: string
	/** The thing counted, as the answer itself names it: "drops" in "60 drops a day". */
	noun: string
	/** The period it is counted in; empty where the answer names none. */
	often: string
	/** When, or in what, the amount holds: "on Saturdays", "across 3 dentists". */
	where: string
	/** Where it holds, if only the writer knows the place: "in phonics". */
	place: string
	/** Under what condition it holds: "if short". */
	condition: string
	/** What kind of amount it is: the usual one, the one before a change, one of other days, or a mark to reach. */
	kind: 'usual' | 'former' | 'sometimes' | 'growth' | 'change' | 'target' | 'peak'
	/** Something limits the amount that couldn't be put without its writer. */
	isLimited: boolean
	/** The word for the largest of the things: "the biggest". */
	label: string
	/** The thing stands before its number: "the golf day had 72". */
	isNamedFirst: boolean
}

type Opening = Pick<Amount, 'noun' | 'where' | 'kind' | 'label' | 'isNamedFirst'> & {
	at: number
	hedge: string
}

const kinds = ['growth', 'change', 'target', 'peak', 'sometimes', 'former'] as const
/** Pronouns that begin a sentence about an amount: "I was having 12 residents". */
const subjects: ReadonlySet<string> = new Set(['i', 'we', 'you', 'there'])
const mostWordsOfOpening = 4

/** Reads a part of an answer as an amount; `null` if it is none, or takes its amount back. */
export function readAmount(tokens: readonly AnswerToken[], text: string): Amount | null {
	const opening = readOpening(tokens, text)
	if (opening === null) return null
	const figure = readNumber(tokens, opening.at)
	if (figure === null) return null
	const rest = readRest(tokens, figure.end, text)
	if (rest === null) return null
	const noun = opening.noun || rest.noun
	if (opening.kind === 'change' && !figure.isRange) return null
	const hedge = opening.hedge || figure.rough || rest.rough
	const amount = [hedge, figure.told].filter(Boolean).join(' ')
	const where = [opening.where, rest.where].filter(Boolean).join(' ')
	const { kind, label, isNamedFirst } = opening
	return { ...rest, amount, noun, where, kind, label, isNamedFirst }
}

// Skips what stands before the number, and keeps its hedge, its time ("on Saturday maybe 200") and its thing ("the
// golf day had 72").
function readOpening(tokens: readonly AnswerToken[], text: string): Opening | null {
	const read: Opening = {
		at: 0,
		hedge: '',
		noun: '',
		where: '',
		kind: 'usual',
		label: '',
		isNamedFirst: false,
	}
	const lead: AnswerToken[] = []
	while (read.at < tokens.length && !isFigure(tokens, read.at)) {
		const skipped = skipKnown(tokens, read)
		if (skipped > 0) read.at += skipped
		else {
			lead.push(tokens[read.at] as AnswerToken)
			read.at++
		}
	}
	if (read.at === tokens.length) return null
	return lead.length === 0 ? read : withLead(read, { lead, opener: tokens[0]?.lower ?? '' }, text)
}

// The number of tokens at a place that say nothing beyond the amount behind them.
function skipKnown(tokens: readonly AnswerToken[], read: Opening): number {
	const hedge = findPhrase(tokens, read.at, 'hedge')
	for (const kind of kinds) {
		const found = findPhrase(tokens, read.at, kind)
		if (found === null || found.length < (hedge?.length ?? 0)) continue
		read.kind = kind
		read.label = found.told
		return found.length
	}
	const opening = findPhrase(tokens, read.at, 'opening')
	if (hedge !== null && hedge.length >= (opening?.length ?? 0)) {
		read.hedge = hedge.told
		return hedge.length
	}
	return Math.max(opening?.length ?? 0, skipTime(tokens, read))
}

function skipTime(tokens: readonly AnswerToken[], read: Opening): number {
	const hasPreposition = /^(?:on|in|at)$/.test(tokens[read.at]?.lower ?? '')
	const article = /^(?:an?|the)$/.test(tokens[read.at + 1]?.lower ?? '') && hasPreposition
	const at = read.at + Number(hasPreposition) + Number(article)
	const time = readBareTime(tokens, at)
	if (time === null || read.where !== '') return 0
	const opener = tokens.slice(read.at, at).map(({ lower }) => lower)
	const bare = time.told.split(' ').slice(1).join(' ')
	read.where = opener.length > 0 ? [...opener, bare.replace(/^a /, '')].join(' ') : time.told
	return at - read.at + time.length
}

type Lead = { lead: readonly AnswerToken[]; opener: string }

// Words before the number that no table knows: a sentence without a denial, or the thing itself.
function withLead(read: Opening, { lead, opener }: Lead, text: string): Opening | null {
	if (hasPhrase(lead, 'denial')) return null
	if (subjects.has(opener.replace(/'.*$/, '')) || opener === 'im')
		return lead.length <= mostWordsOfOpening ? read : null
	// "Mondays were worse": what the time is like says nothing beyond its amount.
	if (read.where !== '' && lead.length <= 2) return read
	const said = textOf(lead, text)
	const words = analyseLine(said).tokens
	const isLinked = /^(?:had|has|was|were|is|are|:)$/.test(lead.at(-1)?.lower ?? '')
	if (!isLinked || !/^(?:NN|DT|VBG)/.test(words[0]?.tag ?? '')) return null
	const noun = textOf(lead.slice(0, -1), text).replace(/^(?:the|an?) /i, '')
	return { ...read, noun, isNamedFirst: true }
}

const isFigure = (tokens: readonly AnswerToken[], at: number) =>
	tokens[at]?.isNumber === true ||
	(tokens[at]?.lower === 'one' && !/^of$/.test(tokens[at + 1]?.lower ?? ''))

type ReadNumber = { told: string; end: number; rough: string; isRange: boolean }

const joinsRange: ReadonlySet<string> = new Set(['-', '–', '—', 'to', 'or', 'and'])

// A number, or the two ends of a range.
function readNumber(tokens: readonly AnswerToken[], at: number): ReadNumber | null {
	const low = tokens[at]
	if (low === undefined || low.text.includes('%')) return null
	const joint = tokens[at + 1]
	const isBetween = joint?.lower !== 'and' || tokens[at - 1]?.lower === 'between'
	// "1,200 to nearly 9,000"
	const hedge = joint?.lower === 'to' ? findPhrase(tokens, at + 2, 'hedge') : null
	const end = at + 2 + (hedge?.length ?? 0)
	const high = tokens[end]
	if (
		high !== undefined &&
		isBetween &&
		isFigure(tokens, end) &&
		joinsRange.has(joint?.lower ?? '')
	) {
		const word = joint?.lower === 'or' ? 'or' : 'to'
		const told = [low.text, word, hedge?.told, high.text].filter(Boolean).join(' ')
		return { told, isRange: true, ...endOfNumber(tokens, end + 1) }
	}
	return { told: low.text, isRange: false, ...endOfNumber(tokens, at + 1) }
}

function endOfNumber(tokens: readonly AnswerToken[], at: number): { end: number; rough: string } {
	const rough = findPhrase(tokens, at, 'rough')
	return { end: at + (rough?.length ?? 0), rough: rough?.told ?? '' }
}

type Rest = Pick<Amount, 'noun' | 'often' | 'where' | 'place' | 'condition' | 'isLimited'> & {
	rough: string
}

// Reads what stands behind the number: the thing, its period, and when and where it holds.
function readRest(tokens: readonly AnswerToken[], from: number, text: string): Rest | null {
	const rest: Rest = {
		noun: '',
		often: '',
		where: '',
		place: '',
		condition: '',
		isLimited: false,
		rough: '',
	}
	const noun: AnswerToken[] = []
	let at = from
	while (at < tokens.length) {
		const length = skipBehind(tokens, at, rest) || readAside(tokens, at, { rest, text })
		if (length === null) return null
		if (length === 0) {
			// A word behind a time belongs to nothing that is known.
			if (`${rest.where}${rest.place}${rest.often}` !== '') return null
			noun.push(tokens[at] as AnswerToken)
		}
		at += length || 1
	}
	if (noun.some(({ isNumber }) => isNumber) || /^(?:and|or)$/.test(noun[0]?.lower ?? ''))
		return null
	rest.noun = isDone(noun) ? '' : textOf(noun, text).replace(/^of (?:the )?/, '')
	return rest
}

/** "18 came to the club": the question says it already. */
const isDone = ([first]: readonly AnswerToken[]) =>
	/^(?:came|come|were|was|are|joined|went|turned)$/.test(first?.lower ?? '')

function skipBehind(tokens: readonly AnswerToken[], at: number, rest: Rest): number {
	const rough = findPhrase(tokens, at, 'rough')
	if (rough !== null) {
		rest.rough = rough.told
		return rough.length
	}
	const period = rest.often === '' ? readPeriod(tokens, at) : null
	if (period !== null && endsThere(tokens, at + period.length)) {
		rest.often = period.told
		return period.length
	}
	const ending = findPhrase(tokens, at, 'ending')
	if (ending !== null && at + ending.length === tokens.length) return ending.length
	const time = rest.where === '' ? readBareTime(tokens, at) : null
	// Shifts behind a number are counted.
	if (tokens[at - 1]?.isNumber && isPhrase(tokens[at]?.lower ?? '', 'period')) return 0
	if (time === null || !endsThere(tokens, at + time.length)) return 0
	rest.where = time.told
	return time.length
}

// Whether a time ends here: "day" in "day centre" belongs to the thing, and "morning" in "a morning run".
function endsThere(tokens: readonly AnswerToken[], at: number): boolean {
	return (
		at >= tokens.length ||
		opensAside(tokens, at) ||
		readPeriod(tokens, at) !== null ||
		readBareTime(tokens, at) !== null ||
		(['rough', 'ending'] as const).some((role) => findPhrase(tokens, at, role) !== null)
	)
}

/** Whether a part begins with “now”. */
export function saysNow(tokens: readonly AnswerToken[]): boolean {
	return /^(?:now|currently)$/.test(tokens[0]?.lower ?? '')
}

type Aside = { rest: Rest; text: string }

// Reads a place, a time, a condition or a reason up to the next one; `null` where the amount then says something else.
function readAside(
	tokens: readonly AnswerToken[],
	at: number,
	{ rest, text }: Aside,
): number | null {
	if (!opensAside(tokens, at)) return 0
	// “In the week” is no period.
	let end = at + (tokens[at + 1]?.lower === 'the' ? 3 : 1)
	while (end < tokens.length && !endsAside(tokens, end)) end++
	const words = tokens.slice(at, end)
	const isCondition = findPhrase(tokens, at, 'condition') !== null
	if (findPhrase(tokens, at, 'reason') !== null)
		return tokens[at]?.lower === 'since' && !saysNow(tokens) ? null : tokens.length - at
	if (isCondition) {
		const told = tellCondition(tokens.slice(at), text)
		rest.condition = told ?? ''
		rest.isLimited = told === null
		return tokens.length - at
	}
	return keepPlace(words, { rest, text }) ? end - at : null
}

function endsAside(tokens: readonly AnswerToken[], at: number): boolean {
	const period = readPeriod(tokens, at)
	return (
		opensAside(tokens, at) ||
		(period !== null && endsThere(tokens, at + period.length)) ||
		findPhrase(tokens, at, 'rough') !== null
	)
}

/** Words with which an amount holds for a stretch of time that nobody asked about. */
const ofSpan: ReadonlySet<string> = new Set([
	'during',
	'over',
	'from',
	'by',
	'until',
	'till',
	'for',
])

function keepPlace(words: readonly AnswerToken[], { rest, text }: Aside): boolean {
	const said = textOf(words, text)
	const told = tellCompanions(words, text) ?? said
	const opener = words[0]?.lower ?? ''
	const isClear = saysWhen(words) || isOfOne(words) || words.some(({ isNumber }) => isNumber)
	if (!isClear && ofSpan.has(opener)) return false
	if (isClear || told !== said) rest.where = [rest.where, told].filter(Boolean).join(' ')
	else rest.place = said
	return true
}

/** Whether words say when an amount holds, so that no period of the question goes with it. */
function saysWhen(words: readonly AnswerToken[]): boolean {
	return words.some(({ lower }) => timeOf(lower) !== null || /^\d+ ?[ap]m$/.test(lower))
}

// "On a drug round", "last year": each time of something, or a whole stretch of time.
function isOfOne(words: readonly AnswerToken[]): boolean {
	const [first, second] = words
	if (/^(?:last|this)$/.test(first?.lower ?? '')) return isPhrase(second?.lower ?? '', 'period')
	return (
		/^(?:in|on|per|for)$/.test(first?.lower ?? '') &&
		/^(?:an?|each|every|one)$/.test(second?.lower ?? '') &&
		words.length > 2
	)
}

// "With 2 of us": how many did it together.
function tellCompanions(words: readonly AnswerToken[], text: string): string | null {
	const [opener, number] = words
	if (!/^(?:with|between)$/.test(opener?.lower ?? '') || number?.isNumber !== true) return null
	const isUs = findPhrase(words, 2, 'companion') !== null
	return isUs ? `in a team of ${textOf([number], text)}` : null
}

/** The tokens of an answer that say how an amount is at other times, as a line says it; `null` where they don't. */
export function tellComparison(tokens: readonly AnswerToken[], text: string): string | null {
	const sometimes = findPhrase(tokens, 0, 'sometimes')?.length ?? 0
	const compared = findPhrase(tokens, sometimes, 'compare')
	if (compared === null) return null
	const at = sometimes + compared.length
	const said = textOf(tokens.slice(0, at), text)
	if (at === tokens.length) return sometimes > 0 ? said : null
	if (findPhrase(tokens, at, 'condition') !== null) {
		const condition = tellCondition(tokens.slice(at), text)
		if (condition !== null) return `${said} ${condition}`
		return sometimes > 0 ? said : null
	}
	const time = readBareTime(tokens, at)
	if (time !== null && at + time.length === tokens.length) return `${said} ${time.told}`
	const words = tokens.slice(at)
	if (findPhrase(tokens, at, 'place') === null || words.some(({ isNumber }) => isNumber))
		return null
	return `${said} ${textOf(words, text)}`
}
