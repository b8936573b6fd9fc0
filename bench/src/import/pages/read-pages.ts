import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { emptyCv } from '@app/cv'
import { type CvWithSource, ReadError, type Reader } from '@app/cv-import/node'
import { orRefusal } from '../read-samples.ts'
import type { PageTruth } from './page-truth.ts'
import { parseTruth } from './parse-truth.ts'
import type { PagePrinter } from './print-page.ts'
import { type PageScore, scorePage } from './score-page.ts'

/** A CV in a layout from outside the project, with its labelled content. */
export type Page = { id: string; file: string; truth: PageTruth }

/**
 * Lists the pages of a folder: `ID.html`, `ID.pdf`, `ID.docx` or a similar file beside `ID.json`, or `ID/cv.*` beside
 * `ID/truth.json`.
 */
export async function listPages(folder: string): Promise<Page[]> {
	const names = (await readdir(folder, { recursive: true })).filter(isCv).sort()
	const found = names.flatMap((name) => locateTruth(join(folder, name)) ?? [])
	return Promise.all(
		found.map(async ({ id, file, truth }) => ({
			id,
			file,
			truth: parseTruth(await readFile(truth, 'utf8')),
		})),
	)
}

function locateTruth(file: string): { id: string; file: string; truth: string } | null {
	const beside = file.replace(/\.[^./]+$/, '.json')
	if (existsSync(beside)) return { id: basename(file, extname(file)), file, truth: beside }
	const truth = join(dirname(file), 'truth.json')
	return existsSync(truth) ? { id: basename(dirname(file)), file, truth } : null
}

function isCv(name: string): boolean {
	return /\.(?:html|pdf|docx|doc|odt|rtf|txt|md)$/.test(name) && basename(name) !== 'source.txt'
}

export type PageReading = {
	page: Page
	score: PageScore
	cv: CvWithSource['document']
	refusal: string | null
	source: CvWithSource['source'] | null
}

/** The bytes that a person would open; a page of HTML is printed first. */
export async function bytesOfPage({ file }: Page, printer: PagePrinter): Promise<Uint8Array> {
	return extname(file) === '.html' ? printer.print(file) : new Uint8Array(await readFile(file))
}

/** Reads a page with the product's reader and compares the result with the page's labels. */
export async function readPage(
	page: Page,
	bytes: Uint8Array,
	reader: Reader,
): Promise<PageReading> {
	const fileName = `cv${extname(page.file).replace('.html', '.pdf')}`
	const result = await orRefusal(reader.read(bytes, { fileName }))
	if (result instanceof ReadError)
		return {
			page,
			score: scorePage(page.truth, emptyCv(), {}),
			cv: emptyCv(),
			refusal: result.code,
			source: null,
		}
	const { document, source } = result
	const score = scorePage(page.truth, document, source.confidence)
	return { page, score, cv: document, refusal: null, source }
}
