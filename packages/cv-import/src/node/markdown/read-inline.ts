import type { PhrasingContent } from 'mdast'
import type { Run, RunStyle } from '../flow/blocks.ts'
import type { ParsedMarkdown } from './parse-markdown.ts'

/** A line that is shorter than this was ended by its writer, not by the width of a window. */
const shortLine = 64

export type InlineContext = {
	markdown: ParsedMarkdown
	style: RunStyle
	url: string | null
	/** Whether lines that were ended early stay apart, as in a paragraph. */
	keepsLines: boolean
}

/** The words of a paragraph, each with its emphasis and its link. */
export function readInline(nodes: readonly PhrasingContent[], context: InlineContext): Run[] {
	return nodes.flatMap((node) => readNode(node, context))
}

function readNode(node: PhrasingContent, context: InlineContext): Run[] {
	const { style, url, markdown } = context
	const write = (text: string): Run[] => [{ text, style, url }]
	switch (node.type) {
		case 'text':
			return write(joinLines(node.value, node.position?.start.line ?? 1, context))
		case 'inlineCode':
			return write(node.value)
		case 'break':
			return write('\n')
		case 'html':
			return /^<br\s*\/?>$/i.test(node.value) ? write('\n') : []
		case 'strong':
			return readInline(node.children, { ...context, style: { ...style, bold: true } })
		case 'emphasis':
			return readInline(node.children, { ...context, style: { ...style, italic: true } })
		case 'link':
			return readInline(node.children, { ...context, url: node.url })
		case 'linkReference': {
			const target = markdown.urls.get(node.identifier) ?? null
			return readInline(node.children, { ...context, url: target })
		}
		default:
			return 'children' in node ? readInline(node.children, context) : []
	}
}

/** Who ends a line early means it, although most programs would not show it. */
function joinLines(text: string, firstLine: number, { keepsLines, markdown }: InlineContext) {
	return text.split('\n').reduce((before, words, index) => {
		const source = markdown.lines[firstLine + index - 2]?.trim() ?? ''
		return `${before}${keepsLines && source.length < shortLine ? '\n' : ' '}${words}`
	})
}
