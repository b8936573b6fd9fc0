/** Why nothing was fetched. Codes and no words of the other side, because those end up in a log. */
export type FetchProblemCode =
	| 'address_not_allowed'
	| 'unreachable'
	| 'too_slow'
	| 'too_large'
	| 'too_many_redirects'
	| 'refused'
	| 'missing'
	| 'busy'
	| 'failing'
	| 'unreadable'

/** Thrown when an address did not give the wanted answer. */
export class FetchProblem extends Error {
	readonly code: FetchProblemCode
	/** How long the other side asks to be left alone. */
	readonly retryAfterMs: number | null
	constructor(code: FetchProblemCode, retryAfterMs: number | null = null) {
		super(`Fetching failed: ${code}`)
		this.code = code
		this.retryAfterMs = retryAfterMs
	}
}
