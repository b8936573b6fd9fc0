import { maxItems } from '@app/cv'

/** A part of parsed JSON or YAML, by the names of its fields. */
export type Json = Readonly<Record<string, unknown>>

/** A part by its names; one that is missing or of another kind has no values. */
export function part(value: unknown): Json {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Whether a value is a part with names. */
export function isPart(value: unknown): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The items of a list, as many as a CV may have. */
export function list(value: unknown): unknown[] {
	return Array.isArray(value) ? value.slice(0, maxItems) : []
}

/** The items of a list as parts; words alone are a name. */
export function pickObjects(items: unknown): Json[] {
	return list(items).map((item) => (typeof item === 'string' ? { name: item } : part(item)))
}
