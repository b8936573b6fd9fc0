import { htmlToPlainText } from './html-to-plain-text.ts'

export type Part = { title: string; anchor: string; html: string }

/**
 * Returns the parts of our HTML that begin with a second-level heading; the text before the first heading is left
 * out.
 */
export function splitAtHeadings(html: string): Part[] {
	const [, ...pieces] = html.split(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/)
	return Array.from({ length: pieces.length / 3 }, (_, index) => {
		const [anchor = '', title = '', body = ''] = pieces.slice(index * 3, index * 3 + 3)
		return { anchor, title: htmlToPlainText(title), html: body.trim() }
	})
}

/** The end of an address that leads to a heading: its words in lower case, joined by hyphens. */
export function toAnchor(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[’']/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-+|(?<!-)-+$/g, '')
}
