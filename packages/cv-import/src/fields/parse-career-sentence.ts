import type { FoundDateRange } from '@app/language'
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

/** A post that a sentence tells of, with its dates. */
type ToldPost = {
	kind: 'post'
	title: Span | undefined
	employer: Span | undefined
	place: Span | undefined
	date: EntryDate
}
/** What a sentence tells of a career; `leaving` says when the post before it ended. */
export type CareerFact = ToldPost | { kind: 'leaving'; date: EntryDate }

/** What a verb of holding a post does. */
const holding = ['be', 'start', 'work', 'join', 'go', 'take', 'become']
/**
 * Reads a sentence that says which post somebody held, or when they left it: "I" with a verb of holding a post, its title, its
 * employer and its dates. `null` for any other sentence, and where one of these isn't sure.
 */
export function parseCareerSentence(span: Span): CareerFact | null {
	const sentence = readSentence(span)
	return parsePost(sentence) ?? parseLeaving(sentence)
}

function parsePost(sentence: Sentence): ToldPost | null {
	const verb = findVerbOfWriter(sentence.words, holding)
	if (verb === -1) return null
	const title = findTitle(sentence, verb)
	const employer = findEmployer(sentence, verb)
	const place = employer === null ? null : findPlace(sentence, employer.to)
	const date = choosePostDate(sentence, sentence.words[verb]?.text ?? '')
	const isLong = sentence.dates.some(({ isRange, current }) => isRange || current)
	if (date === null || title === null || (employer === null && !isLong)) return null
	return {
		kind: 'post',
		title: title.span,
		employer: employer?.span,
		place: place?.span,
		date,
	}
}

function parseLeaving(sentence: Sentence): CareerFact | null {
	const verb = findVerbOfWriter(sentence.words, ['leave'])
	const [range, ...others] = sentence.dates
	if (verb === -1 || range === undefined || others.length > 0 || range.current) return null
	return { kind: 'leaving', date: toDate(sentence, range) }
}

// "I was", "I have been", "I then went", and "Joined X in 1990" without the "I".
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

// The title stands behind the verb ("was a bus driver"), "as" ("as an apprentice") or a word for a post ("the job of").
function findTitle(sentence: Sentence, verb: number): Phrase | null {
	const { words } = sentence
	const said = words[verb]?.text ?? ''
	const isTitle = hasCareerRole(said, 'be') || hasCareerRole(said, 'become')
	const marks = words.flatMap(({ text }, index) => {
		if (index === verb) return isTitle ? index : []
		if (index < verb) return []
		const isOf = hasCareerRole(text, 'of') && hasCareerRole(words[index - 1]?.text ?? '', 'post')
		return isOf || hasCareerRole(text, 'as') ? index : []
	})
	for (const mark of marks) {
		const from = skipArticles(words, mark + 1)
		const to = endOfPhrase(words, from)
		const found = toPhrase(sentence, from, to)
		if (found !== null && jobScore(found.span.text) > 0) return found
	}
	return null
}

function endOfPhrase(words: readonly Word[], from: number): number {
	const stops = ({ text }: Word) => hasCareerRole(text, 'stop') || /^[|,;:()]$/.test(text)
	const end = words.findIndex((word, index) => index >= from && stops(word))
	return end === -1 ? words.length : end
}

// A name with a capital, behind "at", "with", "for", "to" or the verb "join".
function findEmployer(sentence: Sentence, verb: number): Phrase | null {
	const { words } = sentence
	for (const [index, { text }] of words.entries()) {
		const isMark = hasCareerRole(text, 'employer') && index > verb
		if (!isMark && !(index === verb && hasCareerRole(text, 'join'))) continue
		const found = nameAt(sentence, skipArticles(words, index + 1))
		if (found !== null) return found
	}
	return null
}

// "in Kirkby" or ", Kirkby" straight behind the employer.
function findPlace(sentence: Sentence, from: number): Phrase | null {
	const mark = sentence.words[from]?.text ?? ''
	return mark === ',' || hasCareerRole(mark, 'in') ? nameAt(sentence, from + 1) : null
}

// "September 1980, and was there until the pit closed in March 1993" is a range whose ends stand apart.
function choosePostDate(sentence: Sentence, verb: string): EntryDate | null {
	const { dates, span } = sentence
	const [first, second] = dates
	if (first === undefined) return null
	const between = second === undefined ? '' : span.text.slice(first.end, second.start)
	const isUntil = between.split(/\s+/).some((word) => hasCareerRole(word, 'until'))
	// "from 1994 until the spring of 1999" goes on no longer.
	const isShut = isUntil && !first.isRange
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
