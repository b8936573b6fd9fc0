import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { file } from '../../subjects.ts'

const unreadableShareLimit = 0.2

export const garbledText: Check = {
	id: 'A03',
	category: 'parseability',
	severity: 'blocker',
	cap: 25,
	title: 'Software can read the text',
	looksAt: file,
	run: (context) => {
		const odd = findOddWords(context)
		if (odd === null) return null
		return {
			title: 'Much of the text in this file comes out as nonsense.',
			why: 'The page looks right, but the letters behind it are scrambled, so other software gets nonsense too.',
			fix: 'Export the CV again from the app you wrote it in, as a PDF with ordinary fonts. Then copy a line out of it to check that it reads well.',
			evidence: odd.slice(0, 5).map((quote) => context.pointAt({ path: null, quote })),
		}
	},
}

// Returns examples of unreadable words, or `null` when the text is readable.
function findOddWords({ source, lines }: CheckContext): string[] | null {
	const words = splitWords(lines.join('\n')).filter((word) => /^\p{Script=Latin}{4,}$/u.test(word))
	const odd = words.filter((word) => !hasVowel(word) && word !== word.toUpperCase())
	if ((source?.facts.unreadableShare ?? 0) >= unreadableShareLimit) return examples(odd, lines)
	return words.length >= 40 && odd.length >= words.length * unreadableShareLimit
		? examples(odd, lines)
		: null
}

function hasVowel(word: string): boolean {
	return /[aeiouyw]/i.test(word.normalize('NFD'))
}

function examples(odd: string[], lines: string[]): string[] {
	const unreadable = lines
		.filter((line) => /[\uFFFD\uE000-\uF8FF]/.test(line))
		.map((line) => quoted(line).slice(1, -1))
	return [...new Set([...unreadable, ...odd])]
}
