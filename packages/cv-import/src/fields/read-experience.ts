import type { Experience } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { clearlyNamesPlace, leanToTitle } from '../learned/lean.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { isPlace, looksLikeTown } from '../lexicon/place-names.ts'
import { joinSpans, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { isBodyLabel, withoutBodyLabel } from './body-labels.ts'
import { dateIn, jobDates } from './entry-date.ts'
import { isProse } from './entry-rows.ts'
import { type Entry, findEntries } from './find-entries.ts'
import { type Field, type Found, fieldOf } from './found.ts'
import {
	type HeaderParts,
	headerParts,
	type Part,
	placesByPattern,
	splitByPattern,
} from './header-parts.ts'
import { type LabelledEntry, readLabelled } from './read-labelled.ts'

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
export function readExperience(passages: readonly Passage[]): Found<Experience>[] {
	const labelled = readLabelled(passages)
	if (labelled !== null) return labelled.map(labelledJob)
	return readPosts(passages).map(({ title, organisation, place, entry, rest, confidence }) => ({
		jobTitle: optional(title?.span, confidence),
		employer: optional(organisation?.span, confidence),
		location: optional(place?.span, 0.85),
		...jobDates(entry.date),
		...describe(entry.body, rest),
	}))
}

function labelledJob({ slots, body }: LabelledEntry): Found<Experience> {
	const employer = slots.employer === undefined ? null : splitTown(slots.employer)
	return {
		jobTitle: optional(slots.title, 0.95),
		employer: optional(employer?.name, 0.95),
		location: optional(slots.location ?? employer?.place, 0.9),
		...jobDates(slots.dates === undefined ? null : dateIn(slots.dates)),
		...describe(body),
	}
}

// "Maple Court Care Home, Barnsley"
function splitTown(employer: Span): { name: Span; place: Span | undefined } {
	const comma = employer.text.indexOf(', ')
	const place = comma === -1 ? undefined : trimSpan(sliceSpan(employer, comma), /[\s,]/)
	if (place === undefined || !isPlace(place.text)) return { name: employer, place: undefined }
	return { name: sliceSpan(employer, 0, comma), place }
}

/** Reads the posts of a section; whether titles or organisations come first is decided for all at once. */
export function readPosts(passages: readonly Passage[]): Post[] {
	const entries = findEntries(passages)
	const headers = splitByPattern(placesByPattern(entries.map(headerParts)))
	const read = headers.map(placeAmongThree).map((header, index) => ({
		entry: entries[index] as Entry,
		...splitLoneParts(header),
	}))
	const vote = read.reduce((sum, { parts }) => sum + titleFirstScore(parts), 0)
	const posts: Post[] = []
	let employer: Post | null = null
	for (const { entry, parts, places } of read) {
		const post = postOf(parts, { entry, place: places[0] ?? null, vote })
		if (entry.isGroup) {
			employer = { ...post, organisation: post.organisation ?? post.title }
			continue
		}
		const inherits = post.organisation === null && employer !== null && !isBreak(post)
		posts.push(inherits && employer !== null ? inherit(post, employer) : post)
		if (!inherits) employer = post
	}
	return posts
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

// Between two jobs nobody is employed.
function isBreak({ title }: Post): boolean {
	return /\b(?:gap year|career break|travell?ing|sabbatical|maternity leave|parental leave|elternzeit|auszeit|unemployed)\b/i.test(
		title?.span.text ?? '',
	)
}

// A second role under one employer names only the role.
function inherit(post: Post, { organisation, place }: Post): Post {
	return { ...post, organisation, place: post.place ?? place, confidence: post.confidence * 0.9 }
}

function titleFirstScore([a, b]: readonly Part[]): number {
	if (a === undefined || b === undefined) return 0
	const score = balance(a.span.text) - balance(b.span.text)
	return Math.max(-1.5, Math.min(1.5, score))
}

/** Above zero the text is a title, below zero an organisation. */
function balance(text: string): number {
	const known = jobScore(text) - organisationScore(text)
	return known === 0 ? leanToTitle(text) : known
}

type PostContext = { entry: Entry; place: Part | null; vote: number }

function postOf(all: readonly Part[], { entry, place, vote }: PostContext): Post {
	const parts = joinSpeciality(all)
	const [a, b] = parts
	if (a === undefined)
		return { entry, place, title: null, organisation: null, rest: [], confidence: 0.5 }
	if (b === undefined) {
		const isTitle = balance(a.span.text) >= 0
		const confidence = balance(a.span.text) === 0 ? 0.5 : 0.8
		return isTitle
			? { entry, place, title: a, organisation: null, rest: [], confidence }
			: { entry, place, title: null, organisation: a, rest: [], confidence }
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

type Parts = { parts: Part[]; places: Part[] }

const atWord = /\s+(?:at|@|chez|bei|presso|bij|w firmie)\s+/

// "Shift Manager at Oak Inn", "Cook, Sample Kitchen, Leeds": one part that says several things.
function splitLoneParts({ parts, places }: Parts): Parts {
	const [only, second] = parts
	if (only === undefined) return { parts, places }
	const at = atWord.exec(only.span.text)
	if (at !== null && second === undefined) {
		const before = { ...only, span: sliceSpan(only.span, 0, at.index) }
		const after = { ...only, span: trimSpan(sliceSpan(only.span, at.index + at[0].length)) }
		return splitPlace({ parts: [before, after], places })
	}
	if (second !== undefined) return { parts, places }
	const comma = bestComma(only.span.text)
	if (comma === null) return { parts, places }
	const before = { ...only, span: trimSpan(sliceSpan(only.span, 0, comma)) }
	const after = { ...only, span: trimSpan(sliceSpan(only.span, comma), /[\s,]/) }
	return splitPlace({ parts: [before, after], places })
}

function splitPlace({ parts: [a, b], places }: Parts): Parts {
	if (a === undefined || b === undefined || places.length > 0) {
		return { parts: [a, b].filter((part) => part !== undefined), places }
	}
	const comma = b.span.text.lastIndexOf(', ')
	if (comma === -1 || organisationScore(b.span.text.slice(comma)) > 0)
		return { parts: [a, b], places }
	const place = { ...b, span: trimSpan(sliceSpan(b.span, comma), /[\s,]/) }
	return { parts: [a, { ...b, span: sliceSpan(b.span, 0, comma) }], places: [place] }
}

// The comma at which a title and an organisation part best.
function bestComma(text: string): number | null {
	// "Brightwater Energy, Inc." is one name.
	const commas = [...text.matchAll(/,\s+(?!(?:Inc|Ltd|LLC|LLP|plc|Corp|Limited|GmbH)\b)/gi)].map(
		(match) => match.index,
	)
	const scored = commas.map((comma) => ({
		comma,
		score: Math.abs(balance(text.slice(0, comma)) - balance(text.slice(comma))),
	}))
	// "Associate Solicitor, Private Client, Andrew & Co LLP": the firm begins where its own words do.
	const named = commas.find(
		(comma, index) => organisationScore(text.slice(comma, commas[index + 1])) > 0,
	)
	if (named !== undefined && jobScore(text.slice(0, named)) > 0) return named
	const [best] = scored.sort((a, b) => b.score - a.score || a.comma - b.comma)
	return best?.comma ?? null
}

/** What is said of a post: points become achievements, and a paragraph before them its summary. */
export function describe(
	body: readonly Passage[],
	more: readonly Part[] = [],
): { summary?: Field | undefined; achievements?: Field[] | undefined } {
	const lead = more
		.filter(({ span }) => span.text.split(/\s+/).length > 3)
		.map(({ span }) => fieldOf(span, 0.55))
	const said = body
		.filter(({ span }) => !isBodyLabel(span.text))
		.map((passage) => ({ ...passage, span: withoutBodyLabel(passage.span) }))
	const [first, ...rest] = said
	if (first === undefined) return { achievements: lead }
	const hasPoints = rest.some((passage) => passage.isBullet)
	const isIntroduction = !first.isBullet && isProse(first) && hasPoints
	const points = isIntroduction ? rest : said
	return {
		summary: isIntroduction ? fieldOf(first.span, 0.85) : undefined,
		achievements: [
			...lead,
			...points.map((passage) => fieldOf(passage.span, passage.isBullet ? 0.95 : 0.75)),
		],
	}
}

/** A field of the words if there are any. */
export function optional(span: Span | undefined, confidence: number): Field | undefined {
	return span === undefined || span.text.trim() === '' ? undefined : fieldOf(span, confidence)
}
