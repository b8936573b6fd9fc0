import type { Preview } from '@app/contract'
import type { Sendable } from '#shared/api/send-request.ts'
import type { PagePatch } from './page-patch.ts'

/** A preview whose pages also have the patches that make them from the drawn pages. */
export type PatchedPreview = Omit<Preview, 'pages'> & {
	pages: (Preview['pages'][number] & { patch?: PagePatch | null })[]
}

/** A request to the worker; the answer carries the same `id`. */
export type PreviewRequest =
	| { kind: 'cancel'; id: number }
	| {
			kind: 'send'
			id: number
			endpoint: Sendable
			token: string | null
			/** The body of the request to the server, without the parts that are drawn already. */
			body: object
			/** The hash of each page that is drawn; `null` for one with a gap. */
			hashes: (string | null)[]
			/** How many outlines the server can be told of. */
			mostOutlines: number
			timeoutMs: number
	  }

export type PreviewReply = { id: number } & (
	| { kind: 'pages'; status: number; preview: PatchedPreview }
	| { kind: 'refusal'; status: number; body: string; retryAfter: string | null }
	| { kind: 'failure'; isTooSlow: boolean }
)
