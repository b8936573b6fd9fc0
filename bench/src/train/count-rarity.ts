import { writeFileSync } from 'node:fs'
import { functionWords, splitSentences } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { advertsToLearnFrom } from '../match/labelled-adverts.ts'

const tableFile = new URL('../../../packages/match/data/word-rarity.tsv', import.meta.url)
/** Words in fewer sentences than this are left out: they are as rare as anything. */
const fewestSentences = 3

/**
 * Counts in how many sentences of adverts each word occurs and writes the table of rarity: the natural logarithm of
 * the number of sentences per sentence with the word, in tenths. "Experience" tells little about a requirement,
 * "tracheostomy" everything.
 */
export function writeRarity(): { words: number } {
	const { known, fresh } = advertsToLearnFrom()
	const sentences = [...known, ...fresh].flatMap(({ text }) =>
		text.split('\n').flatMap((line) => splitSentences(line)),
	)
	const counts = new Map<string, number>()
	for (const sentence of sentences)
		for (const lemma of new Set(analyseLine(sentence).tokens.map((token) => token.lemma)))
			if (/^\p{L}/u.test(lemma) && !functionWords.has(lemma))
				counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
	const rows = [...counts]
		.filter(([, count]) => count >= fewestSentences)
		.map(([word, count]): [string, number] => [
			word,
			Math.round(10 * Math.log(sentences.length / count)),
		])
		.sort(([one, a], [other, b]) => a - b || (one < other ? -1 : 1))
	const lines = rows.map(([word, rarity]) => `${word}\t${rarity}`)
	writeFileSync(tableFile, `${['word\trarity', ...lines].join('\n')}\n`)
	return { words: rows.length }
}
