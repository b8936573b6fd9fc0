import type { CvDesign, CvDocument, Place } from '@app/cv'
import { templateOrFirst } from '../template.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import type { PageSvg } from './page-svgs.ts'
import { placesOfLines } from './places-of-lines.ts'
import { createRendererPool } from './renderer-pool.ts'
import { templateJson } from './template-json.ts'
import { type TextLine, toPlainPagesInput } from './text-line.ts'
import { warningsOf } from './warnings-of.ts'

export type TypesetterOptions = {
	/** Renderer processes that work side by side. */
	processes: number
	/** How long one document may take, in milliseconds. */
	timeoutMs: number
	/** Documents that may wait for a free process; 100 unless given. */
	queueLimit?: number
}

export type CvPages = { pages: PageSvg[]; warnings: string[] }
export type CvPdf = { bytes: Uint8Array; pageCount: number; warnings: string[] }

/** Plain text on pages; `places` has the rectangles of every line that was given, in the same order. */
export type TextPages = { pages: PageSvg[]; places: Place[][]; warnings: string[] }

export type Typesetter = {
	/** The pages as pictures, for the preview. `warnings` are sentences for the person. */
	svg: (cv: CvDocument, design: CvDesign) => Promise<CvPages>
	/** The finished file; the same CV, design and time give the same bytes. */
	pdf: (cv: CvDocument, design: CvDesign, options: { createdAt: Date }) => Promise<CvPdf>
	/** The upper part of the first page as a PNG of 1200 by 630 pixels, to stand beside a link. */
	picture: (cv: CvDocument, design: CvDesign) => Promise<Uint8Array>
	/** Sets plain text quietly on A4 and says where each line stands. */
	textPages: (lines: TextLine[], options: { title: string }) => Promise<TextPages>
	/** The process ids of the renderers, for whoever watches their memory. */
	pids: () => number[]
	/** Ends every renderer; what is still waiting is refused as `server_busy`. */
	close: () => Promise<void>
}

const notAccessible =
	'This PDF does not meet the standard for accessible documents (PDF/UA-1), because some of its characters cannot be printed.'

const pageSizes = {
	a4: { widthPt: 595.28, heightPt: 841.89 },
	'us-letter': { widthPt: 612, heightPt: 792 },
}

/** Starts renderer processes. Every method throws a `TypesettingError` for the failures that are expected. */
export function createTypesetter({ queueLimit = 100, ...options }: TypesetterOptions): Typesetter {
	const pool = createRendererPool({ queueLimit, ...options })
	return {
		svg: async (cv, design) => {
			const input = toTypesetInput(cv, design)
			const result = await pool.run({
				kind: 'svg',
				template: templateOrFirst(design.templateId).id,
				input: templateJson(input),
				size: pageSizes[design.pageSize],
			})
			if (result.kind !== 'svg') throw new Error(`a renderer answered ${result.kind}`)
			return { pages: result.pages, warnings: warningsOf(input.unlinked, result.missing) }
		},
		pdf: async (cv, design, { createdAt }) => {
			const input = toTypesetInput(cv, design)
			const result = await pool.run({
				kind: 'pdf',
				template: templateOrFirst(design.templateId).id,
				input: templateJson(input),
				createdAtSeconds: Math.floor(createdAt.getTime() / 1000),
			})
			if (result.kind !== 'pdf') throw new Error(`a renderer answered ${result.kind}`)
			const { bytes, pageCount, missing, isAccessible } = result
			const warnings = warningsOf(input.unlinked, missing)
			return { bytes, pageCount, warnings: isAccessible ? warnings : [...warnings, notAccessible] }
		},
		picture: async (cv, design) => {
			const result = await pool.run({
				kind: 'picture',
				template: templateOrFirst(design.templateId).id,
				input: templateJson(toTypesetInput(cv, design)),
				size: pageSizes[design.pageSize],
			})
			if (result.kind !== 'picture') throw new Error(`a renderer answered ${result.kind}`)
			return result.bytes
		},
		textPages: async (lines, { title }) => {
			const result = await pool.run({
				kind: 'text',
				input: toPlainPagesInput(lines, title),
				size: pageSizes.a4,
			})
			if (result.kind !== 'text') throw new Error(`a renderer answered ${result.kind}`)
			return {
				pages: result.pages,
				places: placesOfLines(result.marks, lines),
				warnings: warningsOf([], result.missing),
			}
		},
		pids: pool.pids,
		close: pool.close,
	}
}
