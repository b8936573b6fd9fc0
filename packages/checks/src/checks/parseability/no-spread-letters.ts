import { splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { file } from '../../subjects.ts'

const spreadLetters = /(?<![\p{L}\d])(?:\p{L}\s{1,3}){5,}\p{L}(?![\p{L}\d])/u
const lostSpaces = /^\p{L}{26,}$/u

export const noSpreadLetters: Check = {
	id: 'A17',
	category: 'parseability',
	severity: 'warning-2',
	title: 'No words are split or run together',
	looksAt: file,
	run: ({ lines, pointAt }) => {
		const spread = lines.flatMap((line) => findSpreadWords(line))
		const joined = lines.flatMap((line) => splitWords(line).filter((word) => lostSpaces.test(word)))
		const quotes = [...spread, ...(joined.length >= 3 ? joined : [])]
		const [first] = quotes
		if (first === undefined) return null
		return {
			title: `Software can’t read some of your words: ${quoted(first)}.`,
			why: 'The letter spacing has split or joined them, so a search for them finds nothing.',
			fix: 'Set the letter spacing of headings and names back to normal, then export the file again.',
			evidence: quotes.map((quote) => pointAt({ path: null, quote })),
		}
	},
}

// Letters in the order of the alphabet are a list, not a word.
function findSpreadWords(line: string): string[] {
	const match = spreadLetters.exec(line)?.[0]
	if (match === undefined) return []
	const letters = [...match.replace(/\s/g, '')]
	const isAlphabet = letters.every(
		(letter, index) => index === 0 || letter > (letters[index - 1] ?? ''),
	)
	return isAlphabet ? [] : [match.trim()]
}
