import { createReader, type Reader } from '@app/cv-import/node'
import { mean } from '../../score/agreement.ts'
import { binConfidence, calibrationError } from '../score/calibration.ts'
import { measureF1 } from './ledger.ts'
import { changes, shareUnchanged } from './perturb.ts'
import { printLosses } from './print-losses.ts'
import { type PagePrinter, startPagePrinter } from './print-page.ts'
import { bytesOfPage, listPages, type Page, type PageReading, readPage } from './read-pages.ts'

const shownFields = {
	title: 'experience.title',
	employer: 'experience.organization',
	school: 'education.institution',
	qualification: 'education.qualification',
}

/** Whether pages are changed in twenty ways too, and whether the causes of lost points are printed. */
export type PageBenchOptions = { isPerturbed: boolean; showsLosses: boolean }

/** Reads the pages of a folder, which others made, and prints how well; with changes or losses if asked for. */
export async function benchPages(
	folder: string,
	{ isPerturbed, showsLosses }: PageBenchOptions,
): Promise<void> {
	const pages = await listPages(folder)
	const printer = await startPagePrinter()
	const reader = createReader({})
	try {
		const readings: PageReading[] = []
		for (const page of pages) {
			const reading = await readPage(page, await bytesOfPage(page, printer), reader)
			readings.push(reading)
			printReading(reading)
		}
		printTotals(readings)
		if (showsLosses) printLosses(readings)
		if (isPerturbed) await printChanges(readings, { printer, reader })
	} finally {
		reader.close()
		await printer.close()
	}
}

// A folder may have no pages, or none that print.
function meanOrZero(values: readonly number[]): number {
	return values.length === 0 ? 0 : mean(values)
}

function percent(share: number): string {
	return (100 * share).toFixed(1)
}

function printReading({ page, score, refusal }: PageReading): void {
	const parts = [...score.parts].map(([part, f1]) => `${part} ${Math.round(100 * f1)}`)
	console.log(
		`${page.id.padEnd(24)}${percent(score.weighted).padStart(6)}  ${refusal ?? parts.join(', ')}`,
	)
}

function printTotals(readings: readonly PageReading[]): void {
	const weighted = meanOrZero(readings.map(({ score }) => score.weighted))
	const low = readings.filter(({ score }) => score.weighted < 0.5).length
	console.log(
		`\n${readings.length} pages, weighted score ${percent(weighted)}, ${low} of them under 50`,
	)
	const lost = readings.flatMap(listLostTopics).length
	console.log(`all jobs or all courses of a page lost: ${lost} times`)
	for (const [name, field] of Object.entries(shownFields)) {
		const counts = readings.flatMap(({ score }) => score.fields.get(field) ?? [])
		console.log(`F1 of ${name.padEnd(16)}${percent(measureF1(counts)).padStart(6)}`)
	}
	const judged = readings.flatMap(({ score }) => score.judged)
	const isRight = meanOrZero(judged.map((one) => Number(one.isRight)))
	const said = meanOrZero(judged.map(({ confidence }) => confidence))
	const wrong = judged.filter((one) => !one.isRight)
	const sure = wrong.filter(({ confidence }) => confidence >= 0.9).length
	console.log(
		`confidence said ${percent(said)}, right ${percent(isRight)}, ${judged.length} values`,
	)
	console.log(`calibration error ${percent(calibrationError(binConfidence(judged)))} points`)
	console.log(`wrong values said at 0.90 or more: ${sure} of ${wrong.length}`)
}

/** Fewer jobs or courses are no list that can be lost as a whole. */
const fewestOfList = 2

// Jobs or courses of which a page tells and nothing was read.
function listLostTopics({ page, score }: PageReading): string[] {
	return (['experience', 'education'] as const).filter((topic) => {
		const told = page.truth[topic].filter(({ isOptional }) => isOptional !== true)
		const counts = [...score.fields].filter(([field]) => field.startsWith(`${topic}.`))
		return told.length >= fewestOfList && counts.every(([, { right }]) => right === 0)
	})
}

type Tools = { printer: PagePrinter; reader: Reader }

async function printChanges(readings: readonly PageReading[], tools: Tools): Promise<void> {
	const printed = readings.filter(({ page }) => page.file.endsWith('.html'))
	console.log('\nshare of fields unchanged')
	const shares: number[] = []
	for (const { name, css = '', code = '' } of changes) {
		const own: number[] = []
		for (const { page, cv } of printed) {
			const changed = await readChanged(page, tools, { css, code })
			own.push(shareUnchanged(cv, changed.cv))
		}
		const share = meanOrZero(own)
		shares.push(share)
		console.log(`${name.padEnd(36)}${percent(share).padStart(6)}`)
	}
	console.log(`${'all changes'.padEnd(36)}${percent(meanOrZero(shares)).padStart(6)}`)
}

async function readChanged(
	page: Page,
	{ printer, reader }: Tools,
	{ css, code }: { css: string; code: string },
): Promise<PageReading> {
	return readPage(page, await printer.print(page.file, css, code), reader)
}
