import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const run = promisify(execFile)

/** The programs that extract the text of a PDF, by their names here and in the table. */
export const pdfPrograms = [
	'pdftotext',
	'pdftotext -layout',
	'pdftotext -raw',
	'mutool',
	'pdf.js',
] as const
export type PdfProgram = (typeof pdfPrograms)[number]

/**
 * The text that each program finds in a PDF, pages separated by form feeds. A program that isn't installed has no text;
 * pdf.js always is.
 */
export async function readWithPrograms(
	pdf: Uint8Array,
): Promise<Partial<Record<PdfProgram, string>>> {
	const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'))
	const file = join(folder, 'cv.pdf')
	try {
		await writeFile(file, pdf)
		const texts = await Promise.all([
			textFrom('pdftotext', [file, '-']),
			textFrom('pdftotext', ['-layout', file, '-']),
			textFrom('pdftotext', ['-raw', file, '-']),
			textFrom('mutool', ['draw', '-q', '-F', 'txt', file]),
			textFromPdfJs(pdf),
		])
		const read = pdfPrograms.map((program, index) => [program, texts[index]] as const)
		return Object.fromEntries(read.filter(([, text]) => text !== undefined))
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

async function textFrom(program: string, options: string[]): Promise<string | undefined> {
	try {
		const { stdout } = await run(program, options, { maxBuffer: 64 * 1024 * 1024 })
		return stdout
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
		throw error
	}
}

async function textFromPdfJs(pdf: Uint8Array): Promise<string> {
	const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
	const pages = []
	for (let number = 1; number <= document.numPages; number += 1) {
		const page = await document.getPage(number)
		const { items } = await page.getTextContent()
		pages.push(
			items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
		)
	}
	await document.loadingTask.destroy()
	return pages.join('\f')
}
