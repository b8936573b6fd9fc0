import type { Endpoint, OwnedFields, RequestField } from '@app/contract'
import type { Answer } from '@app/e2e/caller'
import { newCaller } from '@app/e2e/caller'
import { goodPassword, newEmail } from '@app/e2e/person'
import { z } from 'zod'
import { buildExample } from '../../../apps/web/app/shared/api-reference/build-example.ts'
import type { JsonSchema } from '../../../apps/web/app/shared/api-reference/json-schema.ts'

export type Values = Record<string, unknown>

/** The parts of a request, each by the names of its fields. */
export type RequestParts = { params: Values; query: Values; headers: Values; body: Values }

/** Fields of a request with their values. */
export type Fields = { [field in RequestField]?: unknown }

const passwords = { password1: goodPassword, password2: goodPassword }

/** A CV with a text in each kind of field, so that odd ones get everywhere. */
const document = {
	personalInfo: { firstName: 'Ada', website: 'https://example.com' },
	professionalSummary: 'A baker.',
	experience: [
		{ id: 'a', jobTitle: 'Baker', startDate: '2020-01', achievements: ['Baked 300 loaves a day'] },
	],
	skills: [{ id: 'b', name: 'Bread' }],
}

/**
 * The values that an example request needs beyond its schema, by method and path: texts that may not be empty, and
 * fields that depend on each other.
 */
const meaningful: Record<string, () => Partial<RequestParts>> = {
	'POST /api/auth/registration/': () => ({ body: { email: newEmail(), ...passwords } }),
	'POST /api/auth/password/reset/confirm/': () => ({ body: { key: 'guessed', ...passwords } }),
	'POST /api/auth/password/change/': () => ({ body: { currentPassword: 'guessed', ...passwords } }),
	'POST /api/auth/email/change/': () => ({
		body: { email: newEmail(), currentPassword: 'guessed' },
	}),
	'POST /api/auth/account/delete/': () => ({ body: { currentPassword: 'guessed' } }),
	'PATCH /api/auth/profile/': () => ({ body: { headline: 'Carer' } }),
	'POST /api/auth/login/': () => ({ body: { email: newEmail(), password: 'guessed' } }),
	'POST /api/auth/logout/': () => ({ body: { refresh: 'guessed' } }),
	'POST /api/auth/social/exchange/': () => ({ body: { code: 'guessed' } }),
	'GET /accounts/:provider/login/': () => ({ params: { provider: 'google' } }),
	'GET /accounts/:provider/login/callback/': () => ({
		params: { provider: 'google' },
		query: { code: 'guessed', state: 'guessed' },
	}),
	'POST /api/token/refresh/': () => ({ body: { refresh: 'guessed' } }),
	'POST /api/ai_cv_parser/guest/claim/': () => ({ body: { ticket: 'guessed' } }),
	'POST /api/contact/': () => ({
		body: { email: newEmail(), message: 'A message that is long enough.' },
	}),
	'POST /api/analytics/events/': () => ({
		body: { client: '123456.123456', event: { name: 'page_view', path: '/', title: 'Ella' } },
	}),
	'POST /api/cvs/': () => ({ body: { title: 'A CV', document } }),
	'PATCH /api/cvs/:cvId/': () => ({ body: { title: 'A changed CV', document } }),
	'PATCH /api/cvs/:cvId/versions/:versionId/': () => ({ body: { label: 'A name' } }),
	'POST /api/cvs/:cvId/export/': () => ({ body: { format: 'txt' } }),
	'PUT /api/cvs/:cvId/share/': () => ({
		body: { visibility: 'link', slug: null, expiresAt: null },
	}),
	'POST /api/cvs/public/:key/export/': () => ({ body: { format: 'txt' } }),
	'POST /api/cvs/public/:key/unlock/': () => ({ body: { password: 'guessed' } }),
	'POST /api/own-jobs/': () => ({
		body: { from: 'text', title: 'Baker', text: 'We look for a baker.' },
	}),
	'POST /api/job-searches/': () => ({ body: { name: 'Baking', wish: {}, alert: 'off' } }),
	'PATCH /api/job-searches/:searchId/': () => ({ body: { name: 'Bread' } }),
	'POST /api/applications/': () => ({ body: { job: { from: 'job' }, notes: 'Notes' } }),
	'PATCH /api/applications/:applicationId/': () => ({ body: { notes: 'Other notes' } }),
	'PATCH /api/applications/:applicationId/history/:entryId/': () => ({
		body: { at: '2026-01-05T09:00:00.000Z' },
	}),
	'POST /api/applications/:applicationId/move/': () => ({ body: { stage: 'applied' } }),
	'POST /api/application-stages/': () => ({
		body: { name: `Stage ${Math.random()}`, countsAs: 'interview' },
	}),
	'PATCH /api/application-stages/:stageId/': () => ({ body: { countsAs: 'offer' } }),
	'POST /api/application-table/': () => ({ body: { text: 'title,company\nBaker,Crust' } }),
	'POST /api/application-table/preview/': () => ({ body: { text: 'title,company\nBaker,Crust' } }),
	'POST /api/rewrites/': () => ({ body: { lines: ['Responsible for the bread'] } }),
	'POST /api/model/own/test/': () => ({
		body: { own: { provider: 'openai', model: 'none', key: 'not-a-key-at-all' } },
	}),
	'POST /api/model/tasks/': () => ({ body: { task: 'ask' } }),
	'POST /api/model/tasks/stream/': () => ({ body: { task: 'ask' } }),
	'POST /api/model/tasks/preview/': () => ({ body: { task: 'ask' } }),
	'POST /api/model/tasks/settled/': () => ({ body: { task: 'ask', outcome: 'accepted' } }),
	'POST /api/rewrites/preview/': () => ({ body: { lines: ['Responsible for the bread'] } }),
	'POST /api/rewrites/stream/': () => ({ body: { lines: ['Responsible for the bread'] } }),
	'POST /api/typeset/letter/': () => ({
		body: { document, letter: 'Dear all', format: 'docx' },
	}),
	'POST /api/typeset/export/': () => ({ body: { document, format: 'json-resume' } }),
	'POST /api/typeset/preview/': () => ({ body: { document } }),
	'POST /api/typeset/fit/': () => ({ body: { document, pages: 1 } }),
}

/** How an endpoint is named in a list. */
export function nameEndpoint({ method, path }: Endpoint): string {
	return `${method} ${path}`
}

/** A request that the schemas of an endpoint let through, with these values in their fields. */
export function exampleRequest(endpoint: Endpoint, fields: Fields = {}): RequestParts {
	const meant = meaningful[nameEndpoint(endpoint)]?.() ?? {}
	const request: RequestParts = {
		params: { ...example(endpoint.params), ...meant.params },
		query: { ...example(endpoint.query), ...meant.query },
		// Things that were just made have their first revision.
		headers: JSON.stringify(describe(endpoint.headers)).includes('"if-match"')
			? { 'if-match': '"1"' }
			: {},
		body: { ...example(endpoint.body), ...meant.body },
	}
	for (const [field, value] of Object.entries(fields)) setField(request, field, value)
	return request
}

/** The fields of a request that name owned things. */
export function listOwnedFields(owned: OwnedFields): RequestField[] {
	// `Object.keys` forgets which strings they are.
	return Object.keys(owned) as RequestField[]
}

export type Sending = {
	url: string
	endpoint: Endpoint
	request: RequestParts
	token?: string | undefined
}

/** Sends a request from an address that no other request uses. */
export function sendRequest({ url, endpoint, request, token }: Sending): Promise<Answer> {
	const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(request.params[name] ?? '')),
	)
	const query = new URLSearchParams(
		Object.entries(request.query).map(([name, value]) => [name, String(value)]),
	)
	const headers = Object.fromEntries(
		Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
	)
	return newCaller(url).call({
		method: endpoint.method,
		path: `${path}?${query}`,
		headers,
		...(endpoint.body && { body: request.body }),
		...(token !== undefined && { token }),
	})
}

/** The JSON Schema of a part of a request. */
export function describe(schema: z.ZodType | undefined): JsonSchema {
	if (schema === undefined) return {}
	// Zod's own type of a JSON schema allows much that it never writes.
	return z.toJSONSchema(schema, {
		io: 'input',
		unrepresentable: 'any',
		reused: 'inline',
	}) as JsonSchema
}

function example(schema: z.ZodType | undefined): Values {
	return schema === undefined ? {} : Object(buildExample(describe(schema)))
}

function setField(request: RequestParts, field: string, value: unknown): void {
	const [last = '', ...way] = field.split('.').reverse()
	let inside: Values = request
	for (const name of way.reverse()) {
		const next = Object(inside[name] ?? {})
		inside[name] = next
		inside = next
	}
	inside[last] = value
}
