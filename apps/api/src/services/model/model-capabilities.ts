import type { OutputMode } from '../../model-config.ts'

/**
 * The parameters that models which think before they answer may refuse; a refused parameter is then left out of every
 * question.
 */
export const modelParameters = ['temperature', 'max_tokens'] as const
export type ModelParameter = (typeof modelParameters)[number]

/** Facts learned about a model from its answers, so that the next question is sent in a form it accepts. */
export type ModelCapabilities = {
	/** The output mode that works, or `null` until it is known. */
	outputMode: OutputMode | null
	refused: Set<ModelParameter>
}

/** The capabilities of a model that hasn't been asked anything yet. */
export function unknownCapabilities(): ModelCapabilities {
	return { outputMode: null, refused: new Set() }
}
