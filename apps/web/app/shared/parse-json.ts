/** The value that a JSON text stands for, or `null` when it is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
