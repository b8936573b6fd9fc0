import { hashFeature } from '../classifier/hash-feature.ts'
import type { Passage } from '../layout/join-lines.ts'
import { countSteps, describeLine } from '../sections/topic-features.ts'
import { findDates, hasPeriod } from '../text/find-dates.ts'
import { describeStyle } from './describe-style.ts'
import { isDescriptionLabel } from './description-labels.ts'

/** How many places the weights of rows have for each kind. */
export const rowPlaces = 16_384

/** What a row of a section of entries is: the first of an entry, a further one of its head, or what is said of it. */
export const rowKinds = ['start', 'head', 'body'] as const
export type RowKind = (typeof rowKinds)[number]

/** The rows around a row that tell of it too, counted from it. */
const around = [-2, -1, 1, 2] as const

/** Returns the feature indices of each row of a section: its words, its look, and those of the rows around it. */
export function rowFeatures(passages: readonly Passage[]): number[][] {
	const known = describeRows(passages)
	return known.map(({ marks, looks, words }, at) => {
		const own = [...marks, ...looks]
		const names = [
			'any',
			...own,
			...words.map((word) => `w ${word}`),
			...looks.flatMap((look) => marks.map((mark) => `${look} & ${mark}`)),
			...around.flatMap((step) => {
				const other = known[at + step]
				if (other === undefined) return [`${step} edge`]
				return [...other.marks, ...other.looks].map((mark) => `${step} ${mark}`)
			}),
			...pairsOf(known[at - 1], known[at], 'before'),
			...pairsOf(known[at + 1], known[at], 'after'),
		]
		return [...new Set(names)].map((name) => hashFeature(name, rowPlaces))
	})
}

type DescribedRow = { marks: string[]; looks: string[]; words: string[]; form: string }

// Together with what the row beside it is.
function pairsOf(
	other: DescribedRow | undefined,
	own: DescribedRow | undefined,
	where: string,
): string[] {
	if (own === undefined) return []
	const form = other?.form ?? 'edge'
	return [`${where} ${form} ${own.form}`, ...own.looks.map((look) => `${where} ${form} ${look}`)]
}

/** The most of a section's rows that are counted. */
const farthest = 5

function describeRows(passages: readonly Passage[]): DescribedRow[] {
	const styles = passages.map(({ line }) => describeStyle(line))
	const periods = passages.map(({ span }) => hasPeriod(span.text.slice(0, longest)))
	const dated = passages.map(({ span }) => findDates(span.text.slice(0, longest)).length > 0)
	const isBullet = passages.map((passage) => passage.isBullet)
	const section = {
		styles,
		byStyle: sharesByStyle(styles, { periods, dated, isBullet }),
		periods,
		dated,
		isBullet,
		all: [
			`has points ${isBullet.includes(true)} ${isBullet.includes(false)}`,
			`has periods ${periods.includes(true)} ${dated.includes(true)}`,
		],
		left: passages.reduce((least, { line }) => Math.min(least, line.x), Number.POSITIVE_INFINITY),
		gap: medianOf(passages.map(({ line }) => line.gapBefore)),
		size: medianOf(passages.map(({ line }) => line.sizePt)),
	}
	return passages.map((passage, at) => {
		const { marks, words } = describeLine(passage)
		const looks = looksOf(passage, at, section)
		return { marks, words, looks, form: formOf(passage, section, at) }
	})
}

const longest = 200

type SectionLook = {
	styles: string[]
	/** The shares of the rows of each look. */
	byStyle: Map<string, StyleShares>
	periods: boolean[]
	dated: boolean[]
	isBullet: boolean[]
	/** What holds of the whole section. */
	all: string[]
	left: number
	gap: number
	size: number
}

function formOf(passage: Passage, { periods, dated }: SectionLook, at: number): string {
	const { length } = passage.span.text
	return [
		passage.isBullet,
		periods[at],
		dated[at],
		countSteps(length, lengthSteps),
		passage.line.bold,
	].join(' ')
}

const lengthSteps = [46, 111]

function looksOf(passage: Passage, at: number, section: SectionLook): string[] {
	const { line, lines } = passage
	const { styles, periods, dated, isBullet, left, gap, size } = section
	const own = styles[at] ?? ''
	const alike = section.byStyle.get(own) ?? noShares
	return [
		passage.isBullet ? 'point' : 'plain',
		`bold ${line.bold} ${line.italic}`,
		`size ${Math.sign(Math.round(2 * (line.sizePt - size)))}`,
		`indent ${countSteps(line.x - left, indentSteps)}`,
		`gap ${countSteps(line.gapBefore / gap, gapSteps)} ${Number.isFinite(line.gapBefore)}`,
		`lines ${Math.min(3, lines.length)}`,
		`label ${isDescriptionLabel(passage.span.text)} ${countNames(passage.span.text)}`,
		`first look ${own === styles[0]} ${at === 0}`,
		`look before ${own === styles[at - 1]} ${passage.isBullet === isBullet[at - 1]}`,
		`look after ${own === styles[at + 1]} ${passage.isBullet === isBullet[at + 1]}`,
		`look share ${shareStep(alike.count / styles.length)} ${Math.min(alike.count, 3)}`,
		`look dated ${shareStep(alike.periods)} ${shareStep(alike.dated)}`,
		`look points ${shareStep(alike.points)}`,
		...section.all,
		`next period ${distanceTo(periods, at, 1)}`,
		`last period ${distanceTo(periods, at, -1)}`,
		`next date ${distanceTo(dated, at, 1)}`,
		`last date ${distanceTo(dated, at, -1)}`,
		`next point ${distanceTo(isBullet, at, 1)}`,
		`last point ${distanceTo(isBullet, at, -1)}`,
	]
}

/** A label with a list behind it: “Tools: Word, Excel, Access”. */
const labelled = /^\p{L}[\p{L} /&-]{1,30}:\s/u

// How many names a list behind a label has; none where a row has no label.
function countNames(text: string): number {
	const label = labelled.exec(text)?.[0]
	return label === undefined ? 0 : Math.min(4, text.slice(label.length).split(/[,;]/).length)
}

const indentSteps = [3, 20, 60]
const gapSteps = [0.8, 1.1, 1.3, 1.7]
const shareSteps = [0.06, 0.31, 0.61, 0.96]

function shareStep(share: number): number {
	return countSteps(share, shareSteps)
}

/** How many rows have a look, and the shares of them with a period, with a date, and that are points. */
type StyleShares = { count: number; periods: number; dated: number; points: number }

const noShares: StyleShares = { count: 0, periods: 0, dated: 0, points: 0 }

function sharesByStyle(
	styles: readonly string[],
	{ periods, dated, isBullet }: Pick<SectionLook, 'periods' | 'dated' | 'isBullet'>,
): Map<string, StyleShares> {
	const rows = Map.groupBy(styles.keys(), (at) => styles[at] ?? '')
	return new Map(
		[...rows].map(([style, at]) => [
			style,
			{
				count: at.length,
				periods: shareOf(at, periods),
				dated: shareOf(at, dated),
				points: shareOf(at, isBullet),
			},
		]),
	)
}

function shareOf(at: readonly number[], holds: readonly boolean[]): number {
	return at.filter((index) => holds[index]).length / Math.max(1, at.length)
}

// How many rows away the next one is of which something holds; the row itself is 0 away.
function distanceTo(holds: readonly boolean[], at: number, step: 1 | -1): number {
	for (let away = 0; away < farthest; away++) if (holds[at + step * away]) return away
	return farthest
}

function medianOf(values: readonly number[]): number {
	const sorted = values.filter((value) => Number.isFinite(value) && value > 0).sort((a, b) => a - b)
	return sorted[Math.floor(sorted.length / 2)] ?? 12
}
