import type { Tightness } from '../fit-to-pages.ts'
import type { ShortPage } from '../short-page.ts'
import type { TypesetInput } from '../typeset-input.ts'
import type { WordMark } from './line-rows.ts'
import type { PageSize, PageSvg, Seen, SeenPage } from './page-svg.ts'
import type { PagesRequest } from './pages-request.ts'
import type { TypesettingErrorCode } from './typesetting-error.ts'

/** Standards that a PDF can keep to: for screen readers, or for archives and screen readers. */
export type PdfStandard = 'ua-1' | 'a-3a'

/** A task for a renderer process. `input` is the JSON that the template reads. */
export type RenderTask =
	| ({ kind: 'svg' } & PagesRequest)
	| ({ kind: 'preview'; seen: Seen } & PagesRequest)
	| ({ kind: 'picture' } & PagesRequest)
	| ({ kind: 'png'; dotsPerInch: number } & PagesRequest)
	| ({
			kind: 'pdf'
			createdAtSeconds: number
			standard: PdfStandard
			/** The CV as JSON, to be attached to the file. */
			carried: string | null
	  } & PagesRequest)
	| ({
			kind: 'docx'
			input: TypesetInput
			createdAtSeconds: number
			carried: string | null
	  } & Omit<PagesRequest, 'input'>)
	| ({ kind: 'count'; countsLines: boolean } & PagesRequest)
	| { kind: 'text'; input: string; size: PageSize }

/** The result of a renderer process; `missing` lists the characters that no font can draw. */
export type RenderResult =
	| { kind: 'svg'; pages: PageSvg[]; missing: string[] }
	| {
			kind: 'preview'
			pages: SeenPage[]
			missing: string[]
			shortPage: ShortPage | null
			autoFit: Tightness | null
	  }
	| { kind: 'png'; pages: Uint8Array[]; missing: string[] }
	| {
			kind: 'pdf'
			bytes: Uint8Array
			pageCount: number
			missing: string[]
			/** Whether the file keeps to the standard that was asked for. */
			keepsStandard: boolean
	  }
	| { kind: 'picture'; bytes: Uint8Array }
	| { kind: 'docx'; bytes: Uint8Array }
	/** `lastLines`: how many lines the last page has, where that was asked. */
	| { kind: 'count'; pageCount: number; lastLines: number | null }
	| { kind: 'text'; pages: PageSvg[]; marks: WordMark[]; missing: string[] }

/** A report of a renderer process: it is warm, its memory has grown too large, or its task ended. */
export type RenderReport =
	| { status: 'ready' }
	| { status: 'worn' }
	| { status: 'done'; result: RenderResult }
	| { status: 'failed'; reason: string; code: TypesettingErrorCode }
