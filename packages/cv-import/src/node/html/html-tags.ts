import type { ParagraphStyle, RunStyle } from '../flow/blocks.ts'

/** Elements whose words are not on the page. */
export const unseenTags = new Set([
	...[
		'script',
		'style',
		'title',
		'template',
		'noscript',
		'svg',
		'math',
		'iframe',
		'object',
		'select',
	],
	...['textarea', 'datalist', 'audio', 'video', 'canvas', 'map', 'del'],
])

/** Elements that begin and end a line. */
export const blockTags = new Set([
	...[
		'address',
		'article',
		'aside',
		'blockquote',
		'body',
		'caption',
		'center',
		'dd',
		'details',
		'div',
	],
	...[
		'dl',
		'dt',
		'fieldset',
		'figcaption',
		'figure',
		'footer',
		'form',
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
	],
	...[
		'h6',
		'header',
		'hgroup',
		'hr',
		'html',
		'legend',
		'li',
		'main',
		'menu',
		'nav',
		'ol',
		'p',
		'pre',
	],
	...['section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
])

/** How words look in an element when nothing else is said. */
export const tagRuns: Readonly<Record<string, RunStyle>> = {
	...{ h1: { sizePt: 22, bold: true }, h2: { sizePt: 16, bold: true } },
	...{ h3: { sizePt: 13, bold: true }, h4: { sizePt: 11, bold: true } },
	...{ h5: { sizePt: 10, bold: true }, h6: { sizePt: 9, bold: true } },
	...{ b: { bold: true }, strong: { bold: true }, th: { bold: true }, dt: { bold: true } },
	...{ i: { italic: true }, em: { italic: true }, cite: { italic: true } },
}

const heading = { beforePt: 12, afterPt: 4 }

/** The room around a paragraph in an element. */
export const tagSpaces: Readonly<Record<string, Partial<ParagraphStyle>>> = {
	...{ h1: heading, h2: heading, h3: { beforePt: 8 }, h4: { beforePt: 6 }, p: { afterPt: 4 } },
	...{ dd: { indentPt: 18 }, blockquote: { indentPt: 18 } },
}
