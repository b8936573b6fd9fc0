import { findVerb, isTradeWord, type KnowsWord, toBritish } from '@app/language'
import { toolNames } from '../checks/sections/tool-names.ts'
import { readAlternatives, wordPattern } from '../word-lists.ts'
import { tradeSpellings } from './trade-spellings.ts'

const shortestPart = 3
const prefix = new RegExp(`^(?:${readAlternatives('prefixes')})-?`)
const latin = wordPattern('latin', 'whole', '')
const tools = new Set(toolNames.map((name) => name.toLowerCase()))
const shortSecondPart = wordPattern('short-second-parts', 'whole', '')

/** Whether a word in small letters is one: a dictionary or a trade has it, or it is made of words as English makes them. */
export function isEnglishWord(word: string, knows: KnowsWord): boolean {
	const isKnown = (text: string) =>
		knows(text) ||
		knows(text.normalize('NFD').replace(/\p{M}/gu, '')) ||
		knows(british(text)) ||
		findVerb(text) !== null ||
		tools.has(text) ||
		tradeSpellings.has(text)
	if (isKnown(word) || latin.test(word)) return true
	const endings = [/ers?$/, /rs?$/, /(?<=s|x|z|ch|sh|o)es$/, /s$/, madeVerb]
	const stems = [word.replace(prefix, ''), ...endings.map((ending) => word.replace(ending, ''))]
	if (stems.some((stem) => stem !== word && stem.length >= shortestPart && isKnown(stem)))
		return true
	return isCompound(word, knows) || isTradeWord(word)
}

// Nouns become verbs by -ed and -ing; a stem that would double its last letter proves nothing.
const madeVerb = /(?<=\p{L}(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))(?<!(?<!s)s)(?:ed|ing)$/u

// The table of spellings holds the usual words; what else is written with -ize is right in America and in Oxford.
function british(word: string): string {
	return toBritish(word).replace(/iz(?=e[sd]?$|ing$|ations?$|ers?$)/, 'is')
}

// English joins words before dictionaries do.
function isCompound(word: string, knows: KnowsWord): boolean {
	return [...word].some((_, index) => {
		const [left, right] = [word.slice(0, index), word.slice(index)]
		const isPart = right.length > shortestPart ? knows(right) : shortSecondPart.test(right)
		return left.length > shortestPart && isPart && knows(left)
	})
}
