import type { Box, CvSource, SourceLine } from './cv-source.ts'

type At = { path: string | null; quote: string }

/**
 * Where words are on the pages, one rectangle a line. Words that can’t be found on their own are shown by
 * their whole field; with neither words nor boxes of the field there is none.
 */
export function findQuoteBoxes(source: CvSource, { path, quote }: At): Box[] {
	const field = path === null ? [] : findFieldBoxes(source.places, path)
	if (quote.trim() === '') return field
	const lines = source.pages.flatMap((page) => page.lines)
	const candidates =
		field.length > 0 ? lines.filter((line) => field.some((box) => meets(line, box))) : lines
	const found = findAcrossLines(candidates, quote)
	if (field.length === 0) return found
	// Where a line holds wide gaps the estimate may fall outside the field; then the field itself is the better answer.
	const inside = found.filter((box) => field.some((own) => overlaps(box, own)))
	return inside.length > 0 ? inside : field
}

function overlaps(a: Box, b: Box): boolean {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
	return a.page === b.page && width > 0 && height > 0
}

// An entry is where its fields are. A bullet without boxes is shown by the boxes of its job.
function findFieldBoxes(boxes: CvSource['places'], path: string): Box[] {
	const own = boxes[path] ?? []
	if (own.length > 0) return own
	const parts = Object.keys(boxes).filter((field) => field.startsWith(`${path}.`))
	if (parts.length > 0) return parts.flatMap((field) => boxes[field] ?? [])
	const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0))
	return /^\w+\.\d+/.test(parent) ? findFieldBoxes(boxes, parent) : []
}

function meets({ place: line }: SourceLine, field: Box): boolean {
	const overlap = Math.min(line.y + line.height, field.y + field.height) - Math.max(line.y, field.y)
	const isBeside = line.x + line.width < field.x - 1 || field.x + field.width < line.x - 1
	return line.page === field.page && overlap > line.height / 3 && !isBeside
}

type Letter = { character: string; line: number; index: number }

// The lines are searched as one text, with every run of spaces and every line end as one space.
function findAcrossLines(lines: SourceLine[], quote: string): Box[] {
	const letters = lines.flatMap((line, lineIndex) => listLetters(line.text, lineIndex))
	const text = letters.map(({ character }) => character).join('')
	const wanted = plain(quote).replace(/\s+/g, ' ').trim()
	const start = text.indexOf(wanted)
	if (start < 0) return []
	const hit = letters
		.slice(start, start + wanted.length)
		.filter(({ character }) => character !== ' ')
	return [...new Set(hit.map(({ line }) => line))].flatMap((lineIndex) => {
		const indexes = hit.filter(({ line }) => line === lineIndex).map(({ index }) => index)
		const line = lines[lineIndex]
		return line === undefined ? [] : [cutLine(line, Math.min(...indexes), Math.max(...indexes) + 1)]
	})
}

function listLetters(text: string, line: number): Letter[] {
	const letters: Letter[] = []
	for (const [index, character] of plain(`${text} `).split('').entries()) {
		const isSpace = /\s/.test(character)
		if (isSpace && (letters.at(-1)?.character ?? ' ') === ' ') continue
		letters.push({ character: isSpace ? ' ' : character, line, index })
	}
	return letters
}

function cutLine(line: SourceLine, start: number, end: number): Box {
	const left = measureX(line, start, 'start')
	return { ...line.place, x: left, width: measureX(line, end, 'end') - left }
}

// Inside a word, and in a line whose words have no places, letters are taken to be as wide as in most typefaces.
function measureX(
	{ text, place, words = [] }: SourceLine,
	index: number,
	side: 'start' | 'end',
): number {
	const letter = side === 'start' ? index : index - 1
	const word = words.find((candidate) => candidate.start <= letter && letter < candidate.end)
	const { start, end, x, width } = word ?? { start: 0, end: text.length, ...place }
	const whole = widthInEms(text.slice(start, end))
	return whole === 0 ? x : x + (widthInEms(text.slice(start, index)) / whole) * width
}

function widthInEms(text: string): number {
	let sum = 0
	for (const letter of text) sum += letterWidth(letter)
	return sum
}

function letterWidth(letter: string): number {
	if (/[iljI.,:;'’|! ]/.test(letter)) return 0.25
	if (/[tfr()[\]/"“”-]/.test(letter)) return 0.34
	if (/[mwMW@%—]/.test(letter)) return 0.82
	return /\p{Lu}/u.test(letter) ? 0.61 : 0.51
}

function plain(text: string): string {
	return text
		.replace(/[‘’]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/[‐‑‒–—]/g, '-')
}
