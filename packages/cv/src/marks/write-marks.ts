import { maxPassageLength } from '../cv-document.ts'
import { joinRuns, type Look, type MarkedRun, parseMarks } from './parse-marks.ts'

/**
 * The line that `parseMarks` reads as these runs. A mark covers whole words: the ends of one that begins or ends within
 * a word, or with a space, are moved. Words that cannot carry their mark there are written without it.
 */
export function writeMarks(runs: readonly MarkedRun[]): string {
	const whole = joinRuns(coverWords(joinRuns(runs)))
	const ways = [
		() => writeRuns(whole, keep),
		() => writeRuns(whole, asLetters),
		() => writeApart(whole),
	]
	for (const write of ways) {
		const written = write()
		if (sameLooks(parseMarks(written), whole)) return written
	}
	// Marks that cannot be told apart: the words count for more than how they look.
	return escapeMarks(wordsOf(whole))
}

const keep = (text: string) => text
const asLetters = (text: string) => text.replace(/[*[\\]/g, '\\$&')

/**
 * Returns a line that is read as exactly these letters, without a mark. If it would grow longer than a line may be,
 * the words are returned unchanged: no letter is lost for its look.
 */
export function escapeMarks(words: string): string {
	const runs = parseMarks(words)
	const [only] = runs
	const isPlain = runs.length <= 1 && (only === undefined || isPlainLook(only))
	if (isPlain && wordsOf(runs) === words) return words
	const escaped = asLetters(words)
	return escaped.length > maxPassageLength ? words : escaped
}

function wordsOf(runs: readonly MarkedRun[]): string {
	return runs.map(({ text }) => text).join('')
}

function isPlainLook({ bold, italic, url }: Look): boolean {
	return !bold && !italic && url === ''
}

// How a space looks is not seen.
function sameLooks(some: readonly MarkedRun[], others: readonly MarkedRun[]): boolean {
	return wordsOf(some) === wordsOf(others) && listInk(some) === listInk(others)
}

function listInk(runs: readonly MarkedRun[]): string {
	const inked = runs.map((run) => ({ ...run, text: run.text.replace(/\s/g, '') }))
	return JSON.stringify(
		joinRuns(inked).map(({ text, bold, italic, url }) => [text, bold, italic, url]),
	)
}

const plainLook: Look = { bold: false, italic: false, url: '' }

/**
 * Moves the ends of marks to the ends of words: a word takes the look of its first letter, and a space is marked
 * where both its sides are.
 */
function coverWords(runs: readonly MarkedRun[]): MarkedRun[] {
	const letters = runs.flatMap(({ text, ...look }) => [...text].map((letter) => ({ letter, look })))
	const isWord = (at: number) => /[\p{L}\p{N}\p{M}]/u.test(letters[at]?.letter ?? '')
	const looks: Look[] = []
	for (const [at, { look }] of letters.entries()) {
		const before = looks[at - 1]
		looks.push(isWord(at) && isWord(at - 1) && before !== undefined ? before : look)
	}
	for (const [at, { letter }] of letters.entries()) {
		if (!/\s/.test(letter)) continue
		const [before, after] = [looks[at - 1] ?? plainLook, looks[nextInk(letters, at)] ?? plainLook]
		looks[at] = meet(before, after)
	}
	return letters.map(({ letter }, at) => ({ text: letter, ...(looks[at] ?? plainLook) }))
}

function nextInk(letters: { letter: string }[], from: number): number {
	let at = from
	while (at < letters.length && /\s/.test(letters[at]?.letter ?? '')) at += 1
	return at
}

function meet(one: Look, other: Look): Look {
	return {
		bold: one.bold && other.bold,
		italic: one.italic && other.italic,
		url: one.url === other.url ? one.url : '',
	}
}

/** Marks within marks, as a person would write them. */
function writeRuns(runs: readonly MarkedRun[], written: (text: string) => string): string {
	const ended = [...runs, { text: '', ...plainLook }]
	return ended
		.map((run, index) => writeTurn(ended[index - 1] ?? plainLook, run) + written(run.text))
		.join('')
}

/**
 * Returns the marks that end and begin between two runs. A link has its marks inside, so the marks before it end
 * first.
 */
function writeTurn(now: Look, next: Look): string {
	const isOtherLink = now.url !== next.url
	const [stays, left] = isOtherLink ? [plainLook, plainLook] : [next, now]
	const end = stars(now.bold && !stays.bold, now.italic && !stays.italic)
	const begin = stars(next.bold && !left.bold, next.italic && !left.italic)
	if (!isOtherLink) return end + begin
	return `${end}${now.url === '' ? '' : `](${now.url})`}${next.url === '' ? '' : '['}${begin}`
}

/** Writes each run with separate marks, and the spaces between runs outside the marks. */
function writeApart(runs: readonly MarkedRun[]): string {
	return runs
		.map(({ text, ...look }) => {
			const words = text.trim()
			if (words === '') return text
			const at = text.indexOf(words)
			const alone = writeRuns([{ text: words, ...look }], asLetters)
			return `${text.slice(0, at)}${alone}${text.slice(at + words.length)}`
		})
		.join('')
}

function stars(bold: boolean, italic: boolean): string {
	return '*'.repeat((bold ? 2 : 0) + (italic ? 1 : 0))
}
