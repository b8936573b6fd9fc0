import type { Education, Experience } from '@app/cv'
import { splitSentences } from '@app/language'
import type { Passage } from '../layout/join-lines.ts'
import { isGrade } from '../lexicon/grades.ts'
import { joinSpans, type Span, sliceSpan } from '../text/span.ts'
import { dateOfHeader, type EntryDate, periodFields } from './entry-date.ts'
import { type ExtractedField, toField } from './extracted.ts'
import { isFirstPerson } from './is-first-person.ts'
import { isProse } from './is-prose.ts'
import { type CareerFact, parseCareerSentence, splitIntoPosts } from './parse-career-sentence.ts'
import { type CourseFact, parseCourseSentence } from './parse-course-sentence.ts'
import { optional } from './read-experience.ts'
import { readSentence } from './sentence-words.ts'
import type { SectionFragment } from './split-mixed-section.ts'

/** The jobs and courses of a CV that tells its career in sentences, and the passages that remain. */
export type NarrativeCareer = {
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
 * Reads the career of a CV without a list of jobs, from the sentences of its introduction and its sections. Returns
 * `null` if there is a list of jobs, or if fewer than two sentences tell of a post. A sentence that tells of no post
 * or course stays unchanged.
 */
export function readNarrativeCareer(
	prose: readonly Passage[],
	content: readonly SectionFragment[],
): NarrativeCareer | null {
	const jobs = content.filter(({ kind }) => kind === 'experience')
	const listed = jobs.flatMap(({ passages }) => passages).some(isListed)
	if (listed) return null
	const told: Told = { posts: [], courses: [] }
	const left = (passages: readonly Passage[]) =>
		passages.flatMap((passage) => takeFacts(passage, told))
	const remains = prose.map((passage) => {
		const before = told.posts.length + told.courses.length
		const passages = left([passage])
		return { passages, tells: told.posts.length + told.courses.length > before }
	})
	// A letter first states its purpose; the sentences after its career are no profile.
	const end = remains.findIndex(({ tells }) => tells) + 1 || remains.length
	const [intro, outro] = [remains.slice(0, end), remains.slice(end)].map((some) =>
		some.flatMap(({ passages }) => passages),
	)
	const rest = content.map((pile): SectionFragment => {
		if (!(telling as readonly string[]).includes(pile.kind)) return pile
		const kind = pile.kind === 'experience' ? 'custom' : pile.kind
		return { ...pile, kind, passages: left(pile.passages) }
	})
	if (told.posts.length < fewestPosts) return null
	// The rest of a section of courses without a title, such as the end of a letter, names no course.
	const isRest = ({ kind, title }: SectionFragment) => kind === 'education' && title === null
	return {
		experience: told.posts.map(toJob),
		education: told.courses.map(toCourse),
		prose: intro ?? [],
		content: [
			...rest.map(
				(pile): SectionFragment =>
					told.courses.length > 0 && isRest(pile) ? { ...pile, kind: 'custom' } : pile,
			),
			{ kind: 'custom', title: null, passages: outro ?? [] },
		],
	}
}

/** Sections in which sentences may tell of a career. */
const telling = ['experience', 'education', 'professionalSummary', 'custom']

// A sentence about oneself heads no job, even with dates.
function isListed(passage: Passage): boolean {
	if (isProse(passage) && isFirstPerson(passage.span.text)) return false
	return !isProse(passage) || dateOfHeader(passage) !== null
}

type ToldPost = Extract<CareerFact, { kind: 'post' }>
type Post = ToldPost & { said: Span[]; left: EntryDate | null }
type Told = { posts: Post[]; courses: CourseFact[] }

// Takes the posts and courses out of a passage. The sentences behind one about a post describe that post, up to the
// end of the paragraph.
function takeFacts(passage: Passage, told: Told): Passage[] {
	const left: Span[] = []
	let open: Post | null = null
	for (const sentence of sentencesOf(passage.span).flatMap(splitIntoPosts)) {
		const fact = parseCareerSentence(sentence)
		const post = fact?.kind === 'post' ? postAfter(told.posts.at(-1), fact) : null
		if (post !== null) {
			open = post
			told.posts.push(post)
			continue
		}
		const courses = fact?.kind === 'post' ? [] : coursesOf(sentence)
		if (courses.length > 0) told.courses.push(...courses)
		else if (fact?.kind === 'leaving' && open?.date.range.endDate === '') open.left ??= fact.date
		else (open?.said ?? left).push(sentence)
	}
	return left.length === 0 ? [] : [{ ...passage, span: joinSpans(left) }]
}

// Who is given a post where no employer is named has it at the one before, and that is where the post before ended.
function postAfter(before: Post | undefined, fact: ToldPost): Post | null {
	const post: Post = { ...fact, said: [], left: null }
	if (fact.employer !== undefined || !(fact.isAppointment || fact.isThere)) return post
	if (before?.employer === undefined) return null
	const { range } = fact.date
	if (before.date.range.endDate === '')
		before.left ??= { ...fact.date, range: { ...range, isRange: false, current: false } }
	return { ...post, employer: before.employer, place: before.place }
}

function coursesOf(sentence: Span): CourseFact[] {
	return isFirstPerson(sentence.text) ? parseCourseSentence(readSentence(sentence)) : []
}

/** The sentences of a passage; one with wide spaces inside a sentence is left whole. */
export function sentencesOf(span: Span): Span[] {
	let at = 0
	const sentences: Span[] = []
	for (const sentence of splitSentences(span.text)) {
		const start = span.text.indexOf(sentence, at)
		if (start === -1) return [span]
		at = start + sentence.length
		sentences.push(sliceSpan(span, start, at))
	}
	return sentences
}

function toJob({ title, employer, place, date, said, left }: Post): ExtractedField<Experience> {
	const { startDate, endDate, current } = periodFields(date)
	return {
		jobTitle: optional(title, confidence),
		employer: optional(employer, confidence),
		location: optional(place, confidence),
		startDate,
		endDate: endDate ?? periodFields(left).endDate,
		current,
		achievements: said.length === 0 ? [] : [toField(joinSpans(said), confidence)],
	}
}

/** Returns a course as the fields of a CV. Running text is less sure than a list. */
export function toCourse({
	school,
	qualification,
	subject,
	grade,
	date,
}: CourseFact): ExtractedField<Education> {
	const isMarked = subject !== undefined && (isGrade(subject.text) || /\(/.test(subject.text))
	return {
		institution: optional(school, confidence),
		qualification: optional(qualification, confidence),
		fieldOfStudy: isMarked ? undefined : optional(subject, confidence),
		grade: optional(grade, confidence) ?? (isMarked ? optional(subject, confidence) : undefined),
		...periodFields(date),
	}
}
