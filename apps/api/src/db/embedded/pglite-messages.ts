import type { Results } from '@electric-sql/pglite'

/** The data that the thread of PGlite starts with. */
export type PgliteStart = { directory: string; program: WebAssembly.Module }

/** A call from the server's thread to the thread of PGlite. */
export type PgliteCall =
	| {
			kind: 'query'
			text: string
			values: unknown[]
			rowMode: 'array' | 'object'
			/** Types whose values stay text. */
			textTypes: number[]
	  }
	| { kind: 'exec'; text: string }
	| { kind: 'listen' | 'unlisten'; channel: string }
	| { kind: 'fileSyncs' }
	| { kind: 'beat' }
	| { kind: 'close' }

export type PgliteRequest = { id: number; call: PgliteCall }

/** Errors lose their own fields on the way between threads, so those travel beside the message. */
export type PgliteAnswer =
	| { kind: 'ready' }
	| { kind: 'failed'; message: string }
	| { kind: 'result'; id: number; result: unknown }
	| { kind: 'error'; id: number; message: string; fields: Record<string, unknown> }
	| { kind: 'notification'; channel: string; payload: string }

export type QueryResults = Results<Record<string, unknown>>
