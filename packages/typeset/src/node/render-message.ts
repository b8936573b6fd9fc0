import type { PageSvg } from './page-svgs.ts'
import type { Mark } from './places-of-lines.ts'

/** What a renderer process is asked to do. `input` is the JSON that the template reads. */
export type RenderTask =
	| { kind: 'svg'; template: string; input: string; size: PageSize }
	| { kind: 'pdf'; template: string; input: string; createdAtSeconds: number }
	| { kind: 'picture'; template: string; input: string; size: PageSize }
	| { kind: 'text'; input: string; size: PageSize }

export type PageSize = { widthPt: number; heightPt: number }

/** What a renderer process made; `missing` are the characters that no font can draw. */
export type RenderResult =
	| { kind: 'svg'; pages: PageSvg[]; missing: string[] }
	| {
			kind: 'pdf'
			bytes: Uint8Array
			pageCount: number
			missing: string[]
			/** Whether the file keeps to PDF/UA-1. */
			isAccessible: boolean
	  }
	| { kind: 'picture'; bytes: Uint8Array }
	| { kind: 'text'; pages: PageSvg[]; marks: Mark[]; missing: string[] }

/** What a renderer process says: that it is warm, or how its task went. */
export type RenderReport =
	| { status: 'ready' }
	| { status: 'done'; result: RenderResult }
	| { status: 'failed'; reason: string }
