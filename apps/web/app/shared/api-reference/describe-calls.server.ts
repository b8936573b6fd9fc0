import type { Endpoint } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import { z } from 'zod'
import { toAnchor } from '#shared/content/split-at-headings.ts'
import { buildExample } from './build-example.ts'
import type { CallGroup, DescribedCall } from './described-call.ts'
import { fieldRows } from './field-rows.ts'
import type { JsonSchema } from './json-schema.ts'

/** The parts of the API by the beginning of their paths, in the order in which they are shown. */
const groupTitles: [prefix: string, title: string][] = [
	['/api/ai_cv_parser/guest/', 'Checking a CV without an account'],
	['/api/analyses/', 'Saved reports'],
	['/api/typeset/', 'Pages and downloads'],
	['/api/templates/', 'Templates'],
	['/api/cvs/', 'CVs and versions'],
	['/api/cvs/:cvId/share/', 'Shared CVs'],
	['/api/cvs/public/', 'Shared CVs'],
	['/api/rewrites/', 'Better wording'],
	['/api/model/', 'Language model'],
	['/api/job', 'Jobs'],
	['/api/own-jobs/', 'Jobs'],
	['/api/application', 'Applications'],
	['/api/calendars/', 'Applications'],
	['/api/subscription/', 'Plans and payments'],
	['/api/payments/', 'Plans and payments'],
	['/api/auth/', 'Accounts and sessions'],
	['/api/token/', 'Accounts and sessions'],
	['/accounts/', 'Signing in with other services'],
]

const restTitle = 'The service'

/** Every call of the contract, in groups. */
export function describeCalls(): CallGroup[] {
	const groups = Map.groupBy(endpoints, nameGroup)
	const titles = [...new Set([...groupTitles.map(([, title]) => title), restTitle])]
	return titles
		.filter((title) => groups.has(title))
		.map((title) => ({
			title,
			anchor: toAnchor(title),
			calls: (groups.get(title) ?? []).map(describeCall),
		}))
}

function nameGroup({ path }: Endpoint): string {
	const fitting = groupTitles.filter(([prefix]) => path.startsWith(prefix))
	const [closest] = fitting.sort(([one], [other]) => other.length - one.length)
	return closest?.[1] ?? restTitle
}

function describeCall({ method, path, summary, ...parts }: Endpoint): DescribedCall {
	const [params, query, headers, body, answer] = [
		toJsonSchema(parts.params, 'input'),
		toJsonSchema(parts.query, 'input'),
		toJsonSchema(parts.headers, 'input'),
		toJsonSchema(parts.body, 'input'),
		toJsonSchema(parts.response, 'output'),
	]
	return {
		anchor: toAnchor(`${method} ${path}`),
		method,
		path,
		summary,
		params: fieldRows(params),
		query: fieldRows(query),
		headers: fieldRows(headers),
		body: fieldRows(body),
		exampleBody: body ? JSON.stringify(buildExample(body), null, 2) : null,
		answer: fieldRows(answer),
		answers: answer ? 'json' : 'file or nothing',
	}
}

function toJsonSchema(schema: z.ZodType | undefined, io: 'input' | 'output'): JsonSchema | null {
	if (schema === undefined) return null
	// Zod's own type of a JSON schema allows much that it never writes.
	return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema
}
