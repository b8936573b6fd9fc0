import type { FoundDateRange } from '@app/language'
import { titleLogOdds } from '../classifier/phrase-log-odds.ts'
import { hasCareerRole } from '../lexicon/career-words.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { type Span, sliceSpan } from '../text/span.ts'
import type { EntryDate } from './entry-date.ts'
import {
	nameAt,
	type Phrase,
	readSentence,
	type Sentence,
	skipArticles,
	toPhrase,
	type Word,
} from './sentence-words.ts'

/** A post that a sentence states, with its dates. */
type ToldPost = {
	kind: 'post'
	title: Span | undefined
	employer: Span | undefined
	place: Span | undefined
	date: EntryDate
	/** Whether the writer was given the post, perhaps at the employer of the post before. */
	isAppointment: boolean
	/** It was held “there”, at the employer of the one before. */
	isThere: boolean
}
/** The fact about a career that a sentence states: a post, or, as `leaving`, the end of the post before. */
export type CareerFact = ToldPost | { kind: 'leaving'; date: EntryDate }

/** The verbs that tell that a person held or began a post. */
const holding = ['be', 'start', 'work', 'join', 'go', 'take', 'become']
/**
 * Reads a sentence that states which post its writer held, or when they left it: "I" with a verb of holding a post,
 * its title, its employer and its dates. Returns `null` for any other sentence, and if one of these parts isn't sure.
 */
export function parseCareerSentence(span: Span): CareerFact | null {
	const sentence = readSentence(span)
	return parsePost(sentence) ?? parseLeaving(sentence)
}

/** The clauses of a sentence that tell of a post each; the sentence itself where it has no two. */
export function splitIntoPosts(span: Span): Span[] {
	const { words } = readSentence(span)
	const starts = words.flatMap(({ text, start }, at) =>
		text === 'and' && at > 0 && words[at + 1] !== undefined ? start : [],
	)
	for (const start of starts) {
		const [before, after] = [sliceSpan(span, 0, start), sliceSpan(span, start)]
		const tellsTwo = [before, after].every((part) => parsePost(readSentence(part)) !== null)
		if (tellsTwo) return [before, ...splitIntoPosts(after)]
	}
	return [span]
}

function parsePost(sentence: Sentence): ToldPost | null {
	const appointed = findAppointment(sentence.words)
	const verb = appointed === -1 ? findVerbOfWriter(sentence.words, holding) : appointed
	if (verb === -1) return null
	const { employer, place } = withTown(sentence, findEmployer(sentence, verb))
	const isAppointment = appointed !== -1
	const title = findTitle(sentence, { verb, isAppointment, hasEmployer: employer !== null })
	const date = choosePostDate(sentence, sentence.words[verb]?.text ?? '')
	const isThere = sentence.words.some(({ text }) => hasCareerRole(text, 'there'))
	const isSure =
		employer !== null ||
		isAppointment ||
		isThere ||
		sentence.dates.some((one) => one.isRange || one.current)
	if (date === null || title === null || !isSure) return null
	return {
		kind: 'post',
		title: title.span,
		employer: employer?.span,
		place: place?.span,
		date,
		isAppointment,
		isThere: employer === null && isThere,
	}
}

// A verb of appointing with the writer as its object, or in the passive with the writer as its subject.
function findAppointment(words: readonly Word[]): number {
	return words.findIndex(({ text }, index) => {
		if (!hasCareerRole(text, 'appoint')) return false
		const [before, next] = [words[index - 1]?.text ?? '', words[index + 1]?.text ?? '']
		const isPassive = hasCareerRole(before, 'be') && words[index - 2]?.text === 'I'
		return next === 'me' || isPassive
	})
}

function parseLeaving(sentence: Sentence): CareerFact | null {
	const verb = findVerbOfWriter(sentence.words, ['leave'])
	const [range, ...others] = sentence.dates
	if (verb === -1 || range === undefined || others.length > 0 || range.current) return null
	return { kind: 'leaving', date: toDate(sentence, range) }
}

// A verb whose subject is “I”, or a form of “be” after a word for a post. Other verbs may begin a sentence without a subject.
function findVerbOfWriter(words: readonly Word[], roles: readonly string[]): number {
	return words.findIndex(({ text }, index) => {
		if (!roles.some((role) => hasCareerRole(text, role))) return false
		let before = index - 1
		while (isBetween(words[before])) before--
		const subject = words[before]?.text ?? ''
		if (hasCareerRole(subject, 'post') && hasCareerRole(text, 'be')) return true
		return subject === '' ? !hasCareerRole(text, 'be') : /^I(?:['’]ve)?$/.test(subject)
	})
}

function isBetween(word: Word | undefined): boolean {
	if (word === undefined) return false
	return hasCareerRole(word.text, 'auxiliary') || hasCareerRole(word.text, 'adverb')
}

// The title follows a verb of being, becoming or appointing, “as”, or a word for a post and “of”. Beside an employer it needs
// only to read as a title.
function findTitle(
	sentence: Sentence,
	{ verb, isAppointment, hasEmployer }: Telling,
): Phrase | null {
	const { words } = sentence
	for (const mark of marksOfTitle(words, { verb, isAppointment })) {
		const isTo = isAppointment && words[mark + 1]?.text === 'to'
		const from = skipArticles(words, mark + (isTo ? 2 : 1))
		const to = endOfPhrase(words, from)
		const found = toPhrase(sentence, from, to)
		if (found !== null && namesPost(found.span.text, hasEmployer)) return found
	}
	return null
}

type Telling = { verb: number; isAppointment: boolean; hasEmployer: boolean }

function marksOfTitle(
	words: readonly Word[],
	{ verb, isAppointment }: Omit<Telling, 'hasEmployer'>,
): number[] {
	const said = words[verb]?.text ?? ''
	const isTitle = isAppointment || hasCareerRole(said, 'be') || hasCareerRole(said, 'become')
	const own = isTitle ? [words[verb + 1]?.text === 'me' ? verb + 1 : verb] : []
	const behind = words.flatMap(({ text }, index) => {
		if (index <= verb) return []
		const isOf = hasCareerRole(text, 'of') && hasCareerRole(words[index - 1]?.text ?? '', 'post')
		return isOf || hasCareerRole(text, 'as') ? index : []
	})
	return [...own, ...behind]
}

/** The log-odds from which words outside the lists read as the title of a post. */
const leastTitleLogOdds = 0.3

function namesPost(text: string, hasEmployer: boolean): boolean {
	if (hasCareerRole(text, 'learner')) return false
	if (jobScore(text) > 0) return true
	const isName = text.split(' ').every((word) => /^\p{Lu}/u.test(word))
	return hasEmployer && (isName || titleLogOdds(text) >= leastTitleLogOdds)
}

function endOfPhrase(words: readonly Word[], from: number): number {
	const stops = ({ text }: Word) => hasCareerRole(text, 'stop') || /^[|,;:()]$/.test(text)
	const end = words.findIndex((word, index) => index >= from && stops(word))
	return end === -1 ? words.length : end
}

// A name with a capital: after a preposition of employers or “join”, aboard a ship, or as the subject that appoints the writer.
function findEmployer(sentence: Sentence, verb: number): Phrase | null {
	const { words } = sentence
	const joins = hasCareerRole(words[verb]?.text ?? '', 'join') ? [verb] : []
	const marks = (role: string) =>
		words.flatMap(({ text }, index) => (index > verb && hasCareerRole(text, role) ? index : []))
	const aboard = marks('on').filter((index) =>
		hasCareerRole(words[index + 1]?.text ?? '', 'article'),
	)
	// A town has no article and no one's name.
	const within = marks('in').filter((index) => {
		const next = words[index + 1]?.text ?? ''
		return hasCareerRole(next, 'article') || /['’]s$/.test(next)
	})
	const named = [...joins, ...marks('employer'), ...within, ...aboard].map((mark) =>
		nameAt(sentence, skipArticles(words, mark + 1)),
	)
	return named.find((found) => found !== null) ?? findSubject(sentence, verb)
}

function findSubject(sentence: Sentence, verb: number): Phrase | null {
	if (sentence.words[verb + 1]?.text !== 'me') return null
	const names = sentence.words.map((_, index) => nameAt(sentence, index))
	const isPerson = ({ span }: Phrase) => hasCareerRole(span.text, 'person')
	return names.find((found) => found?.to === verb && !isPerson(found)) ?? null
}

// A town follows a firm and “of”; in the name of a bank or a school it stays part of the name.
function withTown(
	sentence: Sentence,
	employer: Phrase | null,
): { employer: Phrase | null; place: Phrase | null } {
	if (employer === null) return { employer, place: null }
	const { from, to } = employer
	const of = to - 2
	const isOfTown = sentence.words[of]?.text === 'of' && of > from + 1
	const isBody = sentence.words.slice(from, of).some(({ text }) => hasCareerRole(text, 'body'))
	if (!isOfTown || isBody) return { employer, place: findPlace(sentence, to) }
	return { employer: toPhrase(sentence, from, of), place: toPhrase(sentence, of + 1, to) }
}

// The place follows the employer after a preposition or a comma.
function findPlace(sentence: Sentence, from: number): Phrase | null {
	const mark = sentence.words[from]?.text ?? ''
	return mark === ',' || hasCareerRole(mark, 'in') ? nameAt(sentence, from + 1) : null
}

// The start and the end of a range may be apart in the sentence.
function choosePostDate(sentence: Sentence, verb: string): EntryDate | null {
	const { dates, span } = sentence
	const [first, second] = dates
	if (first === undefined) return null
	const between = second === undefined ? '' : span.text.slice(first.end, second.start)
	const isEnd = second !== undefined && second.startDate === ''
	const isUntil = isEnd || between.split(/\s+/).some((word) => hasCareerRole(word, 'until'))
	// A separate end closes a date that would otherwise continue.
	const isShut = isUntil && first.endDate === ''
	const range = dates.find(
		({ isRange, current, startDate }) => current || (isRange && startDate !== ''),
	)
	if (range !== undefined && !isShut) return toDate(sentence, range)
	const endDate = second?.endDate || (isUntil ? (second?.startDate ?? '') : first.endDate)
	const lasts = hasCareerRole(verb, 'be') || hasCareerRole(verb, 'work')
	const isRange = endDate !== '' || !lasts
	const end = second?.end ?? first.end
	return toDate(sentence, { ...first, endDate, isRange, current: false, end })
}

function toDate({ span }: Sentence, range: FoundDateRange): EntryDate {
	return { range, span: sliceSpan(span, range.start, range.end) }
}
