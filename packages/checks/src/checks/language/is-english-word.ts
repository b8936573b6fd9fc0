import { findVerb, isTradeWord, type KnowsWord, toBritish } from '@app/language'
import { toolNames } from '../sections/tool-names.ts'
import { tradeSpellings } from './trade-spellings.ts'

const shortestPart = 3
const prefix = /^(?:re|de|un|pre|co|over|under|micro|multi|non|inter|sub|out|up|mis|post|semi)-?/
const latin =
	/^(?:summa|magna|laude|honoris|causa|curriculum|vitae|annum|diem|capita|vitro|vivo|situ)$/
const tools = new Set(toolNames.map((name) => name.toLowerCase()))
const shortSecondPart =
	/^(?:end|day|way|off|out|top|pay|set|box|car|log|app|fit|man|men|bag|pot|cut)$/

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

// "Screeded" and "brashing" are made of the things; a stem that would double its last letter is no proof.
const madeVerb = /(?<=\p{L}(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))(?<!(?<!s)s)(?:ed|ing)$/u

// The table of spellings holds the usual words; what else is written with -ize is right in America and in Oxford.
function british(word: string): string {
	return toBritish(word).replace(/iz(?=e[sd]?$|ing$|ations?$|ers?$)/, 'is')
}

// "Timesheets", "backend", "multidrop": English joins words before dictionaries do.
function isCompound(word: string, knows: KnowsWord): boolean {
	return [...word].some((_, index) => {
		const [left, right] = [word.slice(0, index), word.slice(index)]
		const isPart = right.length > shortestPart ? knows(right) : shortSecondPart.test(right)
		return left.length > shortestPart && isPart && knows(left)
	})
}
