import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { fitToPages, type Tightness } from '../fit-to-pages.ts'
import { isShort, measurePage, type PageFill, type ShortPage } from '../short-page.ts'
import type { TypesetInput } from '../typeset-input.ts'
import type { PageSize } from './page-svg.ts'
import type { PagesRequest } from './pages-request.ts'
import { lastBaselines } from './split-page-svgs.ts'
import { templateJson } from './template-json.ts'
import type { TypstEngine } from './typst-engine.ts'

export type TypesetPages = {
	document: NodeTypstDocument
	/** The tighter spacing and text size chosen by auto-fit; `null` when nothing was changed. */
	autoFit: Tightness | null
}

/** Only a file has the photo itself in it; pictures of pages have it put into its place. */
type SetTask = Omit<PagesRequest, 'photo'> & { image?: string | undefined }

/** Sets the pages of a document. Where the person wants that, one whose last page is short is made tighter to do without it. */
export async function typesetPages(engine: TypstEngine, task: SetTask): Promise<TypesetPages> {
	const document = compile(engine, task)
	const asWritten = { document, autoFit: null }
	if (!task.autoFit || document.numOfPages < 2) return asWritten
	const { size } = task
	if (findShortPage(engine, { document, svg: engine.svg(document), size }) === null)
		return asWritten
	const tightened = ({ spacing, textSizePt }: Tightness) =>
		compile(engine, { ...task, input: withTightness(task.input, { spacing, textSizePt }) })
	const { fits, spacing, textSizePt } = await fitToPages(
		readTightness(task.input),
		document.numOfPages - 1,
		{ countPages: async (step) => tightened(step).numOfPages },
	)
	if (!fits) return asWritten
	return { document: tightened({ spacing, textSizePt }), autoFit: { spacing, textSizePt } }
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

function compile(engine: TypstEngine, task: SetTask) {
	const { template, input, carried = null, image } = task
	return engine.compile(template, {
		cv: input,
		...(carried === null ? {} : { carried }),
		...(image === undefined ? {} : { photo: image }),
	})
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
