/** Whether two JSON values are equal; the order of fields doesn't matter. */
export function sameValue(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true
	if (Array.isArray(one) || Array.isArray(other)) {
		if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
		return one.every((value, index) => sameValue(value, other[index]))
	}
	if (!isRecord(one) || !isRecord(other)) return false
	const names = Object.keys(one)
	if (names.length !== Object.keys(other).length) return false
	return names.every((name) => Object.hasOwn(other, name) && sameValue(one[name], other[name]))
}

/** Whether a value of JSON is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The field of a value of JSON, or `undefined` for a value that has no fields. Of a list, its member at an index. */
export function readField(value: unknown, key: string): unknown {
	return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
