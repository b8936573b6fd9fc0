import type { Run, RunStyle } from '../flow/blocks.ts'

type Inline = {
	runs: Run[]
	base: RunStyle
	isBold: boolean
	isItalic: boolean
	rest: () => string
}

const mark =
	/\\(?<escaped>[!-/:-@[-`{-~])|`(?<code>[^`\n]+)`|!\[(?<alt>[^\]]{0,500})\]\([^)]{0,1000}\)|\[(?<words>(?:[^[\]]|\[[^[\]]*\])*)\](?:\(\s*<?(?<url>[^)\s>]{0,2000})>?(?:\s[^)]{0,500})?\)|\[(?<reference>[^\]]{0,500})\])|<(?<address>(?:https?:\/\/|mailto:)[^>\s]+|[^@<>\s]{1,90}@[^@<>\s]{1,255})>|<!--[\s\S]{0,2000}?-->|<(?<break>br)\s*\/?>|<\/?[a-zA-Z][^<>]*>|(?<emphasis>\*{1,3}|_{1,3}|~~)/g

/** The words of a paragraph of Markdown, each with its emphasis and its link. */
export function readInline(
	text: string,
	base: RunStyle,
	references: ReadonlyMap<string, string>,
): Run[] {
	const inline: Inline = { runs: [], base, isBold: false, isItalic: false, rest: () => '' }
	let end = 0
	for (const match of text.matchAll(mark)) {
		add(inline, text.slice(end, match.index))
		end = match.index + match[0].length
		inline.rest = () => text.slice(end)
		readMark(inline, {
			groups: match.groups ?? {},
			before: text[match.index - 1] ?? ' ',
			references,
		})
	}
	add(inline, text.slice(end))
	return inline.runs
}

type Mark = {
	groups: Partial<Record<string, string>>
	before: string
	references: ReadonlyMap<string, string>
}

function readMark(inline: Inline, { groups, before, references }: Mark): void {
	const { escaped, code, words, url, reference, address, emphasis } = groups
	if (words !== undefined) {
		const target = url ?? references.get((reference || words).toLowerCase()) ?? null
		for (const run of readInline(words, toRunStyle(inline), references))
			inline.runs.push({ ...run, url: target })
	} else if (address !== undefined) {
		const shown = address.replace(/^mailto:/, '')
		const target = /^\w+:/.test(address) ? address : `mailto:${address}`
		inline.runs.push({ text: shown, style: toRunStyle(inline), url: target })
	} else if (emphasis !== undefined) toggle(inline, emphasis, before)
	else add(inline, escaped ?? code ?? (groups.break === undefined ? '' : '\n'))
}

function add(inline: Inline, text: string): void {
	if (text === '') return
	const words = text.replace(/&(?:amp|nbsp|lt|gt);/g, entity)
	inline.runs.push({ text: words, style: toRunStyle(inline), url: null })
}

function toRunStyle({ base, isBold, isItalic }: Inline): RunStyle {
	return { ...base, ...(isBold ? { bold: true } : {}), ...(isItalic ? { italic: true } : {}) }
}

const entities: Record<string, string> = { '&amp;': '&', '&nbsp;': ' ', '&lt;': '<', '&gt;': '>' }

function entity(name: string): string {
	return entities[name] ?? name
}

// An asterisk that nothing closes is an asterisk, and an underscore in a word is part of it.
function toggle(inline: Inline, sign: string, before: string): void {
	const rest = inline.rest()
	const isInWord = sign.startsWith('_') && /\w/.test(before) && /^\w/.test(rest)
	const isOpen = sign.length === 1 ? inline.isItalic : inline.isBold
	const opens = !isOpen && /^\S/.test(rest) && rest.includes(sign)
	if (isInWord || (!isOpen && !opens)) add(inline, sign)
	else if (sign !== '~~') {
		if (sign.length >= 2) inline.isBold = opens
		if (sign.length !== 2) inline.isItalic = opens
	}
}
