import {
	correctSpelling,
	findSlips,
	findVerb,
	isBritishOrIrishPlace,
	isWorker,
	type KnowsWord,
	splitWords,
} from '@app/language'
import type { CheckContext } from '../check.ts'
import { toolMeantBy } from '../checks/sections/tools-are-spelt-right.ts'
import { oncePerContext } from '../once-per-context.ts'
import { findLineMistakes, overlapsAny } from './line-mistakes.ts'
import { type Meant, wordMeant } from './word-meant.ts'
import { isTradeName, type Word, wordsToCheck } from './words-to-check.ts'

/** A misspelt word with every place where it stands; `null` is a line that belongs to no field. */
export type Misspelling = Meant & { quote: string; paths: (string | null)[] }

/** The misspelt words of a CV with what each was meant for, looked up once for each context; none without a dictionary. */
export const findMisspellings = oncePerContext(lookUp)

function lookUp(context: CheckContext): Misspelling[] {
	const { knowsWord, cv, profile } = context
	if (knowsWord === null || !profile.isEnglish) return []
	const titles = new Set(
		cv.experience.flatMap(({ jobTitle }) => splitWords(jobTitle.toLowerCase())),
	)
	const { mistakes } = findLineMistakes(context)
	const words = wordsToCheck(context).filter(
		({ path, index, quote }) =>
			!overlapsAny({ path, start: index, end: index + quote.length }, mistakes),
	)
	const byRules = [...Map.groupBy(words, ({ quote }) => quote)].flatMap(([quote, places]) => {
		const meant = toMisspelling(quote, places, { knows: knowsWord, titles })
		return meant === null ? [] : [{ ...meant, quote, paths: places.map(({ path }) => path) }]
	})
	return joinSame([...listSure(context, knowsWord), ...byRules])
}

// The corrector's own.
function listSure(context: CheckContext, knows: KnowsWord): Misspelling[] {
	return findLineMistakes(context)
		.mistakes.filter((one) => isMisspelling(one, knows))
		.map(
			({ quote, meant, path }): Misspelling => ({
				words: [meant],
				isCertain: true,
				isSlipAnyhow: true,
				isKnown: true,
				quote,
				paths: [path],
			}),
		)
}

// A word that is misspelt twice is one finding.
function joinSame(all: readonly Misspelling[]): Misspelling[] {
	return [...Map.groupBy(all, ({ quote }) => quote).values()].flatMap((same) => {
		const [first] = same
		return first === undefined ? [] : [{ ...first, paths: same.flatMap(({ paths }) => paths) }]
	})
}

/** Whether a mistake is one of spelling: a single word that is none, and lacks more than a capital or an apostrophe. Others are mistakes of grammar. */
export function isMisspelling(
	{ quote, meant }: { quote: string; meant: string },
	knows: KnowsWord | null,
): boolean {
	const letters = (text: string) => text.toLowerCase().replace(/['’]/g, '')
	if (/[^\p{L}]/u.test(quote) || letters(quote) === letters(meant)) return false
	return correctSpelling(quote) !== quote || knows?.(quote.toLowerCase()) === false
}

/**
 * A word that appears once, in a sentence, is a misspelling if another word is one slip away. A word that appears
 * twice, in the skills or in a title is intended, and a word with a capital may be a name. There only slips that can
 * be neither are reported: a wrong plural, a wrong past tense, a doubled letter in a usual word or in the name of an
 * occupation.
 */
function toMisspelling(
	quote: string,
	places: readonly Word[],
	{ knows, titles }: { knows: KnowsWord; titles: ReadonlySet<string> },
): Meant | null {
	const [first] = places
	const word = quote.toLowerCase()
	if (first === undefined || isTradeName(quote) || toolMeantBy(quote, knows) !== null) return null
	const meant = wordMeant(word, first.before, knows)
	if (meant === null || isNotForUs(first)) return null
	const isOftenMeant = places.length > 1 || titles.has(word) || places.some((at) => at.isTerse)
	if (isOftenMeant && !meant.isSlipAnyhow) return null
	if (quote === word) return meant
	if (quote === word.toUpperCase()) return inCapitals(meant)
	if (isBritishOrIrishPlace(quote)) return null
	const isTitled = places.some((at) => at.isTerse)
	const isOccupation = titles.has(word) && isWorker(meant.words[0])
	return withCapital(meant, { isTitled, isOccupation })
}

// A word that begins a line may be a name.
function withCapital(
	meant: Meant,
	{ isTitled, isOccupation }: { isTitled: boolean; isOccupation: boolean },
): Meant | null {
	const isNoName = meant.isKnown || isOccupation || abstract.test(meant.words[0])
	const isAct = !isTitled && findVerb(meant.words[0]) !== null
	if (!isAct && !(isNoName && meant.isSlipAnyhow)) return null
	// A line that begins with an act begins with a verb.
	const [likeliest, ...others] = meant.words
	const verbs = isNoName ? others : others.filter((other) => findVerb(other) !== null)
	return { ...meant, words: [capital(likeliest), ...verbs.map(capital)] }
}

// Firms and programs are seldom called by such words.
const abstract = /(?:[st]ion|ment|ness|[ae]nce|ity|ing|ful|[ai]ble|ive)s?$/

function inCapitals(meant: Meant): Meant {
	const [likeliest, ...others] = meant.words
	return { ...meant, words: [likeliest.toUpperCase(), ...others.map((one) => one.toUpperCase())] }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const roped = /\bpayed out\b.*\b(?:ropes?|cables?|chains?|lines?|hawsers?|warps?|hoses?)\b/iu

// Of those another check speaks; and a sailor pays a rope out.
function isNotForUs({ text, index, quote: word }: Word): boolean {
	if (/^payed$/i.test(word) && roped.test(text)) return true
	return findSlips(text).some(({ start, quote }) => index >= start && index < start + quote.length)
}
