import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** A Markdown text as a tree; the position of a node counts the given lines. */
export type ParsedMarkdown = {
	root: Root
	lines: readonly string[]
	/** Addresses that links name elsewhere in the text, by identifier. */
	urls: ReadonlyMap<string, string>
}

// CVs have no code, but lines that are indented and words in HTML.
const withoutCodeAndHtml = { disable: { null: ['codeIndented', 'htmlFlow'] } }

/** Parses CommonMark with the tables and links of GitHub. Throws `RangeError` where it is nested too deeply. */
export function parseMarkdown(lines: readonly string[]): ParsedMarkdown {
	const root = fromMarkdown(lines.map(normaliseLine).join('\n'), {
		extensions: [gfm(), withoutCodeAndHtml],
		mdastExtensions: [gfmFromMarkdown()],
	})
	const urls = new Map<string, string>()
	collectUrls(root, urls)
	return { root, lines, urls }
}

/**
 * Rewrites notations that people use and CommonMark does not know: quotes and definitions that are not meant, other
 * bullets, `**Label:**text`.
 */
function normaliseLine(line: string): string {
	return line
		.replace(/^ {0,3}(?:> ?)+/, '')
		.replace(/^:[ \t]+/, '')
		.replace(/^([ \t]*)•(?=[ \t])/, '$1-')
		.replaceAll(/\*\*([^*]{1,100}:)\*\*(?=[\p{L}\p{N}])/gu, '**$1** ')
}

function collectUrls(node: Nodes, urls: Map<string, string>): void {
	if (node.type === 'definition') urls.set(node.identifier, node.url)
	else if ('children' in node) for (const child of node.children) collectUrls(child, urls)
}
