/** As much of JSON Schema as our contract makes use of. */
export type JsonSchema = {
	type?: string | string[]
	format?: string
	description?: string
	enum?: unknown[]
	const?: unknown
	default?: unknown
	properties?: Record<string, JsonSchema>
	required?: string[]
	items?: JsonSchema
	anyOf?: JsonSchema[]
	oneOf?: JsonSchema[]
	allOf?: JsonSchema[]
	additionalProperties?: JsonSchema | boolean
	minimum?: number
	maximum?: number
	minLength?: number
	maxLength?: number
	pattern?: string
}
