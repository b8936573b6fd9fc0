import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stripRunningHeaders } from '@app/typeset'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const run = promisify(execFile)

/** Programs that take the text out of a PDF, each as it is called here and in the table. */
export const pdfPrograms = [
	'pdftotext',
	'pdftotext -layout',
	'pdftotext -raw',
	'mutool',
	'pdf.js',
] as const
export type PdfProgram = (typeof pdfPrograms)[number]

/** The text that each program finds in a PDF, without the running headers with `name`; `folder` is for files that come and go. */
export async function readWithPrograms(
	pdf: Uint8Array,
	{ folder, name }: { folder: string; name: string },
): Promise<Record<PdfProgram, string>> {
	const file = join(folder, `${crypto.randomUUID()}.pdf`)
	await writeFile(file, pdf)
	const [plain, layout, raw, mutool, pdfJs] = await Promise.all([
		textFrom('pdftotext', [file, '-']),
		textFrom('pdftotext', ['-layout', file, '-']),
		textFrom('pdftotext', ['-raw', file, '-']),
		textFrom('mutool', ['draw', '-q', '-F', 'txt', file]),
		textFromPdfJs(pdf),
	])
	await rm(file)
	return {
		pdftotext: stripRunningHeaders(plain, name),
		'pdftotext -layout': stripRunningHeaders(layout, name),
		'pdftotext -raw': stripRunningHeaders(raw, name),
		mutool: stripRunningHeaders(mutool, name),
		'pdf.js': stripRunningHeaders(pdfJs, name),
	}
}

async function textFrom(program: string, options: string[]): Promise<string> {
	const { stdout } = await run(program, options, { maxBuffer: 64 * 1024 * 1024 })
	return stdout
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
