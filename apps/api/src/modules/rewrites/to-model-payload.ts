import type { ModelPayload } from '@app/contract'
import type { ModelQuestion } from '@app/rewrite/model'
import { mostTokens } from '#services/model/model-connection.ts'
import type { Model } from '#services/model/open-model.ts'

/**
 * Returns the details of a question before it is sent: the model and its place, every word, the most tokens that it
 * can cost, and the tokens that are left today.
 */
export function toModelPayload(
	{ model, tokensLeft }: { model: Model | null; tokensLeft: number | null },
	{ keptBack, ...question }: ModelQuestion & { keptBack: string[] },
): ModelPayload {
	const { instructions, data } = question
	return {
		model: model?.name ?? null,
		sentTo: model?.place ?? null,
		instructions,
		data,
		keptBack,
		mostTokens: mostTokens(question),
		tokensLeft,
	}
}
