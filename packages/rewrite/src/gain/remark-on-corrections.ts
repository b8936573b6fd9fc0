import { diffWords, type WordRun } from '@app/cv'
import { joinAsProseList } from '@app/language'

/** What a line says, and what it should say. */
type Correction = { from: string; to: string }

/** More corrections than these in one remark are homework. */
const mostCorrections = 4

/**
 * Returns a remark that gives the corrections between a line and its corrected text, in the writer's words; `null` if
 * there are none. Capitals and marks don't count.
 */
export function remarkOnCorrections(before: string, after: string): string | null {
	const corrections = listCorrections(diffWords(before, after))
	if (corrections.length === 0) return null
	const said = corrections.slice(0, mostCorrections).map(({ from, to }) => `“${from}” to “${to}”`)
	return `Correct ${joinAsProseList(said)}.`
}

function listCorrections(runs: readonly WordRun[]): Correction[] {
	const corrections: Correction[] = []
	let start = 0
	while (start < runs.length) {
		const end = endOfChange(runs, start)
		if (end > start) {
			const correction = readCorrection(runs, start, end)
			if (correction !== null && !corrections.some(({ from }) => from === correction.from))
				corrections.push(correction)
		}
		start = Math.max(end, start + 1)
	}
	return corrections
}

// Changes with nothing but a space between them are one.
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

// A word that only came or went, or is short, is given with the word before it, or else with the word after it.
function readCorrection(runs: readonly WordRun[], start: number, end: number): Correction | null {
	const changed = runs.slice(start, end)
	const text = (left: 'removed' | 'added') =>
		changed
			.filter(({ kind }) => kind !== left)
			.map((run) => run.text)
			.join('')
	let [from, to] = [text('added'), text('removed')]
	if (letters(from) === letters(to)) return null
	const isBare = !hasWord(from) || !hasWord(to)
	if (isBare || from.trim().length < tellsAlone) {
		const { last, first } = isBare ? anyWord : plainWord
		const before = last.exec(runs[start - 1]?.text ?? '')?.[0] ?? ''
		const after = hasWord(before) ? '' : (first.exec(runs[end]?.text ?? '')?.[0] ?? '')
		from = before + from + after
		to = before + to + after
	}
	return { from: from.trim(), to: inCaseOf(from.trim(), to.trim()) }
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
