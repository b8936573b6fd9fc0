import type { WhyLocal } from '@app/rewrite/model'

/** Why a model gave no answer that can be used. */
export type FailureKind = Extract<
	WhyLocal,
	'unreachable' | 'too_slow' | 'refused' | 'unusable' | 'key_refused' | 'busy'
>

/** Thrown when a model did not answer. The other side's message is for the operator, never for the person. */
export class ModelFailure extends Error {
	readonly kind: FailureKind
	/** The HTTP status, if there was one. */
	readonly status: number | null
	/** The server does not take this kind of question; a plainer one may do. */
	readonly isAboutShape: boolean
	/** Milliseconds after which it may be tried once more, or `null`. */
	readonly retryAfterMs: number | null

	constructor(
		kind: FailureKind,
		message: string,
		more: { status?: number; isAboutShape?: boolean; retryAfterMs?: number } = {},
	) {
		super(message)
		this.kind = kind
		this.status = more.status ?? null
		this.isAboutShape = more.isAboutShape ?? false
		this.retryAfterMs = more.retryAfterMs ?? null
	}
}
