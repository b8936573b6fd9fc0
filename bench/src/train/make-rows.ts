import {
	cluesOfRows,
	entryOfHead,
	type HeadKind,
	type RowClues,
	type RowKind,
	type RowQuestion,
	rowKinds,
	toSpan,
} from '@app/cv-import/classifier'
import { createRandom, type Random } from '../import/random.ts'
import type { HeadNames } from './head-names.ts'
import { chooseHeadStyle, type HeadStyle } from './head-style.ts'
import { makeHeadRows } from './make-heads.ts'

/** The clues of the rows of a section, and what each of them is; -1 where that isn't certain. */
export type RowsLesson = { rows: RowClues[]; kinds: number[] }

type Passage = RowQuestion['passages'][number]

/** What invented sections are made of: names for heads, and what people say they did. */
export type RowWords = { names: HeadNames; deeds: readonly string[] }

const mostEntries = 5
const mostDeeds = 5

/** Makes sections of invented jobs and courses in plain text and in print, each with what its rows are. */
export function makeRows(words: RowWords, sections: number, seed: string): RowsLesson[] {
	return Array.from({ length: sections }, (_, index) =>
		makeSection(words, createRandom(`${seed}-${index}`)),
	)
}

/** Where the dates of all entries of a section stand. */
const placesOfDates = ['above', 'below', 'first', 'behind', 'behind the last', 'none'] as const

type SectionStyle = {
	heads: HeadStyle
	dates: (typeof placesOfDates)[number]
	period: (random: Random) => string
	/** Whether deeds are points, whether heads stand out, and whether a gap parts the entries. */
	hasPoints: boolean
	isBold: boolean
	isApart: boolean
	deeds: number
	/** The share of deeds with a year. */
	dated: number
}

type Made = { text: string; kind: number; isBullet: boolean; isBold: boolean; isApart: boolean }

function makeSection({ names, deeds }: RowWords, random: Random): RowsLesson {
	const kind: HeadKind = random.chance(0.7) ? 'job' : 'course'
	const style: SectionStyle = {
		heads: chooseHeadStyle(random, kind),
		dates: random.pick(placesOfDates),
		period: random.pick(periods),
		hasPoints: random.chance(0.6),
		isBold: random.chance(0.4),
		isApart: random.chance(0.6),
		deeds: kind === 'job' ? random.int(0, mostDeeds) : random.int(0, 1),
		dated: 0.1,
	}
	const undated: SectionStyle = { ...style, dates: 'none' }
	const areLaterUndated = random.chance(shareOfUndated)
	const isOfStatements = kind === 'job' && random.chance(shareOfStatements)
	const made = isOfStatements
		? makeBody(deeds, { ...style, deeds: random.int(2, mostDeeds), dated: 0.5 }, random)
		: Array.from({ length: random.int(1, mostEntries) }, (_, at) => [
				...makeHead(names, at > 0 && areLaterUndated ? undated : style, random),
				...makeBody(deeds, style, random),
			]).flat()
	return {
		rows: cluesOfRows(made.flatMap(toPassage)),
		kinds: made.map((one) => one.kind),
	}
}

/** In so many sections only the first entry has dates. */
const shareOfUndated = 0.1
/** So many sections of jobs have nothing but deeds. */
const shareOfStatements = 0.12

function indexOf(kind: RowKind): number {
	return rowKinds.indexOf(kind)
}

function makeHead(names: HeadNames, style: SectionStyle, random: Random): Made[] {
	const named = makeHeadRows({ names, random, style: style.heads })
	const texts = withDates(named, style.dates, style.period(random))
	return texts.map((text, at) => ({
		text,
		kind: indexOf(at === 0 ? 'start' : 'head'),
		isBullet: false,
		isBold: style.isBold && at === 0,
		isApart: style.isApart && at === 0,
	}))
}

function withDates(
	rows: readonly string[],
	place: SectionStyle['dates'],
	period: string,
): string[] {
	const [first = '', ...others] = rows
	if (place === 'none') return [...rows]
	if (place === 'above') return [period, ...rows]
	if (place === 'below') return [...rows, period]
	if (place === 'first') return [`${period}\t${first}`, ...others]
	if (place === 'behind') return [`${first}\t${period}`, ...others]
	return rows.map((row, at) => (at === rows.length - 1 ? `${row}, ${period}` : row))
}

function makeBody(deeds: readonly string[], style: SectionStyle, random: Random): Made[] {
	return Array.from({ length: style.deeds }, () => ({
		text: withYear(random.pick(deeds), style, random),
		kind: indexOf('body'),
		isBullet: style.hasPoints,
		isBold: false,
		isApart: false,
	}))
}

function withYear(deed: string, { dated, period }: SectionStyle, random: Random): string {
	if (!random.chance(dated)) return deed
	const said = deed.replace(/\.$/, '')
	return random.chance(0.5) ? `${said} in ${random.int(1985, 2024)}` : `${said}, ${period(random)}`
}

const months = [
	'Jan',
	'Feb',
	'March',
	'April',
	'May',
	'June',
	'July',
	'Aug',
	'Sept',
	'Oct',
	'Nov',
	'Dec',
]

/** How periods are written; two years behind each other, or one. */
const periods: readonly ((random: Random) => string)[] = [
	(random) => spanOfYears(random, (year) => `${year}`, ' - '),
	(random) => spanOfYears(random, (year) => `${year}`, '–'),
	(random) => spanOfYears(random, (year) => `${random.pick(months)} ${year}`, ' – '),
	(random) => spanOfYears(random, (year) => `${random.pick(months)} ${year}`, ' to '),
	(random) => spanOfYears(random, (year) => `${random.int(1, 12)}/${year}`, ' - '),
	(random) => `${random.int(1985, 2024)}`,
]

function spanOfYears(random: Random, write: (year: number) => string, mark: string): string {
	const first = random.int(1985, 2022)
	const last = random.chance(0.2) ? 'Present' : write(first + random.int(1, 9))
	return `${write(first)}${mark}${last}`
}

const lineHeight = 12

function toPassage({ text, isBullet, isBold, isApart }: Made): Passage[] {
	const span = toSpan({
		text,
		page: 1,
		x: 50,
		y: 0,
		width: 5 * text.length,
		height: 10,
		baseline: 10,
		sizePt: 10,
		font: 'plain',
		bold: isBold,
		italic: false,
		order: 0,
	})
	const gapBefore = isApart ? 2 * lineHeight : lineHeight
	return entryOfHead([span], span).header.map(({ line }) => {
		const own = { ...line, span, isBullet, gapBefore }
		return { span, line: own, lines: [own], isBullet }
	})
}
