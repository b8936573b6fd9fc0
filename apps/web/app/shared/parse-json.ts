/** The value of a JSON text, or `null` when it is not JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

/** The fields of a value from outside; none when it is no object. Each is to be looked at before it is used. */
export function asRecord(value: unknown): Record<string, unknown> {
	const isObject = typeof value === 'object' && value !== null
	return isObject ? { ...value } : {}
}

export function isText(value: unknown): value is string {
	return typeof value === 'string'
}
