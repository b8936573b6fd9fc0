import { isCareerBreak } from '@app/cv'
import { clearlyNamesPlace } from '../classifier/phrase-log-odds.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { looksLikeTown } from '../lexicon/place-names.ts'
import { joinSpans } from '../text/span.ts'
import type { Entry } from './entry.ts'
import {
	type HeaderParts,
	headerParts,
	type Part,
	placesByPattern,
	splitByPattern,
} from './header-parts.ts'
import { splitCombinedHeaderPart } from './split-combined-header-part.ts'
import { titleVersusEmployer } from './title-versus-employer.ts'

/** A post that the person held at an organisation: a paid or a voluntary job. */
export type Post = {
	title: Part | null
	organisation: Part | null
	/** The other parts of the header. */
	rest: Part[]
	place: Part | null
	entry: Entry
	confidence: number
}

/** Reads the heads of posts by word lists, and by the order of parts in most entries of the section. */
export function postsByRules(entries: readonly Entry[]): Post[] {
	const headers = splitByPattern(placesByPattern(entries.map(headerParts)))
	const read = headers.map(placeAmongThree).map((header, index) => {
		const entry = entries[index] as Entry
		return { entry, ...(isOneName(entry) ? headerParts(entry) : splitCombinedHeaderPart(header)) }
	})
	const vote = read.reduce(
		(sum, { entry, parts }) => sum + (isOneName(entry) ? 0 : titleFirstScore(parts)),
		0,
	)
	return read.map(({ entry, parts, places }) => {
		const context = { entry, place: places[0] ?? null, vote }
		return isOneName(entry) ? namedPost(parts, context) : readPost(parts, context)
	})
}

// If an entry has three parts, the only later part that reads as a place is the place.
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
/** Whether an entry is an employer with roles or one of these roles, whose heads contain only one name. */
export function isOneName({ standing }: Entry): boolean {
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
	if (isCareerBreak({ jobTitle: a.span.text, employer: '' }) && b.row === a.row) {
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

// A speciality beside a title is part of it where the firm follows on a later row.
function joinSpeciality(parts: readonly Part[]): readonly Part[] {
	const [a, b, c, ...rest] = parts
	if (a === undefined || b === undefined || c === undefined) return parts
	const isBeside = a.row === b.row && c.row > b.row && jobScore(a.span.text) > 0
	if (!isBeside || organisationScore(b.span.text) > 0 || organisationScore(c.span.text) === 0)
		return parts
	return [{ ...a, span: joinSpans([a.span, b.span], ' – ') }, c, ...rest]
}

// Returns the title of a job among three parts, if only the third part is one and stands on a later row.
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

// A short part beside a title is part of it unless it names an organisation.
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
