import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { bullets } from '../../subjects.ts'

const wordsInPhrase = 4
const fewest = 3
const contentWords = 2

export const noRepeatedPhrases: Check = {
	id: 'E20',
	category: 'impact',
	severity: 'tip',
	title: 'No phrase is repeated again and again',
	looksAt: bullets,
	fewest,
	run: (context) => {
		const repeated = findRepeatedPhrase(context)
		if (repeated === null) return null
		const [phrase, paths] = repeated
		return {
			title: `You’ve used the words ${quoted(phrase)} in ${paths.length} bullets.`,
			why: 'Repeated wording looks copied and takes space from something new.',
			fix: 'Say it once where it counts most. In the other bullets, say what was different.',
			evidence: paths.map((path) => context.pointAt({ path, quote: phrase })),
		}
	},
}

// In the order of the CV; a phrase needs two words that carry a meaning.
function findRepeatedPhrase({ bullets }: CheckContext): [phrase: string, paths: string[]] | null {
	const pathsOf = new Map<string, string[]>()
	for (const { path, text } of bullets) {
		for (const phrase of listPhrases(text))
			pathsOf.set(phrase, [...(pathsOf.get(phrase) ?? []), path])
	}
	return [...pathsOf].find(([, paths]) => paths.length >= fewest) ?? null
}

function listPhrases(text: string): Set<string> {
	const words = splitWords(text.toLowerCase())
	const phrases = words.map((_, index) => words.slice(index, index + wordsInPhrase))
	return new Set(
		phrases
			.filter((phrase) => phrase.length === wordsInPhrase && carriesMeaning(phrase))
			.map((phrase) => phrase.join(' ')),
	)
}

function carriesMeaning(phrase: string[]): boolean {
	return phrase.filter((word) => /^\p{L}{5,}$/u.test(word)).length >= contentWords
}
