import { splitWords } from '@app/language'
import { analyseLine, type Line } from '@app/language/analysis'

const mostWords = 26

/**
 * Returns the part of a line that is a sentence. Text after a colon, a dash or a semicolon is left out as a list,
 * unless it is a full sentence; a figure after a last comma gets its preposition, as in “Led a project, with 12
 * staff”.
 */
export function cutToSentence(sentence: string): string {
	const cut = /\s*(?:[:;]|\s[–—-])\s+/.exec(sentence)
	if (cut === null) return tidyLastPart(sentence)
	const tail = sentence.slice(cut.index + cut[0].length)
	const isShort = splitWords(sentence).length <= mostWords
	return isShort && isSentence(tail) ? sentence : tidyLastPart(sentence.slice(0, cut.index))
}

function isSentence(text: string): boolean {
	const { tokens, clauses } = analyseLine(text)
	const [first] = clauses
	if (first === undefined || first.act === null || first.subject?.from !== 0) return false
	return /^VB[DPZ]$/.test(tokens[first.act]?.tag ?? '') && !/[:;]/.test(text)
}

function tidyLastPart(whole: string): string {
	const text = withoutSecondSentence(whole)
	const line = analyseLine(text)
	const comma = line.tokens.findLast(({ text: mark }) => mark === ',')
	if (comma === undefined || comma.index === 0 || hasVerbAfter(line, comma.index)) return text
	const next = line.tokens[comma.index + 1]
	const names = line.tokens.slice(comma.index + 1).some(({ tag }) => tag === 'NNS')
	const isOneOfMany = line.tokens.slice(0, comma.index).some(({ text: mark }) => mark === ',')
	if (next?.tag === 'CD' && names && !isOneOfMany && line.clauses[0]?.act === 0)
		return `${text.slice(0, comma.end)} with${text.slice(comma.end)}`
	// A change without the thing that changed.
	const isStub =
		next !== undefined && (/^(?:RP|PUN)$/.test(next.tag) || /^(?:down|up|also)$/.test(next.lower))
	return isStub ? text.slice(0, comma.start) : text
}

// A comma is no full stop between two sentences.
function withoutSecondSentence(text: string): string {
	const { tokens, clauses } = analyseLine(text)
	const second = clauses.find(({ act, subject, from, link }, index) => {
		const isTold = /^VB[DPZN]$/.test(tokens[act ?? -1]?.tag ?? '')
		const isOwn = subject !== null && subject.from === from && (link === 'main' || link === 'and')
		return index > 0 && isTold && isOwn && tokens[from - 1]?.text === ','
	})
	const comma = second === undefined ? undefined : tokens[second.from - 1]
	return comma === undefined ? text : text.slice(0, comma.start)
}

function hasVerbAfter({ tokens }: Line, from: number): boolean {
	return tokens.slice(from).some(({ tag }) => tag.startsWith('V') || tag === 'CC')
}
