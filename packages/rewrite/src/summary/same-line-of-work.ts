import { splitWords, stemWord } from '@app/language'
import { rewriteWords } from '../word-lists.ts'

// Ranks and conditions say how high or how long, not which work.
const ranks = new Set(rewriteWords.words('ranks-and-conditions'))
// Titles that say which work only together with the words before them.
const broad = new Set(rewriteWords.words('broad-titles').map(stemWord))

/**
 * Whether two titles name the same work, so that the years in both may be added up: a staff nurse and a ward nurse
 * are nurses, a project manager and a restaurant manager have only a word in common.
 */
export function sameLineOfWork(a: string, b: string): boolean {
	const [first, second] = [stemTitle(a), stemTitle(b)]
	if (first.length === 0 || second.length === 0) return false
	const isWithin = (inner: string[], outer: string[]) =>
		inner.every((stem) => outer.includes(stem)) && !inner.every((stem) => broad.has(stem))
	if (isWithin(first, second) || isWithin(second, first)) return true
	if (first.join(' ') === second.join(' ')) return true
	const head = first.at(-1) ?? ''
	return head === second.at(-1) && !broad.has(head)
}

function stemTitle(title: string): string[] {
	// Words in brackets, or behind a comma or a dash, tell a place or a client.
	const own = title.replace(/\(.*?\)/g, ' ').split(/\s[–—-]\s|[,/|]/)[0] ?? ''
	return splitWords(own)
		.map((word) => word.toLowerCase())
		.filter((word) => !ranks.has(word) && !/^\d+$/.test(word))
		.map(stemWord)
}
