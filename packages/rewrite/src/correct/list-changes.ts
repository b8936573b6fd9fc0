import { diffWords, type WordRun } from '@app/cv'

/** A stretch of a line whose words change. */
export type LineChange = {
	/** Where it begins and ends in the line before. */
	start: number
	end: number
	from: string
	to: string
}

/**
 * Lists what changes between a line and its corrected text. Changes with nothing but a space between them are one; a word that only came or
 * went, or is short, is given with a neighbour. Changes of capitals and marks alone are left out.
 */
export function listChanges(before: string, after: string): LineChange[] {
	const runs = diffWords(before, after)
	const starts = startsOf(runs)
	const changes: LineChange[] = []
	let first = 0
	while (first < runs.length) {
		const last = endOfChange(runs, first)
		if (last > first) {
			const change = readChange(runs, [first, last], starts[first] ?? 0)
			if (change !== null) changes.push(change)
		}
		first = Math.max(last, first + 1)
	}
	return changes
}

// Where each run begins in the line before.
function startsOf(runs: readonly WordRun[]): number[] {
	let at = 0
	return runs.map(({ kind, text }) => {
		const start = at
		if (kind !== 'added') at += text.length
		return start
	})
}

function endOfChange(runs: readonly WordRun[], start: number): number {
	let end = start
	for (let index = start; index < runs.length; index += 1) {
		const run = runs[index]
		if (run?.kind !== 'same') end = index + 1
		else if (run.text.trim() !== '' || end === start) break
	}
	return end
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Shorter words may stand anywhere in a line. */
const tellsAlone = 4
const anyWord = { last: /\S+\s*$/u, first: /^\s*\S+/u }
const plainWord = { last: /[\p{L}\p{N}'’-]+\s+$/u, first: /^\s+[\p{L}\p{N}'’-]+/u }

function readChange(
	runs: readonly WordRun[],
	[first, last]: [first: number, last: number],
	start: number,
): LineChange | null {
	const changed = runs.slice(first, last)
	const text = (left: 'removed' | 'added') =>
		changed
			.filter(({ kind }) => kind !== left)
			.map((run) => run.text)
			.join('')
	let [from, to, at] = [text('added'), text('removed'), start]
	if (letters(from) === letters(to)) return null
	const isBare = !hasWord(from) || !hasWord(to)
	if (isBare || from.trim().length < tellsAlone) {
		const around = isBare ? anyWord : plainWord
		const before = around.last.exec(runs[first - 1]?.text ?? '')?.[0] ?? ''
		const after = hasWord(before) ? '' : (around.first.exec(runs[last]?.text ?? '')?.[0] ?? '')
		from = before + from + after
		to = before + to + after
		at -= before.length
	}
	return trimChange({ start: at, from, to })
}

function trimChange({ start, from, to }: Omit<LineChange, 'end'>): LineChange {
	const words = from.trim()
	const at = start + from.length - from.trimStart().length
	return { start: at, end: at + words.length, from: words, to: inCaseOf(words, to.trim()) }
}

// The first word of a line gets a capital, which is no correction of its writer's word.
function inCaseOf(from: string, to: string): string {
	return /^\p{Ll}/u.test(from) && from.charAt(0) === to.charAt(0).toLowerCase()
		? from.charAt(0) + to.slice(1)
		: to
}

const letters = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('&', ' and ')
		.replace(/[^\p{L}\p{N}'’]+/gu, ' ')
		.trim()
