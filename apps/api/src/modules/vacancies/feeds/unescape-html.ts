import { Parser } from 'htmlparser2'

/** Returns a text in which HTML was escaped as that HTML; HTML stays unchanged. */
export function unescapeHtml(text: string): string {
	if (text.includes('<')) return text
	const parts: string[] = []
	const parser = new Parser({ ontext: (part) => parts.push(part) })
	parser.end(text)
	return parts.join('')
}
