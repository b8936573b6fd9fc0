import type { FoundDateRange } from '@app/language'
import { awardLength } from '../lexicon/award-names.ts'
import { hasCareerRole } from '../lexicon/career-words.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { findDates } from '../text/find-dates.ts'
import { type Span, sliceSpan } from '../text/span.ts'
import type { EntryDate } from './entry-date.ts'

/** A post that a sentence tells of, with its dates. */
type ToldPost = {
	kind: 'post'
	title: Span | undefined
	employer: Span | undefined
	place: Span | undefined
	date: EntryDate
}
/** A school that a sentence tells of, with what was gained there. */
type ToldCourse = {
	kind: 'course'
	school: Span
	qualification: Span | undefined
	subject: Span | undefined
	date: EntryDate | null
}
/** What a sentence tells of a career; `leaving` says when the post before it ended. */
export type CareerFact = ToldPost | ToldCourse | { kind: 'leaving'; date: EntryDate }

type Word = { text: string; start: number; end: number }
type Sentence = { span: Span; words: Word[]; dates: FoundDateRange[] }

/** A name or a title in a sentence has no more words. */
const mostWords = 8
/** What a verb of holding a post does. */
const holding = ['be', 'start', 'work', 'join', 'go', 'take', 'become']
/** Stands for a date among the words of a sentence. */
const dateMark = '|'

/**
 * Reads a sentence that says which post somebody held, or where they went to school: "I" with a verb of holding a post, its
 * title, its employer and its dates. `null` for any other sentence, and where one of these isn't sure.
 */
export function parseCareerSentence(span: Span): CareerFact | null {
	const dates = findDates(span.text)
	const sentence = { span, dates, words: splitIntoWords(span.text, dates) }
	return parseCourse(sentence) ?? parsePost(sentence) ?? parseLeaving(sentence)
}

function splitIntoWords(text: string, dates: readonly FoundDateRange[]): Word[] {
	let masked = text
	for (const { start, end } of dates)
		masked = masked.slice(0, start) + dateMark.repeat(end - start) + masked.slice(end)
	return [...masked.matchAll(/\|+|[\p{L}\p{N}&]+(?:['’.-][\p{L}\p{N}]+)*|[,;:()]/gu)].map(
		({ 0: word, index }) => ({
			text: word.startsWith(dateMark) ? dateMark : word,
			start: index,
			end: index + word.length,
		}),
	)
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

function parseCourse(sentence: Sentence): ToldCourse | null {
	const { words } = sentence
	const verb = findVerbOfWriter(words, ['go', 'study'])
	const school = findName(sentence, 0, (name) => institutionScore(name) > 0)
	if (school === null) return null
	const gained = words.findIndex(
		({ text }, index) => index >= school.to && (text === 'with' || hasCareerRole(text, 'gain')),
	)
	const award = gained === -1 ? null : findAward(sentence, gained + 1)
	if (award === null && (verb === -1 || verb > school.from)) return null
	if (verb !== -1 && findTitle(sentence, verb) !== null) return null
	const [range] = sentence.dates.toReversed()
	return {
		kind: 'course',
		school: school.span,
		qualification: award?.qualification,
		subject: award?.subject,
		date: range === undefined ? null : toDate(sentence, range),
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
		return subject === '' ? !hasCareerRole(text, 'be') : /^I(?:['’]ve)?$/.test(subject)
	})
}

function isBetween(word: Word | undefined): boolean {
	if (word === undefined) return false
	return hasCareerRole(word.text, 'auxiliary') || hasCareerRole(word.text, 'adverb')
}

type Found = { span: Span; from: number; to: number }

// The title stands behind the verb ("was a bus driver"), "as" ("as an apprentice") or a word for a post ("the job of").
function findTitle(sentence: Sentence, verb: number): Found | null {
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
		const from = skip(words, mark + 1)
		const to = endOfPhrase(words, from)
		const found = phrase(sentence, from, to)
		if (found !== null && jobScore(found.span.text) > 0) return found
	}
	return null
}

function skip(words: readonly Word[], from: number): number {
	let at = from
	while (hasCareerRole(words[at]?.text ?? '', 'article')) at++
	return at
}

function endOfPhrase(words: readonly Word[], from: number): number {
	const stops = ({ text }: Word) => hasCareerRole(text, 'stop') || /^[|,;:()]$/.test(text)
	const end = words.findIndex((word, index) => index >= from && stops(word))
	return end === -1 ? words.length : end
}

function phrase({ span, words }: Sentence, from: number, to: number): Found | null {
	const [first, last] = [words[from], words[to - 1]]
	if (first === undefined || last === undefined || to <= from || to - from > mostWords) return null
	return { span: sliceSpan(span, first.start, last.end), from, to }
}

// A name with a capital, behind "at", "with", "for", "to" or the verb "join".
function findEmployer(sentence: Sentence, verb: number): Found | null {
	const { words } = sentence
	for (const [index, { text }] of words.entries()) {
		const isMark = hasCareerRole(text, 'employer') && index > verb
		if (!isMark && !(index === verb && hasCareerRole(text, 'join'))) continue
		const found = nameAt(sentence, skip(words, index + 1))
		if (found !== null) return found
	}
	return null
}

function findName(
	sentence: Sentence,
	after: number,
	isWanted: (name: string) => boolean,
): Found | null {
	for (let index = Math.max(after, 1); index < sentence.words.length; index++) {
		const found = nameAt(sentence, index)
		if (found === null) continue
		if (isWanted(found.span.text)) return found
		index = found.to
	}
	return null
}

function nameAt(sentence: Sentence, from: number): Found | null {
	const { words } = sentence
	const isCapital = (at: number) => /^[\p{Lu}\p{N}]/u.test(words[at]?.text ?? '')
	if (!/^\p{Lu}/u.test(words[from]?.text ?? '') || words[from]?.text === 'I') return null
	let to = from + 1
	for (;;) {
		if (isCapital(to) && words[to]?.text !== 'I') to++
		else if (hasCareerRole(words[to]?.text ?? '', 'inside') && isCapital(to + 1)) to += 2
		else break
	}
	return phrase(sentence, from, to)
}

// "in Kirkby" or ", Kirkby" straight behind the employer.
function findPlace(sentence: Sentence, from: number): Found | null {
	const mark = sentence.words[from]?.text ?? ''
	return mark === ',' || hasCareerRole(mark, 'in') ? nameAt(sentence, from + 1) : null
}

type Award = { qualification: Span; subject: Span | undefined }

function findAward(sentence: Sentence, from: number): Award | null {
	const { words } = sentence
	const start = skip(words, from)
	const end = endOfAward(words, start)
	const found = phrase(sentence, start, end)
	if (found === null || degreeScore(found.span.text) + awardLength(found.span.text) === 0)
		return null
	const isIn = hasCareerRole(words[end]?.text ?? '', 'in')
	const last = words.findIndex(({ text }, index) => index > end && text === dateMark)
	const to = last === -1 ? words.length : last
	const subject = isIn ? withoutPreposition(sentence, end + 1, to) : undefined
	return { qualification: found.span, subject }
}

// An award may have "and" in its name: "City and Guilds".
function endOfAward(words: readonly Word[], from: number): number {
	const end = words.findIndex(
		({ text }, index) => index >= from && (hasCareerRole(text, 'in') || /^[|,;:()]$/.test(text)),
	)
	return end === -1 ? words.length : end
}

function withoutPreposition({ span, words }: Sentence, from: number, to: number): Span | undefined {
	const isLoose = hasCareerRole(words[to - 1]?.text ?? '', 'stop')
	const [first, last] = [words[from], words[isLoose ? to - 2 : to - 1]]
	if (first === undefined || last === undefined || last.end <= first.start) return undefined
	return sliceSpan(span, first.start, last.end)
}

// "September 1980, and was there until the pit closed in March 1993" is a range whose ends stand apart.
function choosePostDate(sentence: Sentence, verb: string): EntryDate | null {
	const { dates, span } = sentence
	const range = dates.find(
		({ isRange, current, startDate }) => current || (isRange && startDate !== ''),
	)
	if (range !== undefined) return toDate(sentence, range)
	const [first, second] = dates
	if (first === undefined) return null
	const between = second === undefined ? '' : span.text.slice(first.end, second.start)
	const isUntil = between.split(/\s+/).some((word) => hasCareerRole(word, 'until'))
	const endDate = second?.endDate || (isUntil ? (second?.startDate ?? '') : first.endDate)
	const lasts = hasCareerRole(verb, 'be') || hasCareerRole(verb, 'work')
	const isRange = endDate !== '' || !lasts
	return toDate(sentence, { ...first, endDate, isRange, end: second?.end ?? first.end })
}

function toDate({ span }: Sentence, range: FoundDateRange): EntryDate {
	return { range, span: sliceSpan(span, range.start, range.end) }
}
