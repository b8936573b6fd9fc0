import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

const deepest = 500
const atOnce = 8192

/**
 * Parses HTML or XML from strangers with `htmlparser2`, but only as deep as honest pages are nested: the parser's
 * time grows with the square of the depth. Returns false when it stopped there.
 */
export function parseShallowMarkup(
	text: string,
	{ onopentag, onclosetag, ...handler }: Partial<Handler>,
	options: ParserOptions = {},
): boolean {
	let depth = 0
	const parser = new Parser(
		{
			...handler,
			onopentag(...tag) {
				depth += 1
				onopentag?.(...tag)
			},
			onclosetag(...tag) {
				depth -= 1
				onclosetag?.(...tag)
			},
		},
		options,
	)
	for (let start = 0; start < text.length && depth <= deepest; start += atOnce) {
		parser.write(text.slice(start, start + atOnce))
	}
	if (depth > deepest) return false
	parser.end()
	return true
}
