import { diffWords } from '../difference/diff-words.ts'
import { type Look, type MarkedRun, parseMarks } from './parse-marks.ts'
import { escapeMarks, writeMarks } from './write-marks.ts'

const plainLook: Look = { bold: false, italic: false, url: '' }

/**
 * The line that a rewriting of the plain words of a line becomes: words that stayed look as they did, new ones are plain.
 */
export function carryMarks(line: string, rewritten: string): string {
	const runs = parseMarks(line)
	if (!runs.some(({ bold, italic, url }) => bold || italic || url !== ''))
		return escapeMarks(rewritten)
	const looks = runs.flatMap(({ text, ...look }) => Array.from(text, (): Look => look))
	let at = 0
	const carried: MarkedRun[] = []
	for (const { kind, text } of diffWords(runs.map((run) => run.text).join(''), rewritten)) {
		const letters = Array.from(text)
		if (kind === 'added') carried.push({ text, ...plainLook })
		else if (kind === 'same') {
			carried.push(
				...letters.map((letter, index) => ({ text: letter, ...(looks[at + index] ?? plainLook) })),
			)
		}
		if (kind !== 'added') at += letters.length
	}
	return writeMarks(carried)
}
