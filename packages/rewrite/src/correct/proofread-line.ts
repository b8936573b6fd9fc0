import {
	correctSpelling,
	findSlips,
	inBritishSpelling,
	type LineHint,
	type LineMistake,
	type ProofreadLine,
} from '@app/language'
import { isShouted } from '../engine/lower-shouted.ts'
import { isNamed } from '../gain/named-doubts.ts'
import { correctLine } from './correct-line.ts'
import { expandShorthand } from './expand-shorthand.ts'
import { type LineChange, listChanges } from './list-changes.ts'

/** The lines read last: while a CV is edited, all but one are as they were. */
const remembered = new Map<string, ProofreadLine>()
const mostRemembered = 2000

/**
 * Finds what is wrong in a line, by what the rewriter would correct and what it would name. Short forms, marks and American spellings are
 * matters of style and left out.
 */
export function proofreadLine(line: string): ProofreadLine {
	const known = remembered.get(line)
	if (known !== undefined) return known
	const [oldest] = remembered.keys()
	if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
	const read = isShouted(line) ? { mistakes: [], hints: [], expected: 0 } : readAfresh(line)
	remembered.set(line, read)
	return read
}

function readAfresh(line: string): ProofreadLine {
	const { text, misspelt, unsure, doubts, expected } = correctLine(line)
	const style = new Set(listChanges(line, expandShorthand(line)).map(keyOf))
	const corrected = listChanges(line, text)
		.flatMap(splitChange)
		.filter((change) => !style.has(keyOf(change)) && !isStyle(change))
		.map(({ start, end, from, to }) => ({
			start,
			end,
			quote: from,
			meant: to,
			isSure: misspelt.includes(from) || correctSpelling(from) !== from,
		}))
	const slips = findSlips(line).map(({ start, quote, right }) => ({
		start,
		end: start + quote.length,
		quote,
		meant: right,
		isSure: true,
	}))
	const mistakes = markSure(keepApart([...corrected, ...slips]), slips)
	const named = [
		...unsure,
		...doubts.filter(isNamed).map((words) => ({ words, choices: [] })),
	].flatMap(({ words, choices }) => placeHint(line, words, choices))
	const hints = keepApart([...mistakes, ...named]).filter((one) => 'choices' in one)
	return { mistakes, hints, expected }
}

// What a rule finds is wrong whoever wrote it, also where the corrector puts it otherwise.
function markSure(mistakes: readonly LineMistake[], slips: readonly LineMistake[]): LineMistake[] {
	return mistakes.map((one) => ({
		...one,
		isSure: one.isSure || slips.some(({ start, end }) => start < one.end && end > one.start),
	}))
}

// Words that change side by side are a change each.
function splitChange(change: LineChange): LineChange[] {
	const [from, to] = [change.from.split(' '), change.to.split(' ')]
	if (from.length !== to.length || from.length === 1) return [change]
	let { start } = change
	return from.flatMap((word, at) => {
		const one = { start, end: start + word.length, from: word, to: to[at] ?? '' }
		start = one.end + 1
		return one.from === one.to ? [] : [one]
	})
}

const keyOf = ({ start, to }: LineChange) => `${start} ${to}`

// Whether a change only puts a sign in words, or an American spelling in British.
function isStyle({ from, to }: LineChange): boolean {
	return comparable(from) === comparable(to)
}

const comparable = (text: string) =>
	inBritishSpelling(text.toLowerCase())
		.replace(/(?<!\p{L})w\/\s?/gu, 'with ')
		.replace(/[&+]/g, ' and ')
		.replaceAll('’', "'")
		.replace(/[^\p{L}\p{N}']+/gu, ' ')
		.trim()

type Stretch = Pick<LineMistake, 'start' | 'end'>

/** Returns stretches in their order; of those that overlap, the one that is named first stays. */
function keepApart<Found extends Stretch>(stretches: readonly Found[]): Found[] {
	const kept: Found[] = []
	for (const one of stretches)
		if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one)
	return kept.sort((one, other) => one.start - other.start)
}

// Words that stand elsewhere in the line as it was written are left out.
function placeHint(line: string, words: string, choices: readonly string[]): LineHint[] {
	const start = line.indexOf(words)
	const end = start + words.length
	const isWhole =
		!/[\p{L}\p{N}]$/u.test(line.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(line.slice(end))
	return start < 0 || words === '' || !isWhole ? [] : [{ start, end, quote: words, choices }]
}
