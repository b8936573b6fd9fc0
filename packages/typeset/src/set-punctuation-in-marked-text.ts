import { type MarkedRun, parseMarks, writeMarks } from '@app/cv'
import { setPunctuation } from './set-punctuation.ts'

/**
 * Returns running text with the punctuation of print, including text within marks; the addresses of links stay
 * unchanged.
 */
export function setPunctuationInMarkedText(text: string, language: string): string {
	const runs = parseMarks(text)
	const [only] = runs
	if (runs.length <= 1 && only?.text === text) return setPunctuation(text, language)
	return writeMarks(setRuns(runs, language))
}

// The neighbours of a quote decide whether it opens or closes, and they may be in another run, so the words of all
// runs are set together.
function setRuns(runs: readonly MarkedRun[], language: string): MarkedRun[] {
	const words = runs.map(({ text }) => text).join('')
	const set = setPunctuation(words, language)
	let at = 0
	let after = 0
	return runs.map((run) => {
		const end = at + run.text.length
		const from = after
		while (at < end) {
			after += lengthSet(words[at] ?? '', set.slice(after, after + 2))
			at += 1
		}
		return { ...run, text: set.slice(from, after) }
	})
}

/** Returns the number of characters that replace one character: a French quote includes a space. */
function lengthSet(letter: string, set: string): number {
	return letter === '"' && /^(?:«\u00A0|\u00A0»)$/.test(set) ? 2 : 1
}
