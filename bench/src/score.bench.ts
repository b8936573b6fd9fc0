import { writeFileSync } from 'node:fs'
import {
	type Agreement,
	analyse,
	type FitSet,
	type Report,
	scoreFit,
	scoreMeasures,
} from '@app/checks'
import { median, percentile } from './percentile.ts'
import { mean, meanDistance, rankCorrelation } from './score/agreement.ts'
import { toPdf, toWord } from './score/as-files.ts'
import { benchEdits } from './score/edits/bench-edits.ts'
import { type Example, fitWeights, foldByPerson, predict } from './score/fit-weights.ts'
import { type MarkedCv, readMarkedCvs, readSealedCvs } from './score/marked-cvs.ts'
import { withTools } from './score/open-tools.ts'
import { listShares, type ScoredFile, scoreFile, type Tools, today } from './score/score-file.ts'
import { prior } from './train/train-score.ts'
import { twoPageCv } from './two-page-cv.ts'

type Scored = ScoredFile & { cv: MarkedCv }

/** How the score agrees with the marks of two people who read the same CVs, and with itself. */
export async function benchScore(): Promise<void> {
	await withTools(async (tools) => {
		const fit = await scoreAll(readMarkedCvs(), tools)
		printAgreement('CVs that the weights were fitted on', fit)
		printLeftOut(fit)
		const sealed = await scoreAll(readSealedCvs(), tools)
		printAgreement('sealed CVs', sealed)
		printMarkers([...fit, ...sealed])
		const measured = {
			fitted: measureLeftOut(fit),
			sealed: measure(sealed),
			markers: measureMarkers([...fit, ...sealed]),
		}
		if (process.argv.includes('--publish')) publish(measured)
		else checkPublished(measured)
		await printFileTypes([...fit, ...sealed], tools)
		printSpeed(tools)
	})
}

async function scoreAll(cvs: readonly MarkedCv[], tools: Tools): Promise<Scored[]> {
	const scored: Scored[] = []
	for (const cv of cvs)
		scored.push({ cv, ...(await scoreFile({ bytes: cv.bytes, fileName: cv.file }, tools)) })
	return scored
}

function printMarkers(all: readonly Scored[]): void {
	console.log(`\nthe two markers of all ${all.length} CVs`)
	printFigures('', measureMarkers(all))
}

function measureMarkers(all: readonly Scored[]): Agreement {
	const marks = (marker: 0 | 1) => all.map(({ cv }) => cv.marks[marker])
	return compare(marks(0), marks(1))
}

function measure(all: readonly Scored[]): Agreement {
	return compare(
		all.map(({ score }) => score),
		all.map(({ cv }) => cv.mark),
	)
}

function compare(scores: readonly number[], marks: readonly number[]): Agreement {
	return {
		cvs: marks.length,
		rankCorrelation: rankCorrelation(scores, marks),
		distance: meanDistance(scores, marks),
	}
}

const table = new URL('../../packages/checks/data/score-fit.tsv', import.meta.url)

// Written by what measures them, since figures that are copied by hand come from the wrong line.
function publish(measured: Record<FitSet, Agreement>): void {
	const rows = [...scoreFit.keys()].map((set) => {
		const { cvs, rankCorrelation: rank, distance } = measured[set]
		return [set, cvs, rank.toFixed(3), distance.toFixed(1)].join('\t')
	})
	writeFileSync(table, `${['set\tcvs\trankCorrelation\tdistance', ...rows].join('\n')}\n`)
	console.log('published; now run npm run data')
}

const publishedWithin = { rankCorrelation: 0.005, distance: 0.1 }

// Checks the figures that the report prints: they must match the rules that make the report.
function checkPublished(measured: Record<FitSet, Agreement>): void {
	for (const [set, told] of scoreFit) {
		const now = measured[set]
		const isAsTold =
			told.cvs === now.cvs &&
			Math.abs(told.rankCorrelation - now.rankCorrelation) <= publishedWithin.rankCorrelation &&
			Math.abs(told.distance - now.distance) <= publishedWithin.distance
		console.log(
			`published, ${set}: ${told.cvs} CVs, ${told.rankCorrelation}, ${told.distance} ${isAsTold ? 'as measured' : 'DIFFERS from what was measured'}`,
		)
		if (!isAsTold) process.exitCode = 1
	}
}

function printAgreement(title: string, all: readonly Scored[]): void {
	console.log(
		`\n${title}: ${all.length} CVs, ${all.filter(({ report }) => report === null).length} refused`,
	)
	printFigures('', measure(all))
	const apart = all.filter(({ cv }) => cv.mark < 85)
	printFigures('without those marked 85 and over, ', measure(apart))
	for (const [from, to] of [
		[0, 30],
		[30, 50],
		[50, 70],
		[70, 85],
		[85, 101],
	] as const) {
		const band = all.filter(({ cv }) => cv.mark >= from && cv.mark < to)
		if (band.length === 0) continue
		console.log(
			`  marked ${from} to ${to - 1}: ${band.length} CVs, mean mark ${mean(band.map(({ cv }) => cv.mark)).toFixed(0)}, mean score ${mean(band.map(({ score }) => score)).toFixed(0)}`,
		)
	}
	printOrder(all)
	printTicks(all)
}

function printFigures(title: string, { rankCorrelation: rank, distance }: Agreement): void {
	console.log(`  ${title}Spearman ${rank.toFixed(3)}, mean distance ${distance.toFixed(1)}`)
}

function printLeftOut(all: readonly Scored[]): void {
	printFigures('with weights fitted without the person (5 folds), ', measureLeftOut(all))
}

// With weights that were fitted without the person whose CV is told.
function measureLeftOut(all: readonly Scored[]): Agreement {
	const start = scoreMeasures.map(({ id }) => prior[id] ?? 0)
	const folds = foldByPerson(all.map((one) => ({ ...one, person: one.cv.person })))
	const told = folds.flatMap((fold) => {
		const weights = fitWeights(
			all.filter((one) => !fold.some(({ cv }) => cv === one.cv)).flatMap(toExample),
			start,
		)
		return fold.map(({ cv, report }) => ({ mark: cv.mark, score: scoreWith(weights, report) }))
	})
	return compare(
		told.map(({ score }) => score),
		told.map(({ mark }) => mark),
	)
}

function toExample({ cv, report }: Scored): Example[] {
	if (report === null || report.findings.some(({ checkId }) => checkId === 'G16')) return []
	return [{ person: cv.person, shares: listShares(report), mark: cv.mark }]
}

function scoreWith(weights: readonly number[], report: Report | null): number {
	if (report === null) return 0
	const caps = report.findings.flatMap(({ cap }) => cap ?? [])
	return Math.min(predict(weights, listShares(report)), ...caps)
}

function printOrder(all: readonly Scored[]): void {
	const people = Map.groupBy(
		all.filter(({ cv }) => cv.kind !== null),
		({ cv }) => cv.person,
	)
	const kinds = ['poor', 'middling', 'excellent'] as const
	const threes = [...people.values()]
		.map((own) => kinds.flatMap((kind) => own.find(({ cv }) => cv.kind === kind) ?? []))
		.filter((own) => own.length === kinds.length)
	const inOrder = threes.filter((own) =>
		own.every(({ score }, index) => index === 0 || score > (own[index - 1]?.score ?? 0)),
	)
	console.log(`  poor < middling < excellent of one person: ${inOrder.length} of ${threes.length}`)
}

const poor = 35
const categoriesOfWriting = new Set(['impact', 'sections'])
const lengthChecks = new Set(['G01'])

// That a poor CV is praised for its writing, its parts or its length is false; that its email address works is true.
function printTicks(all: readonly Scored[]): void {
	const own = all.filter(({ cv }) => cv.mark < poor)
	const wrong = own.flatMap(({ cv, report }) =>
		(report?.passed ?? [])
			.filter(
				({ category, checkId }) => categoriesOfWriting.has(category) || lengthChecks.has(checkId),
			)
			.map(({ checkId }) => `${checkId} ${cv.file}`),
	)
	console.log(
		`  false ticks on ${own.length} CVs marked under ${poor}: ${wrong.length} ${wrong.join(', ')}`,
	)
}

const tolerance = 2

async function printFileTypes(all: readonly Scored[], tools: Tools): Promise<void> {
	const apart: string[] = []
	const differences: number[] = []
	for (const { cv, score } of all) {
		const text = new TextDecoder().decode(cv.bytes)
		const files = [
			{ fileName: 'cv.docx', bytes: await toWord(text) },
			{ fileName: 'cv.pdf', bytes: await toPdf(text) },
		]
		const scores = [score]
		for (const file of files) scores.push((await scoreFile(file, tools)).score)
		const difference = Math.max(...scores) - Math.min(...scores)
		differences.push(difference)
		if (difference > tolerance) apart.push(`${cv.file} ${scores.join('/')}`)
	}
	console.log(
		`\nthe same CV as text, Word and PDF: ${differences.length - apart.length} of ${differences.length} within ${tolerance} points, mean difference ${mean(differences).toFixed(1)}`,
	)
	for (const one of apart) console.log(`  ${one}`)
}

const rounds = 40

function printSpeed({ knowsWord, proofread }: Tools): void {
	const cv = twoPageCv()
	const times = Array.from({ length: rounds }, (_, round) => {
		const edited = { ...cv, professionalSummary: `${cv.professionalSummary} ${round}` }
		const began = performance.now()
		analyse({ cv: edited, source: null, today, knowsWord, proofread })
		return performance.now() - began
	}).slice(5)
	console.log(
		`\nCheck mode, a 2-page CV after an edit: median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
	)
}

if (import.meta.main) {
	if (process.argv.includes('--edits')) await withTools(benchEdits)
	else await benchScore()
}
