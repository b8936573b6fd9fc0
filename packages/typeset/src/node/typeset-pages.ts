import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { fitToPages, type Tightness } from '../fit-to-pages.ts'
import { isShort, measurePage, type PageFill, type ShortPage } from '../short-page.ts'
import type { TypesetInput } from '../typeset-input.ts'
import type { PageSize } from './page-svg.ts'
import type { PagesRequest } from './pages-request.ts'
import { lastBaselines } from './split-page-svgs.ts'
import { spreadRest } from './spread-rest.ts'
import { templateJson } from './template-json.ts'
import type { TypstEngine } from './typst-engine.ts'

export type TypesetPages = {
	document: NodeTypstDocument
	/** The tighter spacing and text size chosen by auto-fit; `null` when nothing was changed. */
	autoFit: Tightness | null
	/** The picture of all its pages, where it was needed already. */
	svg?: string
}

/** One page fewer saves little paper of more than these, and takes long to try. */
const mostFittedPages = 5

/** Only a file has the photo itself in it; pictures of pages have it put into its place. */
type SetTask = Omit<PagesRequest, 'photo'> & { image?: string | undefined }

/** Sets the pages of a document. Where the person wants that, one whose last page is short is made tighter to do without it. */
export async function typesetPages(engine: TypstEngine, task: SetTask): Promise<TypesetPages> {
	const document = compile(engine, task)
	const pages = document.numOfPages
	if (!task.autoFit || pages < 2 || pages > mostFittedPages) return { document, autoFit: null }
	const { size } = task
	const svg = engine.svg(document)
	const asWritten = { document, autoFit: null, svg }
	if (findShortPage(engine, { document, svg, size }) === null) return asWritten
	// The document as written is the first step.
	const own = readTightness(task.input)
	const set = new Map([[`${own.spacing} ${own.textSizePt}`, document]])
	const tightened = ({ spacing, textSizePt }: Tightness) => {
		const key = `${spacing} ${textSizePt}`
		const known =
			set.get(key) ??
			compile(engine, { ...task, input: withTightness(task.input, { spacing, textSizePt }) })
		set.set(key, known)
		return known
	}
	const { fits, spacing, textSizePt } = await fitToPages(own, document.numOfPages - 1, {
		countPages: async (step) => tightened(step).numOfPages,
	})
	if (!fits) return asWritten
	const autoFit = { spacing, textSizePt }
	return { document: tightened(autoFit), autoFit }
}

/** A document with the picture of all its pages. */
type DrawnDocument = { document: NodeTypstDocument; svg: string; size: PageSize }

/** The last of several pages where it holds little. */
export function findShortPage(engine: TypstEngine, drawn: DrawnDocument): ShortPage | null {
	const { numOfPages } = drawn.document
	if (numOfPages < 2) return null
	const fill = measureLastPage(engine, drawn)
	return fill !== null && isShort(fill) ? { lines: fill.lines, page: numOfPages } : null
}

/** Measures the text of the last page; `null` when it is empty. */
export function measureLastPage(
	engine: TypstEngine,
	{ document, svg, size }: DrawnDocument,
): PageFill | null {
	const { top, bottom } = engine.margins(document)
	return measurePage(lastBaselines(svg), { top, end: size.heightPt - bottom })
}

/** Returns the input for a Word document, with its text as tight as on the pages. */
export async function fittedInput(
	engine: TypstEngine,
	{ input, ...pages }: { input: TypesetInput } & Omit<PagesRequest, 'input' | 'carried' | 'photo'>,
): Promise<TypesetInput> {
	if (!pages.autoFit) return input
	const { autoFit } = await typesetPages(engine, { ...pages, input: templateJson(input) })
	return { ...input, style: { ...input.style, ...autoFit } }
}

// On pages that the side column doesn't reach, the main one goes across the page.
function compile(engine: TypstEngine, task: SetTask) {
	const { template, input, carried = null, image } = task
	const set = (cv: string) =>
		engine.compile(template, {
			cv,
			...(carried === null ? {} : { carried }),
			...(image === undefined ? {} : { photo: image }),
		})
	const document = set(input)
	if (document.numOfPages < 2) return document
	const marks = engine.parts(document)
	const spread = marks.length === 0 ? null : spreadRest(input, marks)
	return spread === null ? document : set(spread)
}

// Both are in the style of what we wrote ourselves.
function readTightness(input: string): Tightness {
	const { spacing, textSizePt } = (JSON.parse(input) as { style: Tightness }).style
	return { spacing, textSizePt }
}

function withTightness(input: string, tightness: Tightness): string {
	const parsed = JSON.parse(input) as { style: object }
	return JSON.stringify({ ...parsed, style: { ...parsed.style, ...tightness } })
}
