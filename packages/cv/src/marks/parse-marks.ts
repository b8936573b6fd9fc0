/** How a stretch of letters is set apart within a line; `url` is `''` where it is no link. */
export type Look = { bold: boolean; italic: boolean; url: string }

/** A run of letters with the same look. */
export type MarkedRun = Look & { text: string }

type Star = {
	kind: 'stars'
	count: number
	opens: boolean
	closes: boolean
	/** The role found for the asterisks: letters, or the beginning or end of a mark. */
	role: 'letters' | 'begin' | 'end'
}
type Token = { kind: 'letters'; text: string } | Star | { kind: 'link'; words: string; url: string }

const plainLook: Look = { bold: false, italic: false, url: '' }
const mostStars = 3

/**
 * Reads the marks within a line: `**bold**`, `*italic*`, `***both***` and `[words](https://…)`. A mark begins and
 * ends at a word; other asterisks and brackets are letters, and so are those after a backslash. Takes time
 * proportional to the length of the text.
 */
export function parseMarks(text: string): MarkedRun[] {
	if (!mayHaveMarks(text)) return text === '' ? [] : [{ text, ...plainLook }]
	return joinRuns(readRuns(text, plainLook))
}

/** The words of a line without its marks. */
export function plainWords(text: string): string {
	if (!mayHaveMarks(text)) return text
	return parseMarks(text)
		.map((run) => run.text)
		.join('')
}

/** Joins neighbouring runs with the same look, and drops empty runs. */
export function joinRuns(runs: readonly MarkedRun[]): MarkedRun[] {
	const joined: MarkedRun[] = []
	for (const run of runs) {
		const last = joined.at(-1)
		if (run.text === '') continue
		if (last !== undefined && hasSameLook(last, run)) last.text += run.text
		else joined.push({ ...run })
	}
	return joined
}

/** Whether two runs have the same look. */
function hasSameLook(one: Look, other: Look): boolean {
	return one.bold === other.bold && one.italic === other.italic && one.url === other.url
}

/** Whether an address may be linked within a line. */
export function isMarkUrl(url: string): boolean {
	return /^(?:https?:\/\/[^\s()<>[\]\\*/]|mailto:[^\s()<>[\]\\*@]+@)[^\s()<>[\]\\*]*$/i.test(url)
}

/** Whether a text has a character that marks are made with; most have none, and need no second look. */
function mayHaveMarks(text: string): boolean {
	return text.includes('*') || text.includes('[') || text.includes('\\')
}

function readRuns(text: string, around: Look): MarkedRun[] {
	const tokens = readTokens(text, around.url === '')
	pairStars(tokens)
	let look = around
	return tokens.flatMap((token): MarkedRun[] => {
		if (token.kind === 'letters') return [{ text: token.text, ...look }]
		if (token.kind === 'link') return readRuns(token.words, { ...look, url: token.url })
		if (token.role === 'letters') return [{ text: '*'.repeat(token.count), ...look }]
		look = toggled(look, token)
		return []
	})
}

function toggled(look: Look, { count, role }: Star): Look {
	const isOn = role === 'begin'
	return {
		...look,
		bold: count === 1 ? look.bold : isOn,
		italic: count === 2 ? look.italic : isOn,
	}
}

function readTokens(text: string, mayLink: boolean): Token[] {
	const tokens: Token[] = []
	let at = 0
	while (at < text.length) {
		const { token, end } = readToken(text, at, mayLink)
		const last = tokens.at(-1)
		if (token.kind === 'letters' && last?.kind === 'letters') last.text += token.text
		else tokens.push(token)
		at = end
	}
	return tokens
}

type Read = { token: Token; end: number }

function readToken(text: string, at: number, mayLink: boolean): Read {
	const character = text[at]
	if (character === '*') {
		const token = readStars(text, at)
		return { token, end: at + token.count }
	}
	const link = character === '[' && mayLink ? readLink(text, at) : null
	if (link !== null) return link
	const next = text[at + 1] ?? ''
	if (character === '\\' && /[*[\\]/.test(next)) {
		return { token: { kind: 'letters', text: next }, end: at + 2 }
	}
	const end = findSpecial(text, at + 1)
	return { token: { kind: 'letters', text: text.slice(at, end) }, end }
}

function findSpecial(text: string, from: number): number {
	let at = from
	while (at < text.length && text[at] !== '*' && text[at] !== '[' && text[at] !== '\\') at += 1
	return at
}

// The words of a link are short, so that looking for their end takes no longer than the rest.
const mostLinkLetters = 300
const mostUrlLetters = 500

function readLink(text: string, at: number): Read | null {
	const words = text.slice(at + 1, at + 1 + mostLinkLetters)
	const found = /^((?:[^[\]\\\n]|\\[*[\\])*)\]\(/.exec(words)
	const [opening = '', label = ''] = found ?? []
	if (found === null || label.trim() !== label || label === '') return null
	const from = at + 1 + opening.length
	const length = text.slice(from, from + mostUrlLetters).indexOf(')')
	const url = text.slice(from, from + length)
	if (length < 1 || !isMarkUrl(url)) return null
	return { token: { kind: 'link', words: label, url }, end: from + length + 1 }
}

function readStars(text: string, at: number): Star {
	let count = 1
	while (text[at + count] === '*') count += 1
	const [before, after] = [text[at - 1] ?? ' ', text[at + count] ?? ' ']
	const isMark = count <= mostStars
	return {
		kind: 'stars',
		count,
		opens: isMark && !isWord.test(before) && !/\s/.test(after),
		closes: isMark && !/\s/.test(before) && !isWord.test(after),
		role: 'letters',
	}
}

const isWord = /[\p{L}\p{N}*]/u

/** An end goes with the nearest open beginning of as many asterisks; beginnings left in between are letters. */
function pairStars(tokens: Token[]): void {
	// At most one of each count.
	let open: Star[] = []
	for (const token of tokens) {
		if (token.kind !== 'stars') continue
		const at = open.findIndex(({ count }) => count === token.count)
		const begin = open[at]
		if (begin === undefined && token.opens) open.push(token)
		if (begin === undefined || !token.closes) continue
		begin.role = 'begin'
		token.role = 'end'
		open = open.slice(0, at)
	}
}
