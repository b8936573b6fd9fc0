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
import { askAboutWorkload, sumsUp } from './questions/ask-about-workload.ts'
import { inTenseOfJob, isSameQuestion } from './questions/question-tense.ts'
import { allTrades, tradeOfTitle } from './questions/trade-of-title.ts'
import { type LineWork, readLineWork } from './read-line-work.ts'
import type { Ask } from './suggestion.ts'
import { rewriteWords } from './word-lists.ts'

const anExample: PlacedAsk = {
	ask: {
		kind: 'evidence',
		unit: 'words',
		question: 'When did this make a difference? Give one example.',
	},
	fit: 'instead',
}
const ownPart: PlacedAsk = {
	ask: { kind: 'ownership', unit: 'words', question: 'What did you do yourself?' },
	fit: 'own',
}
const whatCameOfIt: PlacedAsk = {
	ask: { kind: 'result', unit: 'words', question: 'What was the result?' },
	fit: 'result',
}
/** What is known about the job that a line is from. */
export type AskOptions = {
	/** Its title, which says in the words of which trade to ask. */
	title?: string | undefined
	/** The job goes on: it is asked about in the present. */
	current?: boolean | undefined
}

/** The one question that would help the line most; none when it gives a size already and there is no change to ask about. */
export function askFollowUpQuestions(
	line: string,
	{ title = '', current = false }: AskOptions = {},
): Ask[] {
	const asked = placeQuestion(readLineWork(line, tradeOfTitle(title)))
	return asked === null ? [] : [inTenseOfJob(asked.ask, { isCurrent: current })]
}

/** The place of the answer to a question that was asked of a line, whatever the title; `null` where none was. */
export function findAsked(line: string, ask: Ask): PlacedAsk | null {
	const work = readLineWork(line)
	for (const trade of [null, ...allTrades]) {
		const placed = placeQuestion({ ...work, trade })
		if (placed !== null && isSameQuestion(placed.ask, ask)) return placed
	}
	return null
}

// The question of a line; `null` when there is nothing to ask, or when the line says it.
function placeQuestion(work: LineWork): PlacedAsk | null {
	const asked = chooseQuestion(work)
	return asked === null || isCounted(asked.ask, work) ? null : asked
}

// "Two Year 2 classes", "a six-line cellar": the line has the number already.
function isCounted({ question, unit }: Ask, { line: { tokens } }: LineWork): boolean {
	if (unit !== 'count') return false
	const asked = new Set(splitWords(question.toLowerCase()))
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

const numberedBy = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)-/

function chooseQuestion(work: LineWork): PlacedAsk | null {
	const line = work.line.text
	if (listsCredentials(line)) return null
	if (isOnlyPraise(work)) return anExample
	// A line that asks or denies tells of work that wasn't done.
	if (/\?|\bnot\b/i.test(line)) return null
	if (findLeadIn(line) !== null && namesAnAim(line)) return tellsResult(work) ? null : whatCameOfIt
	const isSized = saysSize(line)
	if (wasThere.test(line)) return askHelper(work)
	return tellsResult(work) ? askSize(work, isSized) : askChangeOrSize(work, isSized)
}

function askChangeOrSize(work: LineWork, isSized: boolean): PlacedAsk | null {
	const change = askAboutAct('first', work)
	if (change !== null || isSized) return change
	const size = askAboutWorkload(work) ?? askAboutObject(work)
	if (size !== null) return size
	if (saysOnlyLeadIn(work.line)) return askOwnPart(work)
	// Of work that no table knows there is nothing to ask that would not fit any line.
	return askAboutAct('after', work) ?? askByMeaning(work)
}

/** A duty of no more words says little more than what it was about. */
const longestBare = 6

// "Responsible for the rota" doesn't say what was done.
function saysOnlyLeadIn({ text, tokens }: Line): boolean {
	return findLeadIn(text) !== null && tokens.length <= longestBare
}

// A line that tells its result is asked only for a size, not for a change.
function askSize(work: LineWork, isSized: boolean): PlacedAsk | null {
	if (isSized) return null
	const size = askAboutWorkload(work) ?? askAboutObject(work) ?? askByMeaning(work)
	// What the result is for isn't what was done.
	return size?.object?.isDirect === false ? null : size
}

// Whoever helps those the work is for does it themselves; of other help it is unclear whose work it was.
function askHelper(work: LineWork): PlacedAsk | null {
	const size = askAboutObject(work)
	const helpsPeople = size?.object?.work === 0 && size.object.isDirect && size.fit === 'before'
	if (helpsPeople) return size
	return (
		askAboutWorkload(work) ?? (sumsUp(work) || saysSize(work.line.text) ? null : askOwnPart(work))
	)
}

/** Verbs that say no more than that there was work. */
const saysLittle = rewriteWords.pattern('says-little', 'whole', '')

/** One act behind "worked on" or "responsible for" may still be everybody's. */
const fewestOwnActs = 2

// Acts in a relative clause or in the passive don't say whose work it was.
function askOwnPart({ line: { tokens } }: LineWork): PlacedAsk | null {
	const aside = tokens.findIndex(({ lower }) => /^(?:that|which|who|where)$/.test(lower))
	const acts = tokens.filter(
		({ tag, lemma, index }) =>
			index > 0 &&
			(aside < 0 || index < aside) &&
			/^(?:VBG|VBD|VBP|VB)$/.test(tag) &&
			!saysLittle.test(lemma) &&
			!/^(?:was|were|been|being)$/.test(tokens[index - 1]?.lower ?? ''),
	).length
	return acts >= fewestOwnActs ? null : ownPart
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

// Attendance and teamwork say that the person was there, not what they did.
const wasThere =
	/^(?:attend|participat|took part|take part|contribut|help|assist)|^(?:was |a )?(?:key )?(?:part|member) of/i

const traits = /\bskills\b/i

// Praise of oneself that tells of no work at all.
function isOnlyPraise(work: LineWork): boolean {
	const { text, tokens } = work.line
	if (tokens.some(({ tag }) => /^VB[DPNG]?$/.test(tag)) || askAboutObject(work) !== null)
		return false
	if (sumsUp(work)) return false
	if (findLeadIn(text) !== null || opensWithWork(text)) return false
	// Names and figures say what it is that somebody can do or has done.
	if (tokens.some(({ tag, text: word }, at) => /\d/.test(word) || (at > 0 && tag === 'NNP')))
		return false
	return saysNothing(text) || findBuzzwords(text).length > 0 || traits.test(text)
}

/** From this share of its terms on, a line without an act of its own lists what somebody holds. */
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
