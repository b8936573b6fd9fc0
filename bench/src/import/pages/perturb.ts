import type { CvDocument } from '@app/cv'
import { sharedWords } from '../words.ts'

/** A change of a page that leaves its content alone: style rules, code that runs in the page, or both. */
export type Change = { name: string; css?: string; code?: string }

const titles = `[...document.querySelectorAll('h2, h3')].filter((one) => one.children.length === 0)`

function rewriteTitles(expression: string): string {
	return `for (const one of ${titles}) { const text = one.textContent.trim(); one.textContent = ${expression} }`
}

/** Twenty changes of the kinds that people and programs make. */
export const changes: readonly Change[] = [
	{ name: 'headings in capitals', code: rewriteTitles('text.toUpperCase()') },
	{ name: 'headings with a colon', code: rewriteTitles("text + ':'") },
	{ name: 'headings with a colon and a dash', code: rewriteTitles("text + ' :-'") },
	{ name: 'headings between lines', code: rewriteTitles("'___ ' + text + ' ___'") },
	{
		name: 'headings with a letter twice',
		code: rewriteTitles("text.replace(/([a-z])(?=[a-z]{2}$)/, '$1$1')"),
	},
	{ name: 'headings as small as the text', css: 'h2, h3 { font-size: inherit !important }' },
	{ name: 'headings not bold', css: 'h2, h3 { font-weight: normal !important }' },
	{ name: 'headings far apart', css: 'h2, h3 { margin-top: 24pt !important }' },
	{ name: 'another font', css: '* { font-family: "DejaVu Serif", serif !important }' },
	{
		name: 'a narrow font',
		css: '* { font-family: "Liberation Sans Narrow", sans-serif !important }',
	},
	{ name: 'letters closer together', css: '* { letter-spacing: -0.03em !important }' },
	{ name: 'letters further apart', css: '* { letter-spacing: 0.03em !important }' },
	{ name: 'justified text', css: 'p, li, div { text-align: justify }' },
	{ name: 'more space between lines', css: '* { line-height: 1.7 !important }' },
	{ name: 'less space between lines', css: '* { line-height: 1.15 !important }' },
	{ name: 'larger letters', css: 'html { zoom: 1.12 }' },
	{ name: 'smaller letters', css: 'html { zoom: 0.88 }' },
	{
		name: 'no lines and boxes',
		css: '* { border-color: transparent !important; background: none !important; color: #222 !important }',
	},
	{
		name: 'dashes as points',
		css: 'ul { list-style: none !important } li::before { content: "– " !important }',
	},
	{
		name: 'hyphens in dates',
		code: String.raw`
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
			const dash = /\s?[–—]\s?(?=\d|[A-Z][a-z]+ \d|present|now)/g
			while (walker.nextNode()) {
				walker.currentNode.textContent = walker.currentNode.textContent.replace(dash, ' - ')
			}
		`,
	},
]

/** Returns the share, from 0 to 1, of the fields of one reading that another reading of the same page also has. */
export function shareUnchanged(cv: CvDocument, changed: CvDocument): number {
	const [fields, others] = [listFields(cv), listFields(changed)]
	return fields.length === 0 ? 1 : sharedWords(fields, others) / fields.length
}

// Headings change on purpose, and ids are made anew.
function listFields(value: unknown, path = ''): string[] {
	if (typeof value === 'string') {
		const text = value.replaceAll(/[\s–—-]+/g, ' ').trim()
		return text === '' || /\.(?:id|title)$/.test(path) ? [] : [`${path} ${text}`]
	}
	if (Array.isArray(value)) return value.flatMap((one) => listFields(one, path))
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, one]) => listFields(one, `${path}.${key}`))
}
