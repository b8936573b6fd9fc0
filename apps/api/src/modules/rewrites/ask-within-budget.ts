import type { ModelQuestion, WhyLocal } from '@app/rewrite/model'
import { mostTokens } from '#services/model/model-connection.ts'
import type { Model } from '#services/model/open-model.ts'

/** The tokens of a model that a person may still use today. */
export type ModelBudget = {
	/** Takes the most that a question can cost, before it is asked; resolves to whether there was enough. */
	take: (tokens: number) => Promise<boolean>
	/** Corrects what was taken, once the cost of the question is known. */
	settle: (cost: { taken: number; used: number }) => Promise<void>
}

/** For a model that the person pays for. */
export const unlimitedBudget: ModelBudget = {
	take: () => Promise.resolve(true),
	settle: () => Promise.resolve(),
}

export type AskParts = { model: Model; budget: ModelBudget }

/** The signal that ends a question, and the callback that gets the model's text. */
export type AskUntil = {
	signal: AbortSignal
	onText?: (text: string) => void
}

export type Asked = {
	found: Awaited<ReturnType<Model['ask']>>['answers']
	whyNot: WhyLocal | null
	tokens: number
}

/**
 * Asks within the tokens that the person may use today: takes the most that the question can cost, and corrects it
 * afterwards. A question without lines isn't asked.
 */
export async function askWithinBudget(
	{ model, budget }: AskParts,
	question: ModelQuestion,
	{ signal, onText }: AskUntil,
): Promise<Asked> {
	if (question.lines === 0) return { found: null, whyNot: null, tokens: 0 }
	const taken = mostTokens(question)
	if (!(await budget.take(taken))) return { found: null, whyNot: 'used_up', tokens: 0 }
	let used = 0
	try {
		const reply = await model.ask(question, { signal, ...(onText && { onText }) })
		used = reply.tokens
		return { found: reply.answers, whyNot: reply.whyNot, tokens: used }
	} catch (error) {
		// If the person leaves in the middle, the model has still written, so the whole amount is charged.
		used = signal.aborted ? taken : 0
		throw error
	} finally {
		await budget.settle({ taken, used })
	}
}
