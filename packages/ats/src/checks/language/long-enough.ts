import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { count } from '../../words-about.ts'

const fewestWords = 150

export const longEnough: Check = {
	id: 'G01',
	category: 'language',
	severity: 'warning-2',
	title: 'There is enough to read',
	run: (context) => {
		const words = wordsOf(context)
		if (words >= fewestWords) return null
		return {
			title: `Your CV has only ${count(words, 'word')}.`,
			why: 'So little text leaves most of a reader’s questions open.',
			fix: 'Add two or three bullets to each recent job: what you did, for whom, and how much of it.',
			evidence: [],
		}
	},
}

// The file may hold lines that no field took: count the longer of the two.
function wordsOf({ source, passages }: CheckContext): number {
	const inCv = splitWords(passages.map(({ text }) => text).join(' ')).length
	return Math.max(inCv, source === null ? 0 : splitWords(source.text).length)
}
