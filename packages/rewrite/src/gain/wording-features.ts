import { hashText } from '@app/language'
import { analyseLine, type Token } from '@app/language/analysis'
import { rewriteWords } from '../word-lists.ts'

/** How many weights the model of wordings has. */
export const wordingDimensions = 16_384

const closed = /^(?:IN|DT|TO|PRP\$?|CC|MD|WH|SC|RP)$/
const auxiliary = rewriteWords.pattern('small-words-of-speech', 'whole', '')

// Returns the word itself for words that hold a sentence together, and the part of speech for all others.
function coarse(token: Token | undefined): string {
	if (token === undefined) return '$'
	if (closed.test(token.tag) || auxiliary.test(token.lower)) return token.lower
	return token.tag === 'PUN' ? token.text : token.tag
}

/** The clues of how a line is worded: which words and parts of speech stand beside one another. Indices below {@link wordingDimensions}. */
export function wordingFeatures(line: string): number[] {
	const { tokens } = analyseLine(line)
	const found = new Set<string>()
	for (let at = 0; at <= tokens.length; at++) {
		const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
		const [one, two, three] = [coarse(before), coarse(token), coarse(next)]
		found.add(`2 ${one} ${two}`)
		if (token === undefined) continue
		found.add(`3 ${one} ${two} ${three}`)
		found.add(`w ${token.lower}`)
		if (next === undefined) continue
		if (token.tag.startsWith('V')) found.add(`v ${token.lemma} ${three}`)
		if (/^(?:IN|TO|DT)$/.test(token.tag) && next.tag.startsWith('N'))
			found.add(`n ${token.lower} ${next.lemma}`)
		if (token.tag.startsWith('N') && next.tag === 'IN') found.add(`p ${token.lemma} ${next.lower}`)
	}
	return [...found].map((feature) => hashText(feature) % wordingDimensions)
}
