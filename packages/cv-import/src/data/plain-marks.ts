import { plainLines } from './read-description.ts'

const markdownLink = /!?\[([^[\]]{1,300})\]\(\s*<?([^()\s<>]{1,1000})>?(?:\s+"[^"]*")?\s*\)/g

/** The lines of a text without the marks of HTML and Markdown; the address of a link stands behind its words. */
export function withoutMarks(text: string): string {
	return plainLines(withLinkAddresses(text)).map(withoutMarkdown).join('\n')
}

const htmlLink =
	/<a\s[^<>]{0,300}?href=["']([^"'<>]{1,1000})["'][^<>]{0,1000}>([^<>]{1,300})<\/a>/gi

function withLinkAddresses(text: string): string {
	return text.replace(htmlLink, (_, address: string, words: string) => linked(words, address))
}

function withoutMarkdown(line: string): string {
	return line
		.replace(markdownLink, (_, words: string, address: string) => linked(words, address))
		.replace(/(\*{1,3}|_{2,3})(?=\S)([^*_]{1,500}?\S|\S)\1/g, '$2')
		.replace(/`([^`]{1,300})`/g, '$1')
		.replace(/\\([\\`*_{}[\]()#+.!&$%~-])/g, '$1')
}

function linked(words: string, address: string): string {
	const bare = (url: string) =>
		url.replace(/^(?:https?:\/\/|mailto:)(?:www\.)?|\/$/gi, '').toLowerCase()
	return bare(words.trim()) === bare(address) ? words : `${words} (${address})`
}

/** A name that is a link: its words and its address. */
export function parseLink(text: string): { words: string; address: string } | null {
	const whole = new RegExp(`^\\s*${markdownLink.source}\\s*$`).exec(text)
	const [, words, address] = whole ?? []
	return words === undefined || address === undefined ? null : { words, address }
}
