import { type Experience, isBreakFromWork } from '@app/cv'
import { clearlyNamesPlace } from '../classifier/phrase-log-odds.ts'
import type { Passage } from '../layout/join-lines.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { looksLikeTown } from '../lexicon/place-names.ts'
import { joinSpans, type Span } from '../text/span.ts'
import { isDescriptionLabel, stripDescriptionLabel } from './description-labels.ts'
import type { Entry } from './entry.ts'
import { type EntryDate, jobDates } from './entry-date.ts'
import { isProse } from './entry-rows.ts'
import { expandTwoDigitYears } from './expand-two-digit-years.ts'
import { type ExtractedField, type Field, toField } from './extracted.ts'
import { findEntries } from './find-entries.ts'
import {
	type HeaderParts,
	headerParts,
	type Part,
	placesByPattern,
	splitByPattern,
	splitPlace,
} from './header-parts.ts'
import { type LabelledEntry, parseFormEntries, readLabelledDates } from './parse-form-entries.ts'
import { splitLoneParts } from './split-lone-parts.ts'
import { titleVersusEmployer } from './title-versus-employer.ts'

/** A post that somebody held somewhere: a job, or a voluntary one. */
export type Post = {
	title: Part | null
	organisation: Part | null
	/** What else the header says. */
	rest: Part[]
	place: Part | null
	entry: Entry
	confidence: number
}

/** Reads the jobs of a section, in the order in which they are printed. */
export function readExperience(passages: readonly Passage[]): ExtractedField<Experience>[] {
	const labelled = parseFormEntries(passages)
	if (labelled !== null) {
		const dates = expandTwoDigitYears(labelled.map(readLabelledDates))
		return labelled.map((entry, index) => labelledJob(entry, dates[index] ?? null))
	}
	return readPosts(passages).map(({ title, organisation, place, entry, rest, confidence }) => ({
		jobTitle: optional(title?.span, confidence),
		employer: optional(organisation?.span, confidence),
		location: optional(place?.span, 0.85),
		...jobDates(entry.date),
		...describe(entry.body, rest),
	}))
}

function labelledJob(
	{ slots, body }: LabelledEntry,
	date: EntryDate | null,
): ExtractedField<Experience> {
	// A teacher works at a school.
	const firm = slots.employer ?? slots.school
	const employer = firm === undefined ? null : splitTown(firm)
	const said = describe(body)
	return {
		jobTitle: optional(slots.title, 0.95),
		employer: optional(employer?.name, 0.95),
		location: optional(slots.location ?? employer?.place, 0.9),
		...jobDates(date),
		...said,
		summary: said.summary ?? optional(slots.about, 0.85),
	}
}

// "Maple Court Care Home, Barnsley"
function splitTown(employer: Span): { name: Span; place: Span | undefined } {
	const { part, place } = splitPlace({ span: employer, row: 0, bold: false, italic: false })
	return { name: part.span, place: place?.span }
}

/** Reads the posts of a section; whether titles or organisations come first is decided for all at once. */
export function readPosts(passages: readonly Passage[]): Post[] {
	const entries = findEntries(passages)
	const headers = splitByPattern(placesByPattern(entries.map(headerParts)))
	const read = headers.map(placeAmongThree).map((header, index) => {
		const entry = entries[index] as Entry
		return { entry, ...(isOneName(entry) ? headerParts(entry) : splitLoneParts(header)) }
	})
	const vote = read.reduce(
		(sum, { entry, parts }) => sum + (isOneName(entry) ? 0 : titleFirstScore(parts)),
		0,
	)
	const posts = read.map(({ entry, parts, places }) => {
		const context = { entry, place: places[0] ?? null, vote }
		return isOneName(entry) ? namedPost(parts, context) : readPost(parts, context)
	})
	return underEmployers(aboveEmployers(posts))
}

// "Surveyor, 2016 – 2019" straight over "Assistant Surveyor, 2014 – 2016" and the firm of both.
function aboveEmployers(posts: readonly Post[]): Post[] {
	const all = [...posts]
	for (const [index, post] of [...posts.entries()].reverse()) {
		const next = all[index + 1]
		if (next === undefined || !isBareTitle(post) || !isAboveItsEmployer(next)) continue
		const { organisation, place } = next
		all[index] = { ...post, organisation, place: post.place ?? place }
	}
	return all
}

function isBareTitle(post: Post): boolean {
	const { title, organisation, entry } = post
	const isBare = entry.standing === 'alone' && entry.body.length === 0 && organisation === null
	return isBare && title !== null && !isBreak(post) && !selfEmployed.test(title.span.text)
}

function isAboveItsEmployer({ title, organisation, entry }: Post): boolean {
	return entry.standing === 'alone' && organisation !== null && (title?.row ?? 0) < organisation.row
}

/** The posts; an employer that heads others goes into these, and stays where none of them takes it. */
function underEmployers(read: readonly Post[]): Post[] {
	const posts: Post[] = []
	const given = new Set<Post>()
	let above: { heading: Post; employer: Post } | null = null
	for (const post of read) {
		const { standing } = post.entry
		if (standing === 'group' || standing === 'employer') {
			above = {
				heading: post,
				employer: { ...post, organisation: post.organisation ?? post.title },
			}
			posts.push(post)
			continue
		}
		const heir = inherit(post, above?.employer ?? null)
		posts.push(heir ?? post)
		if (heir !== null && above !== null) given.add(above.heading)
		else if (standing !== 'role') above = { heading: post, employer: post }
	}
	const isHeading = ({ entry }: Post) => entry.standing === 'group' || entry.standing === 'employer'
	return posts.filter((post) => !isHeading(post) || !given.has(post))
}

// "Herdsman | Manor Estate | Chatteris": of three parts the one that reads as a place is one.
function placeAmongThree({ parts, places }: HeaderParts): HeaderParts {
	if (parts.length !== 3 || places.length > 0) return { parts, places }
	const towns = parts
		.slice(1)
		.filter(({ span }) => looksLikeTown(span.text) && clearlyNamesPlace(span.text))
	const [town] = towns
	if (town === undefined || towns.length > 1) return { parts, places }
	return { parts: parts.filter((part) => part !== town), places: [town] }
}

// An employer with roles under it has a name, a role a title, and either may say where it was.
function isOneName({ standing }: Entry): boolean {
	return standing === 'employer' || standing === 'role'
}

function namedPost(parts: readonly Part[], context: PostContext): Post {
	const [first, ...others] = parts
	if (first === undefined || others.some(({ span }) => organisationScore(span.text) > 0))
		return readPost(parts, context)
	const { title, rest } = wholeTitle(first, others, 0)
	const town = rest.find(({ row, span }) => row > first.row && looksLikeTown(span.text))
	const place = context.place ?? town ?? null
	return {
		title,
		place,
		organisation: null,
		confidence: 0.9,
		entry: context.entry,
		rest: rest.filter((part) => part !== place),
	}
}

// Between two jobs nobody is employed.
function isBreak({ title }: Post): boolean {
	return isBreakFromWork({ jobTitle: title?.span.text ?? '', employer: '' })
}

// A second role under one employer names only the role.
function inherit(post: Post, above: Post | null): Post | null {
	if (above === null || post.organisation !== null || isBreak(post)) return null
	if (above.entry.standing === 'employer' && post.entry.standing !== 'role') return null
	if (selfEmployed.test(post.title?.span.text ?? '') || !headsRoles(above)) return null
	const { organisation, place } = above
	return { ...post, organisation, place: post.place ?? place, confidence: post.confidence * 0.9 }
}

const selfEmployed =
	/\b(?:self[- ]employed|freelanc\w*|sole trader|own business|baby ?sitt\w+|child ?minder)\b/i

// An employer on a line above the title heads what follows; below or beside it, it is that of one job.
function headsRoles({ entry, title, organisation }: Post): boolean {
	if (entry.standing !== 'alone' || title === null || organisation === null) return true
	return organisation.row < title.row
}

function titleFirstScore([a, b]: readonly Part[]): number {
	if (a === undefined || b === undefined) return 0
	const score = titleVersusEmployer(a.span.text) - titleVersusEmployer(b.span.text)
	return Math.max(-1.5, Math.min(1.5, score))
}

type PostContext = { entry: Entry; place: Part | null; vote: number }

function readPost(all: readonly Part[], { entry, place, vote }: PostContext): Post {
	const parts = joinSpeciality(all)
	const [a, b] = parts
	if (a === undefined)
		return { entry, place, title: null, organisation: null, rest: [], confidence: 0.5 }
	if (b === undefined) {
		const isTitle = titleVersusEmployer(a.span.text) >= 0
		const confidence = titleVersusEmployer(a.span.text) === 0 ? 0.5 : 0.8
		return isTitle
			? { entry, place, title: a, organisation: null, rest: [], confidence }
			: { entry, place, title: null, organisation: a, rest: [], confidence }
	}
	if (isBreakFromWork({ jobTitle: a.span.text, employer: '' }) && b.row === a.row) {
		const whole = { ...a, span: joinSpans([a.span, b.span], ' – ') }
		return { entry, place, title: whole, organisation: null, rest: parts.slice(2), confidence: 0.9 }
	}
	const title = onlyTitle(parts)
	if (title !== null) return postOfThree(parts, title, { entry, place, vote })
	const own = titleFirstScore(parts)
	const score = own * 1.1 + Math.sign(vote) * Math.min(1.5, Math.abs(vote))
	const isTitleFirst = score >= 0
	const confidence = Math.min(0.95, 0.6 + Math.abs(score) * 0.15)
	const post = { entry, place, confidence, organisation: isTitleFirst ? b : a }
	return { ...post, ...wholeTitle(isTitleFirst ? a : b, parts.slice(2), isTitleFirst ? 1 : 0) }
}

// "Staff Nurse – Cardiology" over "Leeds General Infirmary": the firm is on the next line.
function joinSpeciality(parts: readonly Part[]): readonly Part[] {
	const [a, b, c, ...rest] = parts
	if (a === undefined || b === undefined || c === undefined) return parts
	const isBeside = a.row === b.row && c.row > b.row && jobScore(a.span.text) > 0
	if (!isBeside || organisationScore(b.span.text) > 0 || organisationScore(c.span.text) === 0)
		return parts
	return [{ ...a, span: joinSpans([a.span, b.span], ' – ') }, c, ...rest]
}

// "DHL Supply Chain – Daventry" over "Forklift Driver": only the third part is the title of a job.
function onlyTitle(parts: readonly Part[]): Part | null {
	const [a, b, c] = parts
	if (a === undefined || b === undefined || c === undefined) return null
	const isOnly = jobScore(a.span.text) === 0 && jobScore(b.span.text) === 0
	return isOnly && a.row === b.row && c.row > b.row && jobScore(c.span.text) > 0 ? c : null
}

function postOfThree(parts: readonly Part[], title: Part, { entry, place }: PostContext): Post {
	const [organisation = null, second] = parts
	const isTown = second !== undefined && looksLikeTown(second.span.text)
	const rest = parts.filter(
		(part) => part !== title && part !== organisation && !(isTown && part === second),
	)
	return {
		entry,
		title,
		organisation,
		rest,
		place: place ?? (isTown ? second : null),
		confidence: 0.75,
	}
}

// "Staff Nurse – Cardiology" over the hospital: what stands beside a title is part of it.
function wholeTitle(title: Part, rest: readonly Part[], at: number): Pick<Post, 'title' | 'rest'> {
	const beside = rest.find((part) => part.row === title.row)
	const isPart =
		at === 0 &&
		beside !== undefined &&
		beside.span.text.split(/\s+/).length <= 4 &&
		organisationScore(beside.span.text) === 0
	if (!isPart) return { title, rest: [...rest] }
	const span = joinSpans([title.span, beside.span], ' – ')
	return { title: { ...title, span }, rest: rest.filter((part) => part !== beside) }
}

/** What is said of a post: points become achievements, and a paragraph before them its summary. */
export function describe(
	body: readonly Passage[],
	more: readonly Part[] = [],
): { summary?: Field | undefined; achievements?: Field[] | undefined } {
	const lead = more
		.filter(({ span }) => span.text.split(/\s+/).length > 3)
		.map(({ span }) => toField(span, 0.55))
	const said = body
		.filter(({ span }) => !isDescriptionLabel(span.text))
		.map((passage) => ({ ...passage, span: stripDescriptionLabel(passage.span) }))
	const [first, ...rest] = said
	if (first === undefined) return { achievements: lead }
	const hasPoints = rest.some((passage) => passage.isBullet)
	const isIntroduction = !first.isBullet && isProse(first) && hasPoints
	const points = isIntroduction ? rest : said
	return {
		summary: isIntroduction ? toField(first.span, 0.85) : undefined,
		achievements: [
			...lead,
			...points.map((passage) => toField(passage.span, passage.isBullet ? 0.95 : 0.75)),
		],
	}
}

/** A field of the words if there are any. */
export function optional(span: Span | undefined, confidence: number): Field | undefined {
	return span === undefined || span.text.trim() === '' ? undefined : toField(span, confidence)
}
