import type { Line } from '../layout/line.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { isParticle } from '../lexicon/is-particle.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { personMeaningOf } from '../lexicon/person-labels.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, type Span, sliceSpan, splitSpan } from '../text/span.ts'
import {
	describeName,
	isDocumentTitle,
	isTown,
	measureLook,
	type NameFeatures,
	type NameLines,
} from './name-features.ts'
import { nameWeights } from './name-weights.ts'
import { withoutNameTitles } from './split-name-titles.ts'

/** Words that may be the name, on one to three lines, with what speaks for and against it. */
type NameCandidate = {
	name: Span
	/** The cells that have it, with titles before the name and letters behind it. */
	cells: readonly [Span, ...Span[]]
	first: number
	last: number
	features: NameFeatures
}

/** The separators between the cells of a line with a name. */
export const betweenCells = /\t|\s{4,}|(?<![^\S\t])\s+[|•·]\s*|\s[–—-]\s|\s(?=[\w.+-]{1,64}@)/g

const mostLines = 3

/** Lists all words that may be the name. */
export function listNameCandidates(given: NameLines): NameCandidate[] {
	const { lines } = given
	const look = measureLook(lines)
	const cells = lines.map((line) => cellsOfLine(line))
	return cells.flatMap((own, first) =>
		own.flatMap((cell) =>
			listStretches(lines, cells, first)
				.map((below): [Span, ...Span[]] => [cell, ...below])
				.flatMap((parts) => {
					const name = joinName(parts)
					if (!mayBeName(name.text)) return []
					const last = first + parts.length - 1
					const goesOn = parts.length < mostLines && isGoingOn(lines, cells, last)
					const place = {
						first,
						last,
						goesOn,
						beside: own.length - 1,
						...describeParts(parts, cells, first),
					}
					const features = describeName(name.text, place, { given, look })
					// Words elsewhere are a name only if the email address has them.
					const isElsewhere = first >= given.header + given.contact
					if (isElsewhere && !((features.inMailbox ?? 0) > 0)) return []
					return [{ name, cells: parts, first, last, features }]
				}),
		),
	)
}

function describeParts(
	parts: readonly Span[],
	cells: readonly (readonly Span[])[],
	first: number,
): { parts: string[]; besideRest: number } {
	const below = cells.slice(first + 1, first + parts.length)
	return {
		parts: parts.map(({ text }) => text),
		besideRest: Math.max(0, ...below.map(({ length }) => length - 1)),
	}
}

// The cells below a line that a name on it may go on with: none, one, and so on.
function listStretches(
	lines: readonly Line[],
	cells: readonly (readonly Span[])[],
	first: number,
): Span[][] {
	const stretches: Span[][] = [[]]
	for (let at = first; stretches.length < mostLines && isGoingOn(lines, cells, at); at++) {
		const below = cells[at + 1]?.[0]
		if (below !== undefined) stretches.push([...(stretches.at(-1) ?? []), below])
	}
	return stretches
}

function isGoingOn(
	lines: readonly Line[],
	cells: readonly (readonly Span[])[],
	at: number,
): boolean {
	return cells[at + 1]?.[0] !== undefined && mayGoOn(lines, at)
}

/** A CV nearly always has a name, so that doubtful words are taken rather than none. */
const leastScore = -3

/** The candidate that is likeliest the name, and how likely it is; `null` if none is likely enough. */
export function chooseName(
	given: NameLines,
	weights: NameFeatures = nameWeights,
): { candidate: NameCandidate; share: number } | null {
	const candidates = listNameCandidates(given)
	const scores = candidates.map(({ features }) => scoreName(features, weights))
	const most = Math.max(leastScore, ...scores)
	const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), Math.exp(-most))
	const best = candidates[scores.indexOf(most)]
	return best === undefined ? null : { candidate: best, share: 1 / whole }
}

/** How much the features of a candidate speak for it: 0 as much as for none. */
export function scoreName(features: NameFeatures, weights: NameFeatures): number {
	return Object.entries(features).reduce(
		(sum, [name, value]) => sum + value * (weights[name] ?? 0),
		0,
	)
}

// Removes the words with which people introduce themselves before the name.
function withoutGreeting(span: Span): Span {
	const greeting = /^(?:hello,?\s+)?(?:i\s*[’']m|i am|my name is)\s+(?=\p{Lu})/iu.exec(span.text)
	return greeting === null ? span : sliceSpan(span, greeting[0].length)
}

function cellsOfLine({ span }: Line): Span[] {
	return splitSpan(withoutGreeting(span), betweenCells).flatMap(partHeadline)
}

// Cuts a cell into a name and a job title if a comma separates them.
function partHeadline(cell: Span): Span[] {
	const parts = splitSpan(cell, /,\s/g)
	const [name, title, ...others] = parts
	const isBoth = name !== undefined && title !== undefined && others.length === 0
	return isBoth && /\s/.test(name.text) && jobScore(title.text) > 0 ? parts : [cell]
}

function joinName(cells: readonly Span[]): Span {
	const names = cells.map(withoutNameTitles)
	return names.reduce((all, name) => joinSpans([all, name], /\p{L}-$/u.test(all.text) ? '' : ' '))
}

/** Lines of a name on several lines are at most this much larger or smaller than each other. */
const mostDifference = 1.35
/** And at most so many of their sizes apart. */
const mostGap = 2

function mayGoOn(lines: readonly Line[], at: number): boolean {
	const [line, next] = [lines[at], lines[at + 1]]
	if (line === undefined || next === undefined || line.page !== next.page) return false
	const ratio = next.sizePt / line.sizePt
	const isNear = next.gapBefore <= mostGap * Math.max(line.sizePt, next.sizePt)
	return ratio < mostDifference && ratio > 1 / mostDifference && isNear
}

const mostWords = 6
const longestName = 60
/** A nickname or a further name inside the name, in quotation marks or brackets. */
const nickname = /(?<=\s)(?:["“‘'(])(?<called>\p{Lu}[\p{L} -]+)(?:["”’')])(?=\s)/u
/** The same name once more, in the letters of another script. */
const otherScript = /\s*[(（][^()（）\p{Script=Latin}]+[)）]$/u

function mayBeName(text: string): boolean {
	if (text.length > longestName || !/\p{L}{2}/u.test(text) || /\n/.test(text)) return false
	const plain = text.replace(nickname, '$<called>').replace(otherScript, '')
	if (/[\d@:/;!?%&()"“”]/.test(plain) || findDates(text).length > 0) return false
	const words = plain.split(/\s+/)
	if (words.length > mostWords || !areWordsOfName(words)) return false
	return !isDocumentTitle(text) && !isLabel(text) && !isAddress(text)
}

// Words of a name begin with capitals, but for small ones among them; some people write all in small letters, or the last.
function areWordsOfName(words: readonly string[]): boolean {
	const small = words.filter((word) => /^\p{Ll}{4}/u.test(word) && !isParticle(word))
	const areAllSmall = words.every((word) => /^\p{Ll}/u.test(word))
	if (areAllSmall) return words.length === 2 || words.length === 3
	return small.length === 0 || (small.length === 1 && words.length === 2)
}

// A town and its county are no last and first name.
function isAddress(text: string): boolean {
	return text.includes(',') && isTown(text)
}

// Whether a text is a label of a form.
function isLabel(text: string): boolean {
	return personMeaningOf(text) !== null || slotOfEntryLabel(text) !== null
}
