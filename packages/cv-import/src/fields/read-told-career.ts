import type { Education, Experience } from '@app/cv'
import { splitSentences } from '@app/language'
import type { Passage } from '../layout/join-lines.ts'
import { isGrade } from '../lexicon/grades.ts'
import { joinSpans, type Span, sliceSpan } from '../text/span.ts'
import { courseDates, dateOfHeader, type EntryDate, jobDates } from './entry-date.ts'
import { isProse } from './entry-rows.ts'
import { type ExtractedField, toField } from './extracted.ts'
import { type CareerFact, parseCareerSentence } from './parse-career-sentence.ts'
import { optional } from './read-experience.ts'
import type { SectionFragment } from './split-mixed-section.ts'

/** The jobs and courses of a CV that tells its career in sentences, and what is left of its passages. */
export type ToldCareer = {
	experience: ExtractedField<Experience>[]
	education: ExtractedField<Education>[]
	prose: Passage[]
	content: SectionFragment[]
}

/** One post alone may be a remark beside a list that was not found. */
const fewestPosts = 2
/** A value of running text is less sure than one of a list. */
const confidence = 0.6

/**
 * Reads the career of a CV that has no list of jobs, from the sentences of its introduction and its sections; `null` where
 * there is such a list, or fewer than two sentences tell of a post. What no sentence tells of stays as it is.
 */
export function readToldCareer(
	prose: readonly Passage[],
	content: readonly SectionFragment[],
): ToldCareer | null {
	const jobs = content.filter(({ kind }) => kind === 'experience')
	const listed = jobs.flatMap(({ passages }) => passages).some(isListed)
	if (listed) return null
	const told: Told = { posts: [], courses: [] }
	const left = (passages: readonly Passage[]) =>
		passages.flatMap((passage) => takeFacts(passage, told))
	const intro = left(prose)
	const rest = content.map((pile): SectionFragment => {
		if (!(telling as readonly string[]).includes(pile.kind)) return pile
		const kind = pile.kind === 'experience' ? 'custom' : pile.kind
		return { ...pile, kind, passages: left(pile.passages) }
	})
	if (told.posts.length < fewestPosts) return null
	return {
		experience: told.posts.map(toJob),
		education: told.courses.map(toCourse),
		prose: intro,
		content: rest,
	}
}

/** Sections in which sentences may tell of a career. */
const telling = ['experience', 'education', 'professionalSummary', 'custom']

function isListed(passage: Passage): boolean {
	return !isProse(passage) || dateOfHeader(passage) !== null
}

type Post = Extract<CareerFact, { kind: 'post' }> & { said: Span[]; left: EntryDate | null }
type Course = Extract<CareerFact, { kind: 'course' }>
type Told = { posts: Post[]; courses: Course[] }

// The sentences behind one that tells of a post say more of it, up to the end of the paragraph.
function takeFacts(passage: Passage, told: Told): Passage[] {
	const left: Span[] = []
	let open: Post | null = null
	for (const sentence of sentencesOf(passage.span)) {
		const fact = parseCareerSentence(sentence)
		if (fact?.kind === 'post') {
			open = { ...fact, said: [], left: null }
			told.posts.push(open)
		} else if (fact?.kind === 'course') told.courses.push(fact)
		else if (fact?.kind === 'leaving' && open?.date.range.endDate === '') open.left ??= fact.date
		else (open?.said ?? left).push(sentence)
	}
	return left.length === 0 ? [] : [{ ...passage, span: joinSpans(left) }]
}

function sentencesOf(span: Span): Span[] {
	let at = 0
	const sentences: Span[] = []
	for (const sentence of splitSentences(span.text)) {
		const start = span.text.indexOf(sentence, at)
		// Wide spaces inside a sentence: the passage is left whole.
		if (start === -1) return [span]
		at = start + sentence.length
		sentences.push(sliceSpan(span, start, at))
	}
	return sentences
}

function toJob({ title, employer, place, date, said, left }: Post): ExtractedField<Experience> {
	const { startDate, endDate, current } = jobDates(date)
	return {
		jobTitle: optional(title, confidence),
		employer: optional(employer, confidence),
		location: optional(place, confidence),
		startDate,
		endDate: endDate ?? jobDates(left).endDate,
		current,
		achievements: said.length === 0 ? [] : [toField(joinSpans(said), confidence)],
	}
}

function toCourse({ school, qualification, subject, date }: Course): ExtractedField<Education> {
	const isMarked = subject !== undefined && (isGrade(subject.text) || /\(/.test(subject.text))
	return {
		institution: optional(school, confidence),
		qualification: optional(qualification, confidence),
		fieldOfStudy: isMarked ? undefined : optional(subject, confidence),
		grade: isMarked ? optional(subject, confidence) : undefined,
		...courseDates(date),
	}
}
