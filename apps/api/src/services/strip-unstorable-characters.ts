/**
 * A value without what PostgreSQL refuses in JSON: the character NUL and halves of surrogate pairs,
 * both of which broken fonts do put into the text of a file.
 */
export function stripUnstorableCharacters<T>(value: T): T {
	const json = JSON.stringify(value)
	if (!/\\u0000|\\ud[89a-f]/i.test(json)) return value
	return JSON.parse(json, (_key, part) =>
		typeof part === 'string' ? stripUnstorableText(part) : part,
	)
}

/** A text without the characters that PostgreSQL refuses. */
export function stripUnstorableText(text: string): string {
	return text.replaceAll('\u0000', '').toWellFormed()
}
