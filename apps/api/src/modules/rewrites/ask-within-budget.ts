import type { ModelQuestion, WhyLocal } from '@app/rewrite/model'
import { mostTokens } from '#services/model/model-connection.ts'
import type { Model } from '#services/model/open-model.ts'
import type { ModelUse } from './model-use.store.ts'

export type AskParts = { model: Model; use: ModelUse }

/** In whose name a model is asked, and until when. */
export type InName = {
	userId: string
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
	{ model, use }: AskParts,
	question: ModelQuestion,
	{ userId, signal, onText }: InName,
): Promise<Asked> {
	if (question.lines === 0) return { found: null, whyNot: null, tokens: 0 }
	const taken = mostTokens(question)
	if (!(await use.take(userId, taken, model.dailyTokens)))
		return { found: null, whyNot: 'used_up', tokens: 0 }
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
		await use.settle(userId, { taken, used })
	}
}
