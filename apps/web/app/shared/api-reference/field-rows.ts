import type { FieldRow } from './described-call.ts'
import type { JsonSchema } from './json-schema.ts'

/** Deeper fields belong to a CV or a report and would fill the page; the OpenAPI file has them. */
const deepest = 2

/** The fields of a schema as lines of a table, those inside others with a dot. */
export function fieldRows(schema: JsonSchema | null, prefix = '', depth = 1): FieldRow[] {
	if (schema === null) return []
	const required = new Set(schema.required)
	return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
		const row: FieldRow = {
			name: prefix + name,
			type: typeInWords(field),
			isRequired: required.has(name),
			text: field.description ?? limitsInWords(field),
		}
		const isList = field.type === 'array'
		const inner = isList ? field.items : field
		if (depth >= deepest || !inner?.properties) return [row]
		return [row, ...fieldRows(inner, `${prefix}${name}${isList ? '[]' : ''}.`, depth + 1)]
	})
}

/** The type of a field, shortly: `text`, `list of text`, `free | premium`. */
function typeInWords(schema: JsonSchema): string {
	const { enum: values, anyOf, oneOf, items, type, format } = schema
	if (schema.const !== undefined) return JSON.stringify(schema.const)
	if (values) return values.map(String).join(' | ')
	const choices = anyOf ?? oneOf
	if (choices) return [...new Set(choices.map(typeInWords))].join(' or ')
	if (type === 'array') return items ? `list of ${typeInWords(items)}` : 'list'
	if (type === 'string') return format ? (formatWords[format] ?? format) : 'text'
	if (type === 'null') return 'null'
	return typeof type === 'string' ? (typeWords[type] ?? type) : 'anything'
}

const formatWords: Record<string, string> = {
	uuid: 'UUID',
	'date-time': 'time',
	date: 'day',
	email: 'email',
	uri: 'address',
}
const typeWords: Record<string, string> = {
	integer: 'whole number',
	number: 'number',
	boolean: 'true or false',
	object: 'object',
}

function limitsInWords({ minLength, maxLength, minimum, maximum }: JsonSchema): string {
	const least = minLength ?? minimum
	const most = maxLength ?? maximum
	const isEndless = most === undefined || most >= Number.MAX_SAFE_INTEGER
	const unit = minLength !== undefined || maxLength !== undefined ? ' characters' : ''
	if (least !== undefined && !isEndless) return `${least} to ${most}${unit}`
	if (!isEndless) return `at most ${most}${unit}`
	return least !== undefined && least > Number.MIN_SAFE_INTEGER ? `at least ${least}${unit}` : ''
}
