import type { Endpoint } from '@app/contract'
import type { z } from 'zod'
import { session } from '#shared/session/session.ts'
import { toApiError } from './api-error.ts'
import { type RequestParts, readJson, sendRequest } from './send-request.ts'

type Part<
	E extends Endpoint,
	Name extends 'params' | 'query' | 'headers' | 'body',
> = E[Name] extends z.ZodType ? Record<Name, z.input<E[Name]>> : object

export type CallInput<E extends Endpoint> = Part<E, 'params'> &
	Part<E, 'query'> &
	Part<E, 'headers'> &
	Part<E, 'body'> & { signal?: AbortSignal; timeoutMs?: number }

type Answer<E extends Endpoint> = E['response'] extends z.ZodType
	? z.output<E['response']>
	: Response

/**
 * Makes one call of the contract as the signed-in user. Throws `ApiError` or `NoAnswerError`; never shows toasts. It
 * navigates in one case only: when the session has ended, to the sign-in screen.
 */
export async function call<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E>,
): Promise<Answer<E>> {
	const response = await request(endpoint, input as RequestParts)
	if (!response.ok) throw await toApiError(response)
	// The contract is the same object that the server validated its answer with.
	return (endpoint.response ? await readJson(response) : response) as Answer<E>
}

/** Makes the same call, but returns the response unread, whatever its status. */
export function request(endpoint: Endpoint, parts: RequestParts): Promise<Response> {
	return session.authorised((token) => sendRequest(endpoint, parts, token))
}
