import { hashFeature } from '../classifier/hash-feature.ts'
import { kindShares, phraseKinds } from '../classifier/phrase-model.ts'
import { namesCertificate } from '../fields/certificates-among-courses.ts'
import { describesAction } from '../fields/describes-action.ts'
import { isFirstPerson } from '../fields/is-first-person.ts'
import { findSubjectResults } from '../fields/subject-results.ts'
import type { Line } from '../layout/line.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { findLanguage, parseProficiency } from '../lexicon/find-language.ts'
import { fold } from '../lexicon/fold.ts'
import { matchGrade } from '../lexicon/grades.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { findDates } from '../text/find-dates.ts'

/** How many places the weights of topics have for each topic. */
export const topicPlaces = 16_384

/** The features of a line: the things that it names and the way it is put, and its words. */
export type Described = { marks: string[]; words: string[] }

/** The lines around a line that tell of it too, counted from it. */
const around = [-2, -1, 1, 2] as const

/** Returns the feature indices of each line of a section, from the line and the lines around it. */
export function topicFeatures(lines: readonly Line[]): number[][] {
	const known = lines.map(describeLine)
	return known.map(({ marks, words }, at) => {
		const dates = marks.filter((mark) => mark.startsWith('date'))
		const names = [
			'any',
			...marks,
			...words.flatMap((word) => [`w ${word}`, `s ${word.slice(0, lettersOfStem)}`]),
			...dates.flatMap((date) => marks.map((mark) => `${date} & ${mark}`)),
			...around.flatMap((step) =>
				(known[at + step]?.marks ?? ['edge']).map((mark) => `${step} ${mark}`),
			),
		]
		return [...new Set(names)].map((name) => hashFeature(name, topicPlaces))
	})
}

/** Texts are looked at to this many characters, words and cells. */
const longest = 300
const mostWords = 14
const mostCells = 5
const lettersOfStem = 5

/** Describes the words of a line or a paragraph. */
export function describeLine({ span, isBullet }: Pick<Line, 'span' | 'isBullet'>): Described {
	const text = span.text.slice(0, longest)
	const folded = fold(text)
		.split(' ')
		.filter((word) => /\p{L}{2}/u.test(word))
	const marks = [
		`words ${countSteps(text.split(/\s+/).length, [2, 3, 5, 8, 12, 20, 35])}`,
		`commas ${countSteps(text.split(/[,;|•·]/).length - 1, [1, 2, 3, 5])}`,
		...(isBullet ? ['bullet'] : []),
		...marksOfDate(text),
		...marksOfWords(text),
		...marksOfCells(text),
	]
	return { marks: [...new Set(marks)], words: [...new Set(folded.slice(0, mostWords))] }
}

/** How many of the steps a value reaches. */
export function countSteps(value: number, steps: readonly number[]): number {
	return steps.filter((step) => value >= step).length
}

/** A date this near to an edge of the line stands at it, in characters. */
const atEdge = 3

function marksOfDate(text: string): string[] {
	const [date] = findDates(text)
	if (date === undefined) return ['date none', 'date none ']
	const single = date.current ? 'now' : 'one'
	const form = date.isRange ? 'range' : single
	const later = date.end > text.length - atEdge ? 'last' : 'inner'
	return [`date ${form}`, `date ${form} ${date.start < atEdge ? 'first' : later}`]
}

function marksOfWords(text: string): string[] {
	const marks: Record<string, boolean> = {
		job: jobScore(text) > 0,
		firm: organisationScore(text) > 0,
		degree: degreeScore(text) > 0,
		school: institutionScore(text) > 0,
		award: awardLength(text) > 0,
		ticket: namesCertificate(text),
		grade: matchGrade(text) !== null,
		results: findSubjectResults(text) !== null,
		tongue: findLanguage(text) !== null,
		level: parseProficiency(text) !== null,
		deed: describesAction(text),
		self: isFirstPerson(text),
		place: isPlace(text),
		contact: /@|www\.|https?:|\+?\d[\d ()-]{8,}/.test(text),
		label: /^[^:]{2,30}:/.test(text),
		slot: slotOfEntryLabel(text.split(/[:\t]/)[0] ?? '') !== null,
		stop: /[.!]$/.test(text),
		small: /^\p{Ll}/u.test(text),
		capitals: !/\p{Ll}/u.test(text),
		cells: text.includes('\t'),
	}
	return Object.keys(marks).filter((mark) => marks[mark])
}

/** The share from which a cell clearly names a kind of thing. */
const clearShare = 0.8

// Returns what the cells of a line, and the parts between its commas and dashes, name.
function marksOfCells(text: string): string[] {
	const cells = text.split(/\t|\s[|•·–—-]\s|,\s|;\s|\.\s/).slice(0, mostCells)
	return cells.flatMap((cell, at) => {
		const name = cell.trim()
		if (!/\p{L}{2}/u.test(name)) return []
		const shares = kindShares(name)
		const best = phraseKinds.reduce((a, b) => (shares[b] > shares[a] ? b : a))
		const place = at === 0 ? 'first' : 'later'
		return [`names ${best}`, `names ${place} ${best} ${shares[best] > clearShare}`]
	})
}
