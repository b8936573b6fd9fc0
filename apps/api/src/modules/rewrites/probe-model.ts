import { questionOf } from '@app/rewrite/model'
import type { Model } from '#services/model/open-model.ts'

/**
 * Asks a model one harmless question; returns whether the answer can be used, else why not, and the tokens and time
 * that it took.
 */
export async function probeModel(model: Model, signal: AbortSignal) {
	const line = { id: 'l0', sent: 'Responsible for answering phones', answers: [] }
	const question = questionOf([line], { current: false, jobTitle: '', nonce: 'trial' })
	const started = performance.now()
	const { answers, whyNot, tokens } = await model.ask(question, { signal })
	const why = whyNot ?? (answers?.has('l0') ? null : 'unusable')
	return { works: why === null, why, tokens, tookMs: Math.round(performance.now() - started) }
}
