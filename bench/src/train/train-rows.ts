import {
	type ClassifierWeights,
	cluesOfRows,
	kindsUnder,
	listRowQuestions,
	type RowQuestion,
	rowKinds,
	rowPlaces,
} from '@app/cv-import/classifier'
import type { PageTruth } from '../import/pages/page-truth.ts'
import { readHeadNames } from './head-names.ts'
import { learnKinds } from './learn-kinds.ts'
import { makeRows, type RowsLesson } from './make-rows.ts'
import {
	type ExtractedPage,
	groupBySet,
	halves,
	type LearnedSet,
	learnFromPages,
	type OfPage,
	setsOfOthers,
} from './pages-of-others.ts'
import { rowsByTruth } from './rows-by-truth.ts'

/** Collects the sections of jobs and courses of a page whose rows are known by the page's labelled content. */
function rowsOfPage(extracted: ExtractedPage, truth: PageTruth): RowsLesson[] {
	return listRowQuestions(extracted).flatMap(({ kind, passages }) => {
		const told = rowsByTruth(truth, kind)(passages.map(({ span }) => span.text))
		if (told === null) return []
		const kinds = told.map((one) => (one === null ? -1 : rowKinds.indexOf(one)))
		return [passages, asPlainText(passages)].map((rows) => ({ rows: cluesOfRows(rows), kinds }))
	})
}

type Rows = RowQuestion['passages']

/** A gap this much larger than usual is an empty line in plain text. */
const emptyLine = 1.3
const lineHeight = 12

/** Returns the rows as a file of plain text would show them: without a look, but with empty lines. */
function asPlainText(passages: Rows): Rows {
	const gaps = passages.map(({ line }) => line.gapBefore).filter(Number.isFinite)
	const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? lineHeight
	return passages.map((passage) => {
		const isApart = passage.line.gapBefore > usual * emptyLine
		const look = { bold: false, italic: false, sizePt: 10, x: 0 }
		const gapBefore = isApart ? 2 * lineHeight : lineHeight
		return { ...passage, line: { ...passage.line, ...look, gapBefore } }
	})
}

/** Invented sections, and CVs whose names they have. */
const madeSections = 1500
const madeCvs = 500
/** A deed of this many characters fits on a row. */
const deedLength = { least: 10, most: 200 }

/** Makes sections of invented entries, with what people of pages in the repository say they did. */
export function makeRowLessons(sets: readonly LearnedSet[], seed: string): RowsLesson[] {
	const published: readonly string[] = setsOfOthers
	const deeds = sets
		.filter(({ set }) => published.includes(set))
		.flatMap(({ pages }) => pages.flatMap(({ truth }) => truth.experience))
		.flatMap(({ bullets = [] }) => bullets)
		.filter(({ length }) => length > deedLength.least && length < deedLength.most)
	return makeRows({ names: readHeadNames('development', madeCvs), deeds }, madeSections, seed)
}

/** Collects the rows of all pages. */
export function collectRows(sets: readonly LearnedSet[]): Promise<OfPage<RowsLesson>[]> {
	return learnFromPages(sets, rowsOfPage)
}

const pull = 0.02

/** Learns what the rows of a section are. The same lessons and seed give the same weights. */
export function trainRows(lessons: readonly RowsLesson[], seed: string): ClassifierWeights {
	const rows = lessons.flatMap(({ rows, kinds }) =>
		rows.flatMap(({ places }, at) => {
			const kind = kinds[at] ?? -1
			return kind === -1 ? [] : [{ places, kind }]
		}),
	)
	return learnKinds(rows, { kinds: rowKinds.length, places: rowPlaces, seed, pull })
}

/** The share of sections all of whose rows are right, and of rows. */
function measureRows(
	lessons: readonly RowsLesson[],
	weights: ClassifierWeights,
): { rows: number; sections: number } {
	let [right, all, whole] = [0, 0, 0]
	for (const { rows, kinds } of lessons) {
		const found = kindsUnder(weights, rows)
		const faults = kinds.filter((kind, at) => kind !== -1 && rowKinds[kind] !== found[at]).length
		const known = kinds.filter((kind) => kind !== -1).length
		right += known - faults
		all += known
		if (faults === 0) whole++
	}
	return { rows: right / Math.max(1, all), sections: whole / Math.max(1, lessons.length) }
}

/** Prints how many rows of each set are right by what is learned from invented entries and the other half of all pages. */
export function reportRows(
	made: readonly RowsLesson[],
	lessons: readonly OfPage<RowsLesson>[],
): void {
	for (const half of halves) {
		const weights = trainRows(
			[...made, ...lessons.filter((lesson) => lesson.half !== half)],
			'rows',
		)
		for (const [set, own] of groupBySet(lessons, half)) {
			const { rows, sections } = measureRows(own, weights)
			console.log(
				`${set.padEnd(16)}${own.length} sections, ${percent(rows)} % of their rows right, ${percent(sections)} % read whole`,
			)
		}
	}
}

function percent(share: number): string {
	return (100 * share).toFixed(1)
}
