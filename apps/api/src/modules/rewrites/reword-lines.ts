import { randomBytes } from 'node:crypto'
import {
	hideDetails,
	type LineToReword,
	type ModelAnswer,
	type ModelQuestion,
	type ModelRewrite,
	prepareLines,
	questionOf,
	readsAsOrder,
	takeAnswer,
} from '@app/rewrite/model'
import { type AskParts, askWithinBudget } from './ask-within-budget.ts'
import { onFinishedAnswers } from './on-finished-answers.ts'

/** The lines of one job, and the person's answers about them. */
export type Wish = {
	lines: readonly string[]
	current: boolean
	jobTitle: string
	answers: readonly (readonly string[])[]
}

/** The caller's part of a request to a model. */
export type Asker = {
	/** Words that must not leave, such as the person's name. */
	secrets: readonly string[]
	signal: AbortSignal
	/** Called with each wording when it is finished and has passed the guard. */
	onDrafts?: (drafts: { line: number; text: string }[]) => void
}

/**
 * Rewrites the lines of a job with a language model. Each line ends with a wording that passed the guard: the
 * model's, or that of the local engine and why.
 */
export async function rewordLines(
	{ model, budget }: AskParts,
	wish: Wish,
	asker: Asker,
): Promise<{ lines: ModelRewrite[]; tokens: number }> {
	const nonce = randomBytes(9).toString('base64url')
	const limits = { secrets: asker.secrets, maxChars: model.maxInputChars }
	const { lines, current } = wish
	const { question, toSend, kept, hidden } = prepareQuestion(wish, { ...limits, nonce })
	const validate = (line: LineToReword, answer: ModelAnswer | undefined) =>
		takeAnswer(line, answer, { current, hidden })
	const { onDrafts, signal } = asker
	const tell = onFinishedAnswers((answers) =>
		onDrafts?.(
			toSend.flatMap((line) => {
				const answer = answers.get(line.id)
				if (answer === undefined) return []
				const { engine, after: text } = validate(line, answer)
				return engine === 'model' ? [{ line: parseIndex(line.id), text }] : []
			}),
		),
	)
	const { found, whyNot, tokens } = await askWithinBudget({ model, budget }, question, {
		signal,
		...(onDrafts && { onText: tell }),
	})
	const worded = new Map(toSend.map((line) => [parseIndex(line.id), line]))
	const reworded = lines.map((_, index) => {
		const line = worded.get(index)
		if (line === undefined) return kept.get(index) ?? unreachable()
		if (found === null) return { ...line.local, whyLocal: whyNot }
		return validate(line, found.get(line.id))
	})
	return { lines: reworded, tokens }
}

type Limits = { secrets: readonly string[]; maxChars: number }

/** Returns the question that would be sent for the lines of a job, word for word except for the random marker. */
export function previewLines(wish: Wish, limits: Limits): ModelQuestion & { keptBack: string[] } {
	const { question, kept } = prepareQuestion(wish, { ...limits, nonce: 'random' })
	return { ...question, keptBack: [...kept.keys()].map((index) => `l${index}`) }
}

function prepareQuestion(
	{ lines, current, jobTitle, answers }: Wish,
	{ secrets, maxChars, nonce }: Limits & { nonce: string },
) {
	const hidden = hideDetails(secrets)
	const { toSend, kept } = prepareLines(lines, { current, hidden, answers, maxChars })
	const title = readsAsOrder(jobTitle) ? '' : hidden.hide(jobTitle)
	const question = questionOf(toSend, { current, nonce, jobTitle: title })
	return { question, toSend, kept, hidden }
}

function parseIndex(id: string): number {
	return Number(id.replace(/^l/, ''))
}

function unreachable(): never {
	throw new Error('A line was neither sent nor kept.')
}
