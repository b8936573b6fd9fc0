import type { Rung } from '../../model-config.ts'

/** What models that think before they answer may refuse; it is then left out of every question. */
export const modelParameters = ['temperature', 'max_tokens'] as const
export type ModelParameter = (typeof modelParameters)[number]

/** What was learned of a model while it was asked, so that the next question is put right at once. */
export type ModelCapabilities = {
	/** The rung that works, or `null` while none is known. */
	rung: Rung | null
	refused: Set<ModelParameter>
}

/** The manners of a model that nobody has asked. */
export function unknownCapabilities(): ModelCapabilities {
	return { rung: null, refused: new Set() }
}
