const topKey = /^(?:[a-z$_][\w$-]*|"[\w$-]+"|'[\w$-]+'):(?:\s|$)/
const nested = /^(?:\s+\S|-\s)/
const aside = /^(?:\s*#.*|---\s*|\.\.\.\s*|%YAML.*|\s*)$/

/**
 * Whether a text is a mapping of YAML as programs write it: nothing but keys in small letters at its edge, with something inside
 * one of them. Labels that people type begin with capitals.
 */
export function isYaml(text: string): boolean {
	const rows = text.split(/\r\n|[\n\r]/).filter((row) => !aside.test(row))
	const edge = rows.filter((row) => !nested.test(row))
	const isInside = rows.some(
		(row, index) =>
			nested.test(row) && /:\s*(?:[|>][+-]?\s*|[&!]\S{1,80}\s*)?$/.test(rows[index - 1] ?? ''),
	)
	return edge.length > 0 && isInside && edge.every((row) => topKey.test(row))
}
