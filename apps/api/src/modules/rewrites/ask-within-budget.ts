import type { ModelQuestion, WhyLocal } from '@app/rewrite/model'
import { mostTokens } from '#services/model/model-connection.ts'
import type { Model } from '#services/model/open-model.ts'

/** What somebody may still use of a model today. */
export type ModelBudget = {
	/** Takes what a question may cost, before it is asked; whether there was enough. */
	take: (tokens: number) => Promise<boolean>
	/** Puts right what was taken, once it is known what the question cost. */
	settle: (cost: { taken: number; used: number }) => Promise<void>
}

/** For a model that the person pays for. */
export const unlimitedBudget: ModelBudget = {
	take: () => Promise.resolve(true),
	settle: () => Promise.resolve(),
}

export type AskParts = { model: Model; budget: ModelBudget }

/** Until when a model is asked, and who hears what it writes. */
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
 * Asks within what the person may use today: the most that the question can cost is taken before, and put right
 * afterwards. A question about nothing is not asked.
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
		// Whoever goes away in the middle has still had the model write.
		used = signal.aborted ? taken : 0
		throw error
	} finally {
		await budget.settle({ taken, used })
	}
}
