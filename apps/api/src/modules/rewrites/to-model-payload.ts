import type { ModelPayload } from '@app/contract'
import type { ModelQuestion } from '@app/rewrite/model'
import { mostTokens } from '#services/model/model-connection.ts'
import type { Model } from '#services/model/open-model.ts'

/** What would leave for a question: whom it goes to, every word of it, the most tokens that it can cost, and those that are left today. */
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
