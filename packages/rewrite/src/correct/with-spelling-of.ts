import { diffWords } from '@app/cv'
import { splitWords } from '@app/language'
import { wordRank } from '@app/language/correction'

/**
 * Returns a line with its misspelt words spelt as in the corrected line. Words that are words stay, so that what is
 * compared with the corrected line still shows each word that was put for another.
 */
export function withSpellingOf(corrected: string, line: string): string {
	const runs = diffWords(line, corrected)
	let [text, went] = ['', '']
	for (const run of [...runs, { kind: 'same', text: '' }] as const) {
		if (run.kind === 'removed') went = run.text
		else if (run.kind === 'same') {
			text += went + run.text
			went = ''
		} else if (went !== '') {
			text += isMisspelt(went) || lacksApostrophe(went, run.text) ? run.text : went
			went = ''
		}
	}
	return text
}

function isMisspelt(text: string): boolean {
	const words = splitWords(text)
	return words.length > 0 && words.every((word) => wordRank(word.toLowerCase()) === null)
}

const lacksApostrophe = (went: string, came: string) =>
	went.toLowerCase() === came.toLowerCase().replace(/['’]/g, '')
