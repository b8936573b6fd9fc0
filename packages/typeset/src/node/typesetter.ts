import type { CvDesign, CvDocument } from '@app/cv'
import type { Tightness } from '../fit-to-pages.ts'
import type { ShortPage } from '../short-page.ts'
import type { InterviewPages } from '../to-interview-input.ts'
import type { AddedTemplate } from './added/added-template.ts'
import { findLineRows, type LineRow } from './line-rows.ts'
import { listPrintWarnings } from './list-print-warnings.ts'
import type { PageSvg, Seen, SeenPage } from './page-svg.ts'
import type { RenderResult, RenderTask } from './render-message.ts'
import type { FileOptions, PdfOptions, RenderRequest } from './render-request.ts'
import { createRendererPool, type RunTask } from './renderer-pool.ts'
import type { TextLine } from './to-plain-pages-input.ts'

export type TypesetterOptions = {
	/** Renderer processes that work side by side. */
	processes: number
	/** How long one document may take, in milliseconds. */
	timeoutMs: number
	/** Documents that may wait for a free process; 100 unless given. */
	queueLimit?: number
	/** The operator's template with this id; none are known unless given. */
	findAdded?: (templateId: string) => AddedTemplate | undefined
}

export type CvPages = { pages: PageSvg[]; warnings: string[] }
type CvPreview = {
	pages: SeenPage[]
	warnings: string[]
	/** The last page where it holds so little that it could go. */
	shortPage?: ShortPage
	/** The tighter spacing and text size with which auto-fit removed a short last page. */
	autoFit?: Tightness
}
export type CvPdf = {
	bytes: Uint8Array
	pageCount: number
	warnings: string[]
	/** Whether the file keeps to the standard that was asked for. */
	keepsStandard: boolean
}

/** Plain text on pages; `rows` has the rows of every line that was given, in the same order. */
export type TextPages = { pages: PageSvg[]; rows: LineRow[][]; warnings: string[] }

type LetterSet = { bytes: Uint8Array; warnings: string[] }
type InterviewSet = LetterSet & { pageCount: number | null }
type LetterLook = { design: CvDesign; format: 'pdf' | 'docx'; createdAt: Date }

/** The calls that set a document in type. Each throws a `TypesettingError` for expected failures. */
export type TypesettingCalls = {
	/** The pages as pictures. `warnings` are sentences for the person. */
	svg: (cv: CvDocument, design: CvDesign) => Promise<CvPages>
	/** The same for a preview that shows some of them already. */
	preview: (cv: CvDocument, design: CvDesign, seen: Seen) => Promise<CvPreview>
	/** The finished file; the same CV, design and time give the same bytes. */
	pdf: (cv: CvDocument, design: CvDesign, options: PdfOptions) => Promise<CvPdf>
	/** How many pages there would be. */
	countPages: (cv: CvDocument, design: CvDesign) => Promise<number>
	/** How many lines the last page would have. */
	countLastLines: (cv: CvDocument, design: CvDesign) => Promise<number>
	/** A Word document of one column with real styles. */
	docx: (cv: CvDocument, design: CvDesign, options: FileOptions) => Promise<Uint8Array>
	/** A letter in the look of a CV, under its name and contacts; Word brings its own fonts, so only a PDF has warnings. */
	letter: (letter: string, cv: CvDocument, look: LetterLook) => Promise<LetterSet>
	/** An interview sheet in the colour and fonts of a CV; how many pages a Word document has is not known. */
	interview: (sheet: InterviewPages, cv: CvDocument, look: LetterLook) => Promise<InterviewSet>
	/** Each page as a PNG. */
	png: (
		cv: CvDocument,
		design: CvDesign,
		options: { dotsPerInch: number },
	) => Promise<{ pages: Uint8Array[]; warnings: string[] }>
	/** The upper part of the first page as a PNG of 1200 by 630 pixels, to stand beside a link. */
	picture: (cv: CvDocument, design: CvDesign) => Promise<Uint8Array>
	/** Sets plain text quietly on A4 and says where each line and word stands. */
	textPages: (lines: TextLine[], options: { title: string }) => Promise<TextPages>
}

/**
 * Decides when a render may begin, and begins it by calling `render`. The caller gets any error that it throws
 * before. `render` takes a signal that aborts the render.
 */
export type RenderGate = <Result>(
	render: (signal?: AbortSignal) => Promise<Result>,
) => Promise<Result>

export type Typesetter = TypesettingCalls & {
	/** The same calls, with each render going through a gate. */
	through: (gate: RenderGate) => TypesettingCalls
	/** Returns the process ids of the renderers, to watch their memory. */
	pids: () => number[]
	/** Ends every renderer; waiting requests are refused as `server_busy`. */
	close: () => Promise<void>
}

const belowStandard =
	'This PDF doesn’t meet the standard for accessible documents, because its fonts can’t print some characters.'

/** Starts renderer processes. */
export function createTypesetter({
	queueLimit = 100,
	findAdded = () => undefined,
	...options
}: TypesetterOptions): Typesetter {
	const pool = createRendererPool({ queueLimit, ...options })
	const run: RunTask = (task, signal) => pool.run(withAdded(task, findAdded), signal)
	return {
		...typesettingCalls(run),
		through: (gate) => typesettingCalls((task) => gate((signal) => run(task, signal))),
		pids: pool.pids,
		close: pool.close,
	}
}

/** A renderer knows only our templates: an operator's goes with the document that is set in it. */
function withAdded(
	task: RenderRequest | RenderTask,
	findAdded: NonNullable<TypesetterOptions['findAdded']>,
): RenderRequest | RenderTask {
	if (!('design' in task)) return task
	const added = findAdded(task.design.templateId)
	return added === undefined ? task : { ...task, added }
}

/** The calls over anything that does render tasks. */
export function typesettingCalls(runTask: RunTask): TypesettingCalls {
	/** Runs one order and returns a result of the order's kind. */
	async function run<Kind extends RenderRequest['kind']>(
		order: Extract<RenderRequest, { kind: Kind }>,
	) {
		const result = await runTask(order)
		if (result.kind !== order.kind) throw new Error(`a renderer answered ${result.kind}`)
		return result as Extract<RenderResult, { kind: Kind }>
	}

	return {
		svg: async (cv, design) => {
			const { pages, missing } = await run<'svg'>({ kind: 'svg', cv, design })
			return { pages, warnings: listPrintWarnings(cv, missing) }
		},
		preview: async (cv, design, seen) => {
			const made = await run<'preview'>({ kind: 'preview', cv, design, seen })
			const { pages, missing, shortPage, autoFit } = made
			return {
				pages,
				warnings: listPrintWarnings(cv, missing),
				...(shortPage !== null && { shortPage }),
				...(autoFit !== null && { autoFit }),
			}
		},
		pdf: async (cv, design, options) => {
			const set = await run<'pdf'>({ kind: 'pdf', cv, design, ...options })
			const { bytes, pageCount, keepsStandard } = set
			return { bytes, pageCount, keepsStandard, warnings: pdfWarnings(cv, set) }
		},
		countPages: async (cv, design) => {
			const { pageCount } = await run<'count'>({ kind: 'count', countsLines: false, cv, design })
			return pageCount
		},
		countLastLines: async (cv, design) => {
			const { lastLines } = await run<'count'>({ kind: 'count', countsLines: true, cv, design })
			return lastLines ?? 0
		},
		docx: async (cv, design, options) =>
			(await run<'docx'>({ kind: 'docx', cv, design, ...options })).bytes,
		letter: async (letter, cv, { format, ...look }) => {
			const set = await run<'pdf' | 'docx'>({ kind: format, letter, cv, ...look })
			return { bytes: set.bytes, warnings: set.kind === 'pdf' ? pdfWarnings(null, set) : [] }
		},
		interview: async (interview, cv, { format, ...look }) => {
			const set = await run<'pdf' | 'docx'>({ kind: format, interview, cv, ...look })
			const { bytes } = set
			if (set.kind === 'docx') return { bytes, warnings: [], pageCount: null }
			return { bytes, warnings: pdfWarnings(null, set), pageCount: set.pageCount }
		},
		png: async (cv, design, { dotsPerInch }) => {
			const { pages, missing } = await run<'png'>({ kind: 'png', cv, design, dotsPerInch })
			return { pages, warnings: listPrintWarnings(cv, missing) }
		},
		picture: async (cv, design) => (await run<'picture'>({ kind: 'picture', cv, design })).bytes,
		textPages: async (lines, { title }) => {
			const result = await run<'text'>({ kind: 'text', lines, title })
			return {
				pages: result.pages,
				rows: findLineRows(result.marks, lines),
				warnings: listPrintWarnings(null, result.missing),
			}
		},
	}
}

type SetPdf = Pick<Extract<RenderResult, { kind: 'pdf' }>, 'missing' | 'keepsStandard'>

function pdfWarnings(cv: CvDocument | null, { missing, keepsStandard }: SetPdf): string[] {
	return [...listPrintWarnings(cv, missing), ...(keepsStandard ? [] : [belowStandard])]
}
