import {
	findBuzzwords,
	findConcepts,
	findLeadIn,
	findQuantities,
	findVerb,
	saysNothing,
	splitWords,
} from '@app/language'
import type { Line } from '@app/language/analysis'
import { askAboutAct } from './ask-about-act.ts'
import { askAboutObject, askByMeaning } from './ask-about-object.ts'
import type { PlacedAsk } from './placed-ask.ts'
import { namesAnAim } from './purpose-clauses.ts'
import {
	type AnsweredQuestion,
	isSameTopic,
	listAnsweredTopics,
} from './questions/answered-questions.ts'
import {
	askAboutTrade,
	askAboutWorkload,
	countPieces,
	fewestPieces,
	sumsUp,
} from './questions/ask-about-workload.ts'
import { askNext, sentencePlace } from './questions/ask-next.ts'
import { askOwnPart } from './questions/ask-own-part.ts'
import { inTenseOfJob, isSameQuestion } from './questions/question-tense.ts'
import { findServedNoun, inServedNoun } from './questions/served-noun.ts'
import { allTrades, tradeOfTitle } from './questions/trade-of-title.ts'
import { type LineWork, readLineWork } from './read-line-work.ts'
import type { Ask } from './suggestion.ts'

const anExample: PlacedAsk = {
	ask: {
		kind: 'evidence',
		unit: 'words',
		question: 'When did this make a difference? Give one example.',
	},
	fit: 'instead',
}
const whatCameOfIt: PlacedAsk = {
	ask: { kind: 'result', unit: 'words', question: 'What was the result?' },
	fit: 'result',
}
/** The facts about the job of a line. */
export type AskOptions = {
	/** The title of the job, which decides the trade whose words the questions use. */
	title?: string | undefined
	/** The lines of the job, whose own word for the people in care the questions use. */
	text?: string | undefined
	/** The job goes on: it is asked about in the present. */
	current?: boolean | undefined
	/** The questions that the writer answered, or had no answer to. None of them is asked again in any words. */
	answered?: readonly AnsweredQuestion[] | undefined
}

/** The one question that would help the line most; none when nothing is missing that can be asked about. */
export function askFollowUpQuestions(
	line: string,
	{ title = '', text = line, current = false, answered = [] }: AskOptions = {},
): Ask[] {
	const work = readLineWork(line, tradeOfTitle(title))
	const topics = listAnsweredTopics(line, answered, placeAsked)
	if (topics.length >= mostQuestions) return []
	const noun = findServedNoun(text)
	for (const asked of listQuestions(work, { hasAnswers: topics.length > 0 })) {
		if (!asked.fit.startsWith(sentencePlace) && isCounted(asked.ask, work)) {
			if (topics.length > 0) continue
			return []
		}
		if (!topics.some((topic) => isSameTopic(topic, asked)))
			return [inTenseOfJob(inServedNoun(asked, noun).ask, { isCurrent: current })]
	}
	return []
}

/**
 * Returns the place of the answer to a question asked about a line, whatever the title; `null` if the line has no
 * such question.
 */
export function findAsked(line: string, ask: Pick<Ask, 'question'>): PlacedAsk | null {
	return placeAsked(line, ask.question)
}

function placeAsked(line: string, question: string): PlacedAsk | null {
	const work = readLineWork(line)
	const noun = findServedNoun(question)
	for (const trade of [null, ...allTrades])
		for (const placed of listQuestions({ ...work, trade }, { hasAnswers: true }))
			for (const worded of [placed, inServedNoun(placed, noun)])
				if (isSameQuestion(worded.ask, question)) return worded
	return null
}

/** The number of answered questions from which a line is strong. */
const mostQuestions = 3

// Whether the line already has the number that a question asks for.
function isCounted({ question, unit }: Ask, { line: { tokens } }: LineWork): boolean {
	if (unit !== 'count') return false
	const asked = new Set(splitWords(question.toLowerCase().replace(period, '')))
	return tokens.some(({ lower, tag, index }) => {
		const isAsked = [lower, `${lower}s`].some((word) => asked.has(word.replace(/^\p{L}+-/u, '')))
		if (!isAsked || !/^(?:NN|JJ)/.test(tag)) return false
		const before = tokens.slice(Math.max(0, index - 3), index)
		// The number of a grade belongs to its name: "Band 5 nurses".
		const isNumbered = before.some(
			(token) => token.tag === 'CD' && !/^NN/.test(tokens[token.index - 1]?.tag ?? ''),
		)
		return numberedBy.test(lower) || isNumbered
	})
}

const period = / (?:(?:on |in )?an? \p{L}+|at a time)\?$/u
const numberedBy = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)-/

type Asking = { hasAnswers: boolean }

// Yields the questions about a line, the most helpful first.
function* listQuestions(work: LineWork, asking: Asking): Generator<PlacedAsk> {
	const line = work.line.text
	if (listsCredentials(line)) return
	if (isOnlyPraise(work)) return yield anExample
	// A line that asks or denies tells no work that was done.
	if (/\?|\bnot\b/i.test(line)) return
	yield* askAboutWork(work, asking)
	if (asking.hasAnswers) yield* askNext(work)
}

function* askAboutWork(work: LineWork, { hasAnswers }: Asking): Generator<PlacedAsk> {
	const line = work.line.text
	const isResultTold = tellsResult(work)
	const isSized = saysSize(line)
	if (findLeadIn(line) !== null && namesAnAim(line))
		return yield* isResultTold ? [] : [whatCameOfIt]
	if (wasThere.test(line)) return yield* askHelper(work)
	if (isResultTold) return yield* isSized ? [] : askSize(work)
	const change = askAboutAct('first', work)
	if (change !== null && (!isSized || line.length <= longestSized)) yield change
	if (isSized) return yield* hasAnswers ? askRest(work) : []
	yield* askChangeOrSize(work)
}

function* askChangeOrSize(work: LineWork): Generator<PlacedAsk> {
	const sizes = [askAboutWorkload(work), askAboutObject(work)].filter((one) => one !== null)
	yield* sizes
	if (sizes.length === 0 && saysOnlyLeadIn(work.line)) yield* askOwnPart(work)
	// For work that no table knows, every remaining question would fit any line.
	const after = askAboutAct('after', work)
	if (after !== null) yield after
	const byMeaning = askByMeaning(work)
	if (byMeaning !== null) yield byMeaning
	const ofTrade = askAboutTrade(work)
	if (ofTrade !== null) yield ofTrade
}

/** A longer line that tells a size already has enough to say. */
const longestSized = 120

/** An amount with its hedge, before the thing that it counts. */
const figures =
	/\b(?:(?:about|around|over|nearly|up to|at least|under|more than) )?\d[\d,.]*(?: ?(?:to|–|-) ?\d[\d,.]*)? (?=\p{L})/giu

const pace =
	/ (?:an? (?:day|shift|night|week|month|year|service|round|clinic|session|hour|project)|at a time)\b/gu

function withoutSize(text: string): string {
	return text
		.replace(/ \([^()]*\)/gu, (aside) => (/\d/.test(aside) ? '' : aside))
		.replace(figures, '')
		.replace(pace, '')
}

// Yields the questions after an answer: about the result of the work, or else about the size of other work in the
// line.
function* askRest({ line, trade }: LineWork): Generator<PlacedAsk> {
	const bare = readLineWork(withoutSize(line.text), trade)
	const after = askAboutAct('after', bare)
	if (after?.ask.unit === 'words' && (after.object?.work ?? 0) === 0) yield after
	// In a line with many pieces of work, a second one is a side matter.
	if (countPieces(line) >= fewestPieces) return
	for (const [work, { acts }] of bare.works.entries()) {
		if (acts.length === 0) continue
		const objects = bare.objects.filter((one) => one.work === work && one.isDirect)
		const size = work === 0 ? null : askAboutObject({ ...bare, objects })
		// Without a period the size is a side matter.
		if (size?.ask.unit === 'count' && size.often) yield { ...size, isBeside: true }
	}
}

/** The most tokens of a duty that says little beyond its topic. */
const longestBare = 6

// Whether a line is only a short duty, which doesn't say what the person did.
function saysOnlyLeadIn({ text, tokens }: Line): boolean {
	return findLeadIn(text) !== null && tokens.length <= longestBare
}

// A line that tells its result is asked only for a size, not for a change.
function* askSize(work: LineWork): Generator<PlacedAsk> {
	// A thing that is only the purpose of the work is not asked about.
	for (const size of [askAboutWorkload(work), askAboutObject(work), askByMeaning(work)])
		if (size !== null && size.object?.isDirect !== false) yield size
}

// Yields the questions about help. A helper of the people served does that work directly. With other help it is
// unclear whose work it was.
function* askHelper(work: LineWork): Generator<PlacedAsk> {
	const size = askAboutObject(work)
	const helpsPeople = size?.object?.work === 0 && size.object.isDirect && size.fit === 'before'
	if (helpsPeople) return yield size
	const workload = askAboutWorkload(work)
	if (workload !== null) return yield workload
	if (!sumsUp(work) && !saysSize(work.line.text)) yield* askOwnPart(work)
}

// How long something took is no size of it.
function saysSize(line: string): boolean {
	return findQuantities(line).some(({ kind }) => kind !== 'duration')
}

function tellsResult({ line }: LineWork): boolean {
	const isMeasured = findQuantities(line.text).some(({ kind }) =>
		/^(?:percent|multiple)$/.test(kind),
	)
	const isTold = line.clauses.some(
		({ link, agent, act }) =>
			link === 'result' ||
			(link === 'relative' && act !== null && line.tokens[act]?.tag === 'VBD') ||
			(agent === 'thing' && act !== null && /^VB[DZ]$/.test(line.tokens[act]?.tag ?? '')),
	)
	return (
		isMeasured ||
		isTold ||
		/, which |so that |\bused to (?:take|be)\b|\bby (?:half|a (?:third|quarter|half))\b|\bdown (?:from|to)\b|\bnow\b|\b(?:a (?:third|half|quarter)|halv\w+)\b|\bfrom \S+ .*\bto\b/.test(
			line.text,
		)
	)
}

// The words for attendance and teamwork, which tell that the person was there, but not what they did.
const wasThere =
	/^(?:attend|participat|took part|take part|contribut|help|assist)|^(?:was |a )?(?:key )?(?:part|member) of/i

const traits = /\bskills\b/i

// Whether a line only praises its writer and tells no work.
function isOnlyPraise(work: LineWork): boolean {
	const { text, tokens } = work.line
	if (tokens.some(({ tag }) => /^VB[DPNG]?$/.test(tag)) || askAboutObject(work) !== null)
		return false
	if (sumsUp(work)) return false
	if (findLeadIn(text) !== null || opensWithWork(text)) return false
	// Names and figures tell a specific ability or deed.
	if (tokens.some(({ tag, text: word }, at) => /\d/.test(word) || (at > 0 && tag === 'NNP')))
		return false
	return saysNothing(text) || findBuzzwords(text).length > 0 || traits.test(text)
}

/** The share of credentials among its terms from which a line without an act is a list of credentials. */
const mostlyCredentials = 0.5

// A licence, a registration or a qualification has no size and no result.
function listsCredentials(line: string): boolean {
	if (opensWithWork(line) || findLeadIn(line) !== null) return false
	const concepts = findConcepts(line)
	const credentials = concepts.filter(({ concept: { kind } }) => kind === 'credential')
	return credentials.length > 0 && credentials.length / concepts.length >= mostlyCredentials
}

// An opening past or gerund is work, though it may be tagged as a description.
function opensWithWork(text: string): boolean {
	const [opener = ''] = splitWords(text)
	return (findVerb(opener)?.forms ?? []).some((form) => /^(?:past|gerund)$/.test(form))
}
