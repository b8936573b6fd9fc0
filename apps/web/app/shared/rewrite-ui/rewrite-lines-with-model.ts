import {
	type OwnModel,
	type RewrittenLine,
	rewriteEventSchema,
	streamRewrites,
} from '@app/contract'
import { ApiError, toApiError } from '#shared/api/api-error.ts'
import { request } from '#shared/api/call.ts'
import { readJsonLines } from '#shared/api/read-json-lines.ts'

/** The lines of one job, with the facts that a model may know about them. */
export type ModelQuestion = {
	lines: string[]
	current: boolean
	jobTitle: string
	/** The person's answers about each line, in the order of the lines. */
	answers: string[][]
	/** Words that are hidden before anything is sent. */
	hide: string[]
}

type Asking = {
	/** The person's own model, or `null` for that of the site. */
	own: OwnModel | null
	signal: AbortSignal
	/** The wordings that the model has finished so far and that passed the check. */
	onDrafts: (drafts: string[]) => void
}

/** The lines as a model words them, checked; a line that failed has Ella's own wording. Throws as `call` does. */
export async function rewriteLinesWithModel(
	question: ModelQuestion,
	{ own, signal, onDrafts }: Asking,
): Promise<RewrittenLine[]> {
	const body = { ...question, useModel: true, ...(own !== null && { own }) }
	const response = await request(streamRewrites, { body, signal })
	if (!response.ok) throw await toApiError(response)
	for await (const event of readJsonLines(response, rewriteEventSchema)) {
		if ('lines' in event) return event.lines
		onDrafts(event.drafts.map(({ text }) => text))
	}
	throw new ApiError(response.status, 'unexpected', 'The answer was cut off. Please try again.')
}
