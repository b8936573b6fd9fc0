import { isMarkUrl } from '@app/cv'

export type Mark = 'bold' | 'italic' | 'link'

/** The text in a field and the selection in it. */
export type Typed = { text: string; start: number; end: number }

const signs = { bold: '**', italic: '*' } as const
/** The start of a new link; it stays selected, so that the person can type the address. */
const startOfUrl = 'https://'

/** The words of a field with a mark around the selection, or around the word at the caret; once more takes it off. */
export function toggleMark(typed: Typed, mark: Mark): Typed {
	const chosen = trimmed(typed.start === typed.end ? wordAround(typed) : typed)
	if (mark === 'link') return toggleLink(chosen)
	return toggleStars(chosen, signs[mark])
}

function toggleStars({ text, start, end }: Typed, sign: string): Typed {
	const [before, after] = [starsBefore(text, start), starsAfter(text, end)]
	const { length } = sign
	const isMarked = Math.min(before, after) >= length && (before === 3 || before === length)
	if (!isMarked) {
		const marked = `${text.slice(0, start)}${sign}${text.slice(start, end)}${sign}${text.slice(end)}`
		return { text: marked, start: start + length, end: end + length }
	}
	const bare = `${text.slice(0, start - length)}${text.slice(start, end)}${text.slice(end + length)}`
	return { text: bare, start: start - length, end: end - length }
}

function toggleLink({ text, start, end }: Typed): Typed {
	const target = /^\]\(([^()\s]*)\)/.exec(text.slice(end))
	if (text[start - 1] === '[' && target !== null) {
		const bare = `${text.slice(0, start - 1)}${text.slice(start, end)}${text.slice(end + target[0].length)}`
		return { text: bare, start: start - 1, end: end - 1 }
	}
	const words = text.slice(start, end)
	const url = isMarkUrl(words) ? words : startOfUrl
	const marked = `${text.slice(0, start)}[${words || 'link'}](${url})${text.slice(end)}`
	const from = start + (words || 'link').length + 3
	return { text: marked, start: from, end: from + url.length }
}

function starsBefore(text: string, at: number): number {
	let count = 0
	while (text[at - count - 1] === '*') count += 1
	return count
}

function starsAfter(text: string, at: number): number {
	let count = 0
	while (text[at + count] === '*') count += 1
	return count
}

// A mark begins and ends at a word.
function trimmed({ text, start, end }: Typed): Typed {
	let [from, to] = [start, end]
	while (from < to && /\s/.test(text[from] ?? '')) from += 1
	while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1
	return { text, start: from, end: to }
}

function wordAround({ text, start }: Typed): Typed {
	const isWord = (at: number) => /[\p{L}\p{N}\p{M}'’-]/u.test(text[at] ?? '')
	let [from, to] = [start, start]
	while (from > 0 && isWord(from - 1)) from -= 1
	while (to < text.length && isWord(to)) to += 1
	return { text, start: from, end: to }
}
