import { type Box, type FileFacts, textWasRecognised } from '@app/cv'
import {
	type PDFDocumentProxy,
	type PDFPageProxy,
	PermissionFlag,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Extracted, ExtractedPage, Link } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { recognisePage } from '../ocr/recognise-page.ts'
import { findLowContrastText } from './find-low-contrast-text.ts'
import { findLigatures } from './ligatures.ts'
import { toMatrix, transformBox } from './matrix.ts'
import { openPdf, toReadError } from './open-pdf.ts'
import { readPageInk } from './page-ink.ts'
import { isScanWithText, readTextItems } from './read-text-items.ts'
import { isValidBox } from './repair-box.ts'
import { type PageTrace, tracePage } from './trace-visibility.ts'

type PdfPage = ExtractedPage & {
	links: Link[]
	pictures: Box[]
	hiddenText: string[]
	faintText: { text: string; place: Box }[]
	icons: Box[]
	ligatures: string[]
	fonts: string[]
	characters: number
	unreadable: number
	isRecognised: boolean
}

/** Takes the text with its geometry out of a PDF; throws `ReadError`. */
export async function extractPdf({
	bytes,
	fileName,
	limits,
	onPage,
	recogniser,
}: ExtractionRequest): Promise<Extracted> {
	// Opening the file takes its bytes away.
	const size = bytes.byteLength
	const pdf = await openPdf(bytes)
	try {
		if (pdf.numPages > limits.maxPages) throw new ReadError('file_has_too_many_pages')
		const pages: PdfPage[] = []
		for (let number = 1; number <= pdf.numPages; number++) {
			onPage(number, pdf.numPages)
			const page = await extractPage(await pdf.getPage(number), pages)
			pages.push(page.items.length > 0 ? page : await withRecognisedText(pdf, page, recogniser))
			limits.checkText(pages.at(-1)?.characters ?? 0)
		}
		if (pages.every((page) => page.items.length === 0)) throw new ReadError('file_has_no_text')
		return {
			format: 'pdf',
			fileName,
			bytes: size,
			linesAreParagraphs: false,
			pageHeaderText: '',
			pages: pages.map(({ number, widthPt, heightPt, items }) => ({
				number,
				widthPt,
				heightPt,
				items,
			})),
			facts: await readFacts(pdf, pages),
			warnings: listWarnings(pages),
		}
	} catch (error) {
		throw toReadError(error)
	} finally {
		await pdf.loadingTask.destroy()
	}
}

async function extractPage(page: PDFPageProxy, before: PdfPage[]): Promise<PdfPage> {
	const viewport = page.getViewport({ scale: 1 })
	const matrix = toMatrix(viewport.transform)
	const content = await page.getTextContent()
	const trace = tracePage(await page.getOperatorList(), matrix)
	const order = before.reduce((sum, earlier) => sum + earlier.items.length, 0)
	const ink = needsInk(page, trace) ? await readPageInk(page) : null
	const text = readTextItems({ page, content, trace, viewport, order, ink })
	const links = await readLinks(page)
	const pictures = trace.pictures
		.filter((box) => box.width > 12 && box.height > 12 && isValidBox(box))
		.map((box) => ({ page: page.pageNumber, ...box }))
	page.cleanup()
	const [widthPt, heightPt] = soundSize(viewport)
	return {
		number: page.pageNumber,
		widthPt,
		heightPt,
		...text,
		links,
		pictures,
		faintText: text.isRecognised ? [] : findLowContrastText(text.items, trace),
		ligatures: findLigatures(text.items, trace),
	}
}

/** The most pages that are drawn to find their ink. A CV has fewer pages, and each takes time. */
const maxDrawnPages = 5

function needsInk(page: PDFPageProxy, trace: PageTrace): boolean {
	const isScan = isScanWithText(trace, page.getViewport({ scale: 1 }))
	const hasUnseen = trace.texts.some((text) => text.isForInk)
	return page.pageNumber <= maxDrawnPages && hasUnseen && !isScan
}

const a4 = { width: 595, height: 842 }

function soundSize(size: { width: number; height: number }): [width: number, height: number] {
	const { width, height } = isValidBox({ x: 0, y: 0, ...size }) ? size : a4
	return [width, height]
}

/** Pages of a scan that are recognised; a CV has fewer, and each takes seconds. */
const maxRecognisedPages = 5

// A page without words that shows a picture is a scan: Tesseract reads it, where it is installed.
async function withRecognisedText(
	pdf: PDFDocumentProxy,
	page: PdfPage,
	program: string | null,
): Promise<PdfPage> {
	const isScan = page.pictures.length > 0 && page.number <= maxRecognisedPages
	if (program === null || !isScan) return page
	const items = await recognisePage(await pdf.getPage(page.number), {
		program,
		order: page.number * 10_000,
	})
	const characters = items.reduce((sum, { text }) => sum + text.length, 0)
	return { ...page, items, characters, isRecognised: items.length > 0 }
}

async function readLinks(page: PDFPageProxy): Promise<Link[]> {
	const matrix = toMatrix(page.getViewport({ scale: 1 }).transform)
	const annotations: { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] }[] =
		await page.getAnnotations()
	return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
		const target = url ?? unsafeUrl
		if (subtype !== 'Link' || target === undefined) return []
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect ?? []
		const box = transformBox(matrix, [x0, y0, x1, y1])
		const place = isValidBox(box) ? { page: page.pageNumber, ...box } : null
		return [{ text: '', url: target, place }]
	})
}

async function readFacts(pdf: PDFDocumentProxy, pages: PdfPage[]): Promise<Extracted['facts']> {
	const { info } = await pdf.getMetadata()
	const facts = info as Record<string, unknown>
	// The types declare an object, but the library returns a map.
	const marks: unknown = await pdf.getMarkInfo()
	const textOf = (value: unknown) =>
		typeof value === 'string' && value.trim() !== '' ? value.trim() : null
	const characters = pages.reduce((sum, page) => sum + page.characters, 0)
	const unreadable = pages.reduce((sum, page) => sum + page.unreadable, 0)
	return {
		title: textOf(facts.Title),
		language: textOf(facts.Language),
		isTagged: marks instanceof Map && marks.get('Marked') === true,
		maker: identifyMaker(textOf(facts.Creator), textOf(facts.Producer)),
		fonts: [...new Set(pages.flatMap((page) => page.fonts))].sort(),
		pictures: pages.flatMap((page) => page.pictures),
		hasTables: false,
		hasTextBoxes: false,
		hiddenText: pages.flatMap((page) => page.hiddenText),
		unreadableShare: characters === 0 ? 0 : Math.min(1, unreadable / characters),
		links: pages.flatMap((page) => page.links),
		faintText: pages.flatMap((page) => page.faintText).slice(0, mostExamples),
		icons: pages.flatMap((page) => page.icons).slice(0, mostExamples),
		ligatures: [...new Set(pages.flatMap((page) => page.ligatures))].slice(0, mostExamples),
		isProtected: isLocked(await pdf.getPermissions()),
		...describeContainer(facts, pages),
	} satisfies Omit<FileFacts, 'columns' | 'contactInPageHeader'>
}

// A damaged or hostile file has these in any number; a remark needs a few.
const mostExamples = 100

/** Whether a file forbids copying or changing; many are encrypted and forbid nothing. */
export function isLocked(permissions: ReadonlySet<number> | null): boolean {
	const { COPY, MODIFY_CONTENTS } = PermissionFlag
	return permissions !== null && ![COPY, MODIFY_CONTENTS].every((flag) => permissions.has(flag))
}

// The fewest characters of a readable page. A page that only asks for another program has few more words.
const fewestCharacters = 100

function describeContainer(
	facts: Record<string, unknown>,
	pages: readonly PdfPage[],
): Pick<FileFacts, 'container'> {
	if (facts.IsCollectionPresent === true) return { container: 'portfolio' }
	const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ')
	const isUnread = text.length < fewestCharacters || /\bplease wait\b/i.test(text)
	if (facts.IsXFAPresent === true) return { container: isUnread ? 'xfa' : 'form' }
	return facts.IsAcroFormPresent === true ? { container: 'form' } : {}
}

function identifyMaker(creator: string | null, producer: string | null): string | null {
	if (creator === producer) return creator
	return [creator, producer].filter(Boolean).join(', ') || null
}

function listWarnings(pages: PdfPage[]): Extracted['warnings'] {
	if (!pages.some((page) => page.isRecognised)) return []
	return [
		{
			code: textWasRecognised,
			message: 'This is a scan, and text recognition makes mistakes. Please check every word.',
		},
	]
}
