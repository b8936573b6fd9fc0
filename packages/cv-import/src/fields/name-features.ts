import { isBritishOrIrishPlace } from '@app/language'
import { guessHeading } from '../classifier/heading-model.ts'
import { kindShares } from '../classifier/phrase-model.ts'
import type { Line } from '../layout/line.ts'
import { fold } from '../lexicon/fold.ts'
import { isParticle } from '../lexicon/is-particle.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { namesDocument } from '../lexicon/match-heading.ts'
import { isPlace } from '../lexicon/place-names.ts'

/** The lines that may have the name of the person: those above the first title, those of contact details, and others. */
export type NameLines = {
	lines: readonly Line[]
	/** How many lines stand above the first title, and how many with the contact details behind these. */
	header: number
	contact: number
	/** What stands before the @ of the person's email address; empty if none is known. */
	mailbox: string
}

/** What speaks for and against some words being the name, each from 0 to about 1. */
export type NameFeatures = Readonly<Record<string, number>>

const documentTitle =
	/^(?:curriculum vitae|curriculum|c\.?v\.?|resume|résumé|lebenslauf|hoja de vida|currículo|currículum)(?:\s+(?:of|de|von))?$/i
const longestShortTitle = 10

/** Whether words say what the document is, such as “Curriculum vitae”. */
export function isDocumentTitle(text: string): boolean {
	return documentTitle.test(text) || (text.length > longestShortTitle && namesDocument(text))
}

/** The largest and the usual size of letters. */
type Look = { largest: number; usual: number }

/** Measures the letters of the lines that may have the name. */
export function measureLook(lines: readonly Line[]): Look {
	const sizes = lines.map(({ sizePt }) => sizePt).sort((a, b) => a - b)
	const largest = lines
		.filter(({ span }) => !isDocumentTitle(span.text))
		.reduce((most, { sizePt }) => Math.max(most, sizePt), 1)
	return { largest, usual: sizes[Math.floor(sizes.length / 2)] ?? largest }
}

type Placed = {
	first: number
	last: number
	/** How many other cells are on its first line, and on those below that it has. */
	beside: number
	besideRest: number
	/** The words of each of its lines. */
	parts: readonly string[]
	/** The line below it may go on with it. */
	goesOn: boolean
}

/** What speaks for and against some words on some lines being the name. */
export function describeName(
	text: string,
	placed: Placed,
	{ given, look }: { given: NameLines; look: Look },
): NameFeatures {
	const { first, last, beside } = placed
	const { lines, header, contact } = given
	const line = lines[first]
	const size = line?.sizePt ?? 1
	const next = lines[last + 1]
	const isHeader = first < header
	return {
		any: 1,
		largest: Number(size >= look.largest * 0.97),
		larger: Math.max(-0.5, Math.min(1.5, Math.log(size / look.usual))),
		bold: Number(line?.bold === true),
		first: isHeader ? 1 / (1 + first) : 0,
		header: Number(isHeader),
		contact: Number(!isHeader && first < header + contact),
		beside: Math.min(2, beside) / 2,
		bullet: Number(line?.isBullet === true),
		overContact: Number(next !== undefined && /@|\+?\d[\d\s()-]{7,}/.test(next.span.text)),
		comma: Number(text.includes(',')),
		...describeLines(placed, lines),
		...describeRest(placed),
		...describeWords(text),
		...describeMailbox(text, given.mailbox),
	}
}

// Several lines are one name if they look alike, and a name goes on where its line is no whole one.
function describeLines({ first, last, goesOn }: Placed, lines: readonly Line[]): NameFeatures {
	const own = lines.slice(first, last + 1)
	const [line] = own
	const alike = (other: Line | undefined) =>
		other !== undefined &&
		line !== undefined &&
		other.font === line.font &&
		Math.abs(other.sizePt - line.sizePt) < 0.6
	const next = lines[last + 1]
	const restIsName = goesOn && next !== undefined && jobScore(next.span.text) === 0
	const isWord = !/\s/.test(line?.span.text ?? '')
	return {
		lines2: Number(own.length === 2),
		lines3: Number(own.length === 3),
		unlike: Number(!own.every(alike)),
		afterWord: Number(own.length > 1 && isWord),
		open: Number(restIsName && alike(next)),
		openWord: Number(restIsName && alike(next) && own.length === 1 && isWord),
	}
}

// What the lines of a name below its first one have beside and within them.
function describeRest({ parts: [, ...rest], besideRest }: Placed): NameFeatures {
	return {
		besideRest: Math.min(2, besideRest) / 2,
		restPlace: Number(rest.some(isTown)),
		restJob: Number(rest.some((text) => jobScore(text) > 0 || organisationScore(text) > 0)),
		restHeading: Number(rest.some((text) => guessHeading(text).isKnown)),
	}
}

/** Whether words name a town, or a town and what it is in. */
export function isTown(text: string): boolean {
	return isPlace(text) || text.split(/,\s*/).every(isBritishOrIrishPlace)
}

function describeWords(text: string): NameFeatures {
	const words = text.split(/\s+/)
	const shares = kindShares(text)
	const isSmall = (word: string) => /^\p{Ll}/u.test(word) && !isParticle(word)
	const capitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
	return {
		words1: Number(words.length === 1),
		words2: Number(words.length === 2),
		words3: Number(words.length === 3),
		words5: Number(words.length > 4),
		small: Number(words.some(isSmall)),
		allSmall: Number(words.every(isSmall)),
		capitals: Number(capitals),
		stop: Number(/\p{L}{3}\.(?:\s|$)/u.test(text)),
		job: Math.min(1, Math.max(0, jobScore(text))),
		organisation: Math.min(1, Math.max(0, organisationScore(text))),
		place: Number(isTown(text)),
		heading: guessHeading(text).share,
		knownHeading: Number(guessHeading(text).isKnown),
		person: shares.person,
		title: shares.title,
		sentence: shares.sentence + shares.skill,
		firm: shares.organisation + shares.school,
	}
}

const shortestInMailbox = 3

// How much of the name is in the email address, and how much of that is of the name.
function describeMailbox(text: string, mailbox: string): NameFeatures {
	const letters = fold(mailbox).replaceAll(/[^\p{L}]/gu, '')
	if (letters === '') return { noMailbox: 1 }
	const words = fold(text)
		.split(/[^\p{L}]+/u)
		.filter(({ length }) => length >= shortestInMailbox)
	const found = words.filter((word) => letters.includes(word))
	const length = found.reduce((sum, word) => sum + word.length, 0)
	return {
		inMailbox: found.length / Math.max(1, words.length),
		ofMailbox: Math.min(1, length / letters.length),
		notInMailbox: Number(found.length === 0),
	}
}
