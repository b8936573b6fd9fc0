import {
	logOddsOf,
	measureEvidence,
	type PageEvidence,
	type PageWeights,
	worthOf,
} from '@app/cv-import/classifier'
import { createReader } from '@app/cv-import/node'
import { startPagePrinter } from '../import/pages/print-page.ts'
import { bytesOfPage, readPage } from '../import/pages/read-pages.ts'
import { binConfidence, calibrationError } from '../import/score/calibration.ts'
import { fitConfidence, type Told } from './fit-confidence.ts'
import { fitLogistic, type Row } from './fit-logistic.ts'
import type { LearnedSet } from './pages-of-others.ts'

/** The values of one page, each with the reader's confidence before calibration, and the evidence of the page. */
export type ToldPage = {
	id: string
	told: Told[]
	evidence: PageEvidence
	/** Whether the reader never learned from the page, so that the page is read like a user's. */
	isFresh: boolean
}

/** Reads all pages without calibration. */
export async function readToldPages(
	sets: readonly LearnedSet[],
	isFresh = false,
): Promise<ToldPage[]> {
	const printer = await startPagePrinter()
	const reader = createReader({ leftOut: ['calibration'] })
	try {
		const pages: ToldPage[] = []
		for (const { pages: own } of sets) {
			for (const page of own) {
				const { score, cv, source } = await readPage(page, await bytesOfPage(page, printer), reader)
				if (source === null) continue
				const told = score.judged.map(({ field, confidence, isRight }) => ({
					field,
					said: confidence,
					isRight,
				}))
				const { confidence: said, text, unread } = source
				const evidence = measureEvidence({ document: cv, said, text, unread })
				pages.push({ id: page.id, told, evidence, isFresh })
			}
		}
		return pages
	} finally {
		reader.close()
		await printer.close()
	}
}

type Table = ReturnType<typeof fitConfidence>

/** The calibration of each field's confidence, and the weights of the page's evidence. */
export type Calibration = { table: Table; weights: PageWeights }

/** A fresh page counts as much as so many that were learned from: there are fewer of them, and they tell more. */
const weightOfFresh = 3
const pull = 0.001

/** Fits the calibration of each field's confidence and the weights of a page's evidence. */
export function fitPages(pages: readonly ToldPage[]): Calibration {
	const table = fitConfidence(
		pages.flatMap(({ told }) => told),
		1,
	)
	const rows = pages.flatMap(({ told, evidence, isFresh }) =>
		told.map(
			({ field, said, isRight }): Row => ({
				// Pages that were learned from are read better than new pages, for which this feature is 0.
				features: [...featuresOf(ownWorth(table, field, said), evidence), Number(!isFresh)],
				isSo: isRight,
				weight: isFresh ? weightOfFresh : 1,
			}),
		),
	)
	const [
		constant = 0,
		own = 1,
		unread = 0,
		broken = 0,
		sure = 0,
		weakest = 0,
		lacking = 0,
		length = 0,
	] = fitLogistic(rows, pull)
	return { table, weights: { constant, own, unread, broken, sure, weakest, lacking, length } }
}

function ownWorth(table: Table, field: string, said: number): number {
	const knots: Readonly<Record<string, [number, number][]>> = table
	return worthOf(said, knots[field] ?? table.any)
}

function featuresOf(own: number, evidence: PageEvidence): number[] {
	const { unread, broken, sure, weakest, lacking, length } = evidence
	return [1, logOddsOf(own), unread, broken, sure, weakest, lacking, length]
}

/** The number of parts into which pages are divided; each part is left out in turn. */
const parts = 5

/** Prints how far the figures are from the truth on pages that were left out of the fit. */
export function reportLeftOut(pages: readonly ToldPage[]): void {
	const judged = Array.from({ length: parts }, (_, part) => {
		const isLeftOut = (at: number) => at % parts === part
		const { table, weights } = fitPages(pages.filter((_, at) => !isLeftOut(at)))
		const factors = Object.values(weights)
		return pages
			.filter((_, at) => isLeftOut(at))
			.flatMap(({ told, evidence, isFresh }) =>
				told.map(({ field, said, isRight }) => {
					const features = featuresOf(ownWorth(table, field, said), evidence)
					const odds = features.reduce((sum, value, at) => sum + value * (factors[at] ?? 0), 0)
					return { confidence: 1 / (1 + Math.exp(-odds)), isRight, isFresh }
				}),
			)
	}).flat()
	const share = (values: readonly number[]) =>
		((100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)).toFixed(1)
	for (const [name, some] of [
		['pages learned from', judged.filter(({ isFresh }) => !isFresh)],
		['pages never met', judged.filter(({ isFresh }) => isFresh)],
	] as const) {
		const said = share(some.map(({ confidence }) => confidence))
		const right = share(some.map(({ isRight }) => Number(isRight)))
		const error = (100 * calibrationError(binConfidence([...some]))).toFixed(1)
		console.log(
			`${name}, left out: said ${said}, right ${right}, calibration error ${error} points`,
		)
	}
}
