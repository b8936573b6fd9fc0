import {
	type runModelTask,
	settleModelText,
	streamModelTask,
	type TaskProgress,
	type TaskResult,
	taskEventSchema,
} from '@app/contract'
import type { z } from 'zod'
import { ApiError, toApiError } from '#shared/api/api-error.ts'
import { call, request } from '#shared/api/call.ts'
import { readJsonLines } from '#shared/api/read-json-lines.ts'
import { explainModelFailure } from './explain-model-failure.ts'
import type { AnsweringModel } from './use-model.ts'

/** A task for a language model, with all that it may be about. */
export type TaskBody = Omit<z.input<typeof runModelTask.body>, 'own'>

/** Longer than the server gives a model at most. */
const timeoutMs = 320_000

/** The result of a task, or the sentence that says why there is none. */
export type TaskOutcome = { result: TaskResult | null; problem: string | null }

type TaskRun = {
	model: AnsweringModel
	signal: AbortSignal
	/** Called with the present step and the texts that are finished and checked so far. */
	onProgress?: ((progress: TaskProgress) => void) | undefined
}

/** Has a model do a task, and says plainly why it gave nothing. Throws only when the person has stopped it. */
export async function runTask(
	body: TaskBody,
	{ model, signal, onProgress }: TaskRun,
): Promise<TaskOutcome> {
	try {
		const withKey = model.own === null ? body : { ...body, own: model.own }
		const result = await readResult(withKey, { signal, onProgress })
		return { result, problem: sayProblem(result, model) }
	} catch (error) {
		if (signal.aborted) throw error
		const problem =
			error instanceof ApiError ? error.message : `${model.name} didn’t answer. Please try again.`
		return { result: null, problem }
	}
}

async function readResult(
	body: z.input<typeof runModelTask.body>,
	{ signal, onProgress }: Omit<TaskRun, 'model'>,
): Promise<TaskResult> {
	const response = await request(streamModelTask, { body, signal, timeoutMs })
	if (!response.ok) throw await toApiError(response)
	for await (const event of readJsonLines(response, taskEventSchema)) {
		if ('result' in event) return event.result
		onProgress?.(event.progress)
	}
	throw new ApiError(response.status, 'unexpected', 'The answer was cut off. Please try again.')
}

function sayProblem({ whyLocal }: TaskResult, model: AnsweringModel): string | null {
	return whyLocal === null
		? null
		: `We got nothing we could use from ${model.name}: ${explainModelFailure(whyLocal, model)}.`
}

/** Counts what became of a text of the model, without the text and without the person. Nobody waits for it. */
export function countSettled(
	task: TaskBody['task'],
	outcome: 'accepted' | 'edited' | 'declined',
): void {
	void call(settleModelText, { body: { task, outcome } }).catch(() => undefined)
}
