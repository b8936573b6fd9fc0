import { exportCv } from '@app/contract'
import {
	GlobalWorkerOptions,
	getDocument,
	type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import {
	buildPdfTags,
	joinPieces,
	type PdfTag,
	type StructureNode,
	type TextPiece,
} from './pdf-tags.ts'

/** The contents of the PDF that a download would give, as software reads it. */
export type PdfReading = {
	title: string | null
	language: string | null
	isTagged: boolean
	bytes: number
	/** By page. */
	pages: { text: string; tags: PdfTag[] }[]
}

/** Makes the PDF as a download would, and reads it back. */
export async function readExportedPdf(
	{ document, design }: PreviewInput,
	signal: AbortSignal,
): Promise<PdfReading> {
	GlobalWorkerOptions.workerSrc = workerUrl
	const body = { document, design, format: 'pdf' as const }
	const file = await retryWhileBusy(() => call(exportCv, { body, signal }), { signal })
	const data = new Uint8Array(await file.arrayBuffer())
	const bytes = data.length
	const task = getDocument({ data })
	try {
		return { bytes, ...(await readPdf(await task.promise)) }
	} finally {
		await task.destroy()
	}
}

async function readPdf(pdf: PDFDocumentProxy): Promise<Omit<PdfReading, 'bytes'>> {
	const { info } = await pdf.getMetadata()
	const { Title: title, Language: language } = info as Record<string, unknown>
	const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
	const pages = await Promise.all(numbers.map((number) => readPage(pdf, number)))
	return {
		title: typeof title === 'string' ? title : null,
		language: typeof language === 'string' ? language : null,
		isTagged: pages.every(({ tags }) => tags.length > 0),
		pages,
	}
}

async function readPage(pdf: PDFDocumentProxy, number: number) {
	const page = await pdf.getPage(number)
	const [{ items }, tree] = await Promise.all([
		page.getTextContent({ includeMarkedContent: true }),
		page.getStructTree(),
	])
	// The library's own types leave the kinds of the parts open.
	const pieces = items as TextPiece[]
	return { text: joinPieces(pieces), tags: buildPdfTags(tree as StructureNode | null, pieces) }
}
