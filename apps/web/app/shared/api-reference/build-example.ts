import type { JsonSchema } from './json-schema.ts'

const exampleByFormat: Record<string, string> = {
	uuid: '018f3f9e-7c1a-7d3e-9b42-5a0c2f6e1d00',
	'date-time': '2026-11-22T10:00:00.000Z',
	date: '2026-11-22',
	email: 'ada@example.com',
	uri: 'https://example.com',
}

/** A minimal example for a schema: only required properties, and the first of several alternatives. */
export function buildExample(schema: JsonSchema): unknown {
	if (schema.const !== undefined) return schema.const
	if (schema.default !== undefined) return schema.default
	if (schema.enum) return schema.enum[0]
	const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
	if (choice) return buildExample(choice)
	if (schema.type === 'object') return exampleOfObject(schema)
	if (schema.type === 'array') return []
	if (schema.type === 'string') return exampleByFormat[schema.format ?? ''] ?? ''
	if (schema.type === 'boolean') return false
	if (schema.type === 'null') return null
	return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 0
}

function exampleOfObject({ properties = {}, required = [] }: JsonSchema): object {
	const needed = Object.entries(properties).filter(([name]) => required.includes(name))
	return Object.fromEntries(needed.map(([name, field]) => [name, buildExample(field)]))
}
