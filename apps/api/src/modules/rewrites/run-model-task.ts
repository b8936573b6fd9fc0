import { randomBytes } from 'node:crypto'
import type { TaskProgress, TaskResult } from '@app/contract'
import {
	answerWithoutModel,
	buildTaskQuestion,
	type CheckedAnswer,
	checkTaskAnswer,
	hideDetails,
	type ModelQuestion,
	type ModelTaskName,
	modelTask,
	redactTaskInput,
	type TaskInput,
	type WhyLocal,
} from '@app/rewrite/model'
import { type AskParts, askWithinBudget } from './ask-within-budget.ts'
import { onFinishedAnswers } from './on-finished-answers.ts'

/** A task with its input. */
export type TaskRequest = TaskInput & { task: ModelTaskName }

/** Who has a task done. */
export type TaskAsker = {
	/** Words that must not leave, such as the person's name. */
	secrets: readonly string[]
	signal: AbortSignal
	/** Called with the progress, and with each text once it was checked. */
	onProgress?: (progress: TaskProgress) => void
}

/** Returns the question that would be sent for a task, word for word except for the random marker. */
export function previewTask(
	wish: TaskRequest,
	{ secrets, maxChars }: { secrets: readonly string[]; maxChars: number },
): ModelQuestion & { keptBack: string[] } {
	const { sent, keptBack } = redactTaskInput(wish, { hidden: hideDetails(secrets), maxChars })
	return { ...buildTaskQuestion(modelTask(wish.task), sent, { nonce: 'random' }), keptBack }
}

/**
 * Has a language model do one task. Every text is checked against the facts; what fails goes back to the model once,
 * with the reasons. If no answer passes, the local engine writes the text, and the result says why.
 */
export async function runTask(
	chosen: AskParts | null,
	wish: TaskRequest,
	{ secrets, signal, onProgress }: TaskAsker,
): Promise<TaskResult> {
	const task = modelTask(wish.task)
	const local = (whyLocal: WhyLocal | null, more: Partial<TaskResult> = {}): TaskResult => ({
		engine: 'local',
		offered: answerWithoutModel(task, wish),
		toConfirm: [],
		refused: [],
		keptBack: [],
		tokens: 0,
		...more,
		whyLocal,
	})
	if (chosen === null) return local(null)
	const hidden = hideDetails(secrets)
	const { sent, keptBack, source } = redactTaskInput(wish, {
		hidden,
		maxChars: chosen.model.maxInputChars,
	})
	if (sent.facts.length === 0 && sent.context === '') {
		const isOrder = keptBack.length > 0 || wish.context.trim() !== ''
		return local(isOrder ? 'order' : null, { keptBack })
	}
	const nonce = randomBytes(9).toString('base64url')
	const ask = createAsk(chosen, { task, sent, nonce, hidden, matter: source, signal, onProgress })
	const first = await ask({ refused: [], offered: [] })
	if (first.whyNot !== null) return local(first.whyNot, { keptBack, tokens: first.tokens })
	const corrected =
		first.checked.refused.length > 0
			? await ask({
					refused: hideRefused(first.checked, hidden),
					offered: first.checked.offered,
				})
			: null
	const { offered, toConfirm, refused } = merge(first.checked, corrected?.checked ?? null)
	const told = {
		toConfirm,
		refused: refused.map(({ id, why }) => ({ id, why })),
		keptBack,
		tokens: first.tokens + (corrected?.tokens ?? 0),
	}
	if (offered.length === 0 && refused.length > 0) return local('not_faithful', told)
	return { engine: 'model', offered, whyLocal: null, ...told }
}

type Asking = Omit<TaskAsker, 'secrets' | 'onProgress'> & {
	task: ReturnType<typeof modelTask>
	sent: TaskInput
	nonce: string
	hidden: ReturnType<typeof hideDetails>
	matter: TaskInput
	onProgress: TaskAsker['onProgress'] | undefined
}

/**
 * Returns a function that asks for a task, or asks again for refused texts; it reports each text when the text is
 * finished and checked.
 */
function createAsk(chosen: AskParts, asking: Asking) {
	const { task, sent, nonce, hidden, matter, signal, onProgress } = asking
	const check = (answers: Parameters<typeof checkTaskAnswer>[1]) =>
		checkTaskAnswer(task, answers, { matter, hidden })
	return async ({ refused, offered }: Pick<CheckedAnswer, 'refused' | 'offered'>) => {
		const question = buildTaskQuestion(task, sent, { nonce, refused })
		const tell = (more: CheckedAnswer['offered']) =>
			onProgress?.({
				step: refused.length > 0 ? 'correcting' : 'writing',
				offered: [...offered, ...more],
			})
		tell([])
		const onText = onFinishedAnswers((answers) => tell(check(answers).offered))
		const asked = await askWithinBudget(chosen, question, { signal, ...(onProgress && { onText }) })
		return { ...asked, checked: check(asked.found ?? new Map<string, never>()) }
	}
}

function hideRefused({ refused }: CheckedAnswer, hidden: ReturnType<typeof hideDetails>) {
	return refused.map(({ id, text, why }) => ({
		id,
		text: hidden.hide(text),
		why: why.map(hidden.hide),
	}))
}

/** Keeps the texts that passed the first time; for refused texts, takes the results of the second try. */
function merge(first: CheckedAnswer, corrected: CheckedAnswer | null): CheckedAnswer {
	if (corrected === null) return first
	const ids = new Set(first.refused.map(({ id }) => id))
	const again = <Text extends { id: string }>(texts: Text[]) =>
		texts.filter(({ id }) => ids.has(id))
	const settled = new Set(
		[...again(corrected.offered), ...again(corrected.toConfirm)].map(({ id }) => id),
	)
	return {
		offered: [...first.offered, ...again(corrected.offered)],
		toConfirm: [...first.toConfirm, ...again(corrected.toConfirm)],
		refused: first.refused.filter(({ id }) => !settled.has(id)),
	}
}
