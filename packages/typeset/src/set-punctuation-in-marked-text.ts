import { type MarkedRun, parseMarks, writeMarks } from '@app/cv'
import { setPunctuation } from './set-punctuation.ts'

/** Running text with the punctuation of print, whatever is marked in it; the addresses of its links stay as they are. */
export function setMarkedPunctuation(text: string, language: string): string {
	const runs = parseMarks(text)
	const [only] = runs
	if (runs.length <= 1 && only?.text === text) return setPunctuation(text, language)
	return writeMarks(setRuns(runs, language))
}

// A quote opens or closes by what is beside it, which may be in another run: the words are set as one.
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

/** How many letters stand for one: a French quote has a space with it. */
function lengthSet(letter: string, set: string): number {
	return letter === '"' && /^(?:«\u00A0|\u00A0»)$/.test(set) ? 2 : 1
}
