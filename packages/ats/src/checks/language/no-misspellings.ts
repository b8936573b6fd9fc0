import {
	closestWord,
	correctSpelling,
	findVerb,
	isTradeWord,
	type KnowsWord,
	splitWords,
	toBritish,
} from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { count, listOf, quoted, sentence } from '../../words-about.ts'
import { toolNames } from '../sections/tool-names.ts'
import { mendEach, type PlacedSlip, weightOfSlips } from './slips.ts'
import { tradeSpellings } from './trade-spellings.ts'

const shortestWord = 5
const shortestPart = 3
const prefix = /^(?:re|de|un|pre|co|over|under|micro|multi|non|inter|sub|out|up|mis|post|semi)-?/
const latin =
	/^(?:summa|magna|laude|honoris|causa|curriculum|vitae|annum|diem|capita|vitro|vivo|situ)$/
const tools = new Set(toolNames.map((name) => name.toLowerCase()))
const shortSecondPart =
	/^(?:end|day|way|off|out|top|pay|set|box|car|log|app|fit|man|men|bag|pot|cut)$/
export const noMisspellings: Check = {
	id: 'G10',
	category: 'language',
	severity: 'warning-2',
	title: 'Words are spelt right',
	appliesTo: ({ profile, knowsWord }) => profile.isEnglish && knowsWord !== null,
	run: (context) => {
		const slips = slipsIn(context)
		const [first] = slips
		if (first === undefined) return null
		const pairs = slips.slice(0, 4).map(({ quote, meant }) => `${quoted(quote)} (${meant}?)`)
		return {
			title: `${sentence(count(slips.length, 'word'))} may be misspelt: ${listOf(pairs)}.`,
			why: 'Slips are the fault that employers name first, and a search for the right word does not find the wrong one.',
			fix: `Check each of them; ${quoted(first.quote)} is probably ${quoted(first.meant)}. If it is a word of your trade, leave it.`,
			evidence: slips.map(({ path, quote }) => context.pointAt({ path, quote })),
			severity: weightOfSlips(slips),
		}
	},
	mend: (context) => mendEach(context, slipsIn(context)),
}

// Only words in small letters, and none that goes on a short form ("ESI tronic") which is no usual one ("NHS"): names are nobody's
// misspelling. A word written twice is meant so.
function slipsIn({ passages, cv, knowsWord }: CheckContext): PlacedSlip[] {
	if (knowsWord === null) return []
	const own = new Set(
		[
			...cv.skills.map(({ name }) => name),
			...cv.experience.map(({ jobTitle }) => jobTitle),
		].flatMap((text) => splitWords(text.toLowerCase())),
	)
	const words = passages
		.filter(({ kind, section }) => kind !== 'line' && section !== 'publications')
		.flatMap(({ path, text }) =>
			(
				text.match(
					/(?<![\p{L}\p{N}@./&'’"“‘#_-]|(?<!\p{Lu})(?!(?:NHS|NVQ|BTEC|GCSE|HNC|HND|PGCE|NMC|CQC|DBS|CSCS|RAF|HGV|LGV|PPE|COSHH|HACCP|GDPR|KPI|SEN|SEND|EYFS|CPD|CIPD|AAT|ACCA)\b)\p{Lu}{3,} )\p{Ll}+(?![\p{L}\p{N}@/&'’_-]|\.\p{L})/gu,
				) ?? []
			).map((quote) => ({ path, quote })),
		)
	const written = Map.groupBy(words, ({ quote }) => quote)
	const slips = [...written].flatMap(([quote, places]) => {
		const [place] = places
		const isMeant = places.length > 1 || own.has(quote) || quote.length < shortestWord
		if (place === undefined || isMeant) return []
		const meant = wordMeantBy(quote, knowsWord)
		return meant === null ? [] : [{ path: place.path, quote, meant }]
	})
	return [...slips, ...slipsInOpeners(passages, knowsWord)]
}

// A line may open with a name, so a capital counts only where the word that is meant is a verb: "Recieved".
function slipsInOpeners(passages: CheckContext['passages'], knows: KnowsWord): PlacedSlip[] {
	return passages
		.filter(({ kind, section }) => kind !== 'line' && section !== 'publications')
		.flatMap(({ path, text }) => {
			const quote = /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}@/&'’_-])/u.exec(text)?.[0] ?? ''
			const word = quote.toLowerCase()
			if (word.length < shortestWord) return []
			const meant = wordMeantBy(word, knows)
			if (meant === null || findVerb(meant) === null) return []
			return [{ path, quote, meant: meant.charAt(0).toUpperCase() + meant.slice(1) }]
		})
}

// "Diffrent" could be made of two words, but is known as a slip.
function wordMeantBy(word: string, knows: KnowsWord): string | null {
	const known = correctSpelling(word)
	if (known !== word) return known
	return isWord(word, knows) ? null : closestWord(word, knows)
}

function isWord(word: string, knows: KnowsWord): boolean {
	const isKnown = (text: string) =>
		knows(text) ||
		knows(text.normalize('NFD').replace(/\p{M}/gu, '')) ||
		knows(british(text)) ||
		findVerb(text) !== null ||
		tools.has(text) ||
		tradeSpellings.has(text)
	if (isKnown(word) || latin.test(word)) return true
	const endings = [/ers?$/, /rs?$/, /(?<!e)es$/, /s$/, madeVerb]
	const stems = [word.replace(prefix, ''), ...endings.map((ending) => word.replace(ending, ''))]
	if (stems.some((stem) => stem !== word && stem.length >= shortestPart && isKnown(stem)))
		return true
	return isCompound(word, knows) || isTradeWord(word)
}

// "Screeded" and "brashing" are made of the things; a stem that would double its last letter is no proof.
const madeVerb = /(?<=\p{L}(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))(?:ed|ing)$/u

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
