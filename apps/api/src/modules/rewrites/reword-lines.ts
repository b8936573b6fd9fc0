import { randomBytes } from 'node:crypto'
import {
	draftsIn,
	hideDetails,
	type ModelRewrite,
	prepareLines,
	questionOf,
	readsAsOrder,
	takeAnswer,
} from '@app/rewrite/model'
import { type AskParts, askWithinBudget } from './ask-within-budget.ts'

/** Lines of one job, and what the person said about them. */
export type Wish = {
	lines: readonly string[]
	current: boolean
	jobTitle: string
	answers: readonly (readonly string[])[]
}

/** What holds for whoever has a model asked. */
export type Asker = {
	/** Words that must not leave, such as the person's name. */
	secrets: readonly string[]
	signal: AbortSignal
	onDrafts?: (drafts: { line: number; text: string }[]) => void
}

/**
 * Rewrites the lines of a job with a language model. Each line ends with a wording that passed the guard: the
 * model's, or that of the local engine and why.
 */
export async function rewordLines(
	{ model, budget }: AskParts,
	{ lines, current, jobTitle, answers }: Wish,
	asker: Asker,
): Promise<{ lines: ModelRewrite[]; tokens: number }> {
	const hidden = hideDetails(asker.secrets)
	const { toSend, kept } = prepareLines(lines, {
		current,
		hidden,
		answers,
		maxChars: model.maxInputChars,
	})
	const nonce = randomBytes(9).toString('base64url')
	const title = readsAsOrder(jobTitle) ? '' : hidden.hide(jobTitle)
	const question = questionOf(toSend, { current, nonce, jobTitle: title })
	const { onDrafts, signal } = asker
	const { found, whyNot, tokens } = await askWithinBudget({ model, budget }, question, {
		signal,
		...(onDrafts && { onText: (text) => onDrafts(draftLines(text)) }),
	})
	const worded = new Map(toSend.map((line) => [parseIndex(line.id), line]))
	const reworded = lines.map((_, index) => {
		const line = worded.get(index)
		const keptLine = kept.get(index)
		if (line === undefined) return keptLine ?? unreachable()
		if (found === null) return { ...line.local, whyLocal: whyNot }
		return takeAnswer(line, found.get(line.id), { current, hidden })
	})
	return { lines: reworded, tokens }
}

function draftLines(text: string): { line: number; text: string }[] {
	return [...draftsIn(text)].map(([id, draft]) => ({ line: parseIndex(id), text: draft }))
}

function parseIndex(id: string): number {
	return Number(id.replace(/^l/, ''))
}

function unreachable(): never {
	throw new Error('A line was neither sent nor kept.')
}
