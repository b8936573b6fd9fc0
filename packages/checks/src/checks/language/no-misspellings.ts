import { findSlips, findVerb, isWorker, type KnowsWord, splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted, sentence } from '../../finding-phrases.ts'
import { agree, count, formatSome } from '../../format-lists.ts'
import type { QuickFix } from '../../quick-fix.ts'
import { replaceQuotes } from '../../text-fixes.ts'
import { toolMeantBy } from '../sections/tools-are-spelt-right.ts'
import { weightOfSlips } from './slips.ts'
import { type Meant, wordMeant } from './word-meant.ts'
import { isTradeName, type Word, wordsToCheck } from './words-to-check.ts'
import { writtenPassages } from './written-passages.ts'

const mostNamed = 4

export const noMisspellings: Check = {
	id: 'G10',
	category: 'language',
	severity: 'warning-2',
	title: 'Words are spelt correctly',
	appliesTo: ({ profile, knowsWord }) => profile.isEnglish && knowsWord !== null,
	looksAt: (context) => writtenPassages(context).length + (context.source?.unread.length ?? 0),
	run: (context) => {
		const slips = findMisspellings(context)
		const [first] = slips
		if (first === undefined) return null
		const pairs = slips.map((slip) => `${quoted(slip.quote)} (${formatChoice(slip)}?)`)
		return {
			title: `${sentence(count(slips.length, 'word'))} may be misspelt: ${formatSome(pairs, mostNamed)}.`,
			why: 'Spelling mistakes are the first thing employers complain about, and a keyword search will miss a misspelt word.',
			fix: `Check ${agree(slips.length, 'it', 'each of them')}: ${quoted(first.quote)} is probably ${formatChoice(first, quoted)}. If it’s a term from your field, leave it.`,
			evidence: slips.flatMap(({ quote, paths }) =>
				paths.map((path) => context.pointAt({ path, quote })),
			),
			severity: weightOfSlips(slips.map(asPlaced)),
		}
	},
	// A press must not put a second wrong word in place of the first, so it is offered for those with one meaning only.
	quickFixes: (context) => findMisspellings(context).flatMap((slip) => toQuickFix(context, slip)),
}

/** A misspelt word with every place where it stands; `null` is a line that belongs to no field. */
type Misspelling = Meant & { quote: string; paths: (string | null)[] }
const asPlaced = ({ quote, words, paths }: Misspelling) => ({
	path: paths[0] ?? '',
	quote,
	meant: words[0],
})

function formatChoice({ words, isCertain }: Misspelling, as = (word: string) => word): string {
	return isCertain ? as(words[0]) : words.map(as).join(' or ')
}

function toQuickFix(
	context: CheckContext,
	{ quote, paths, words, isCertain }: Misspelling,
): QuickFix[] {
	const placed = paths.filter((path) => path !== null)
	if (!isCertain || placed.length === 0) return []
	const edits = replaceQuotes(
		context,
		placed.map((path) => ({ path, quote, by: words[0] })),
	)
	return edits.length === 0 ? [] : [{ label: `${quote} → ${words[0]}`, edits }]
}

function findMisspellings(context: CheckContext): Misspelling[] {
	const { knowsWord, cv } = context
	if (knowsWord === null) return []
	const titles = new Set(
		cv.experience.flatMap(({ jobTitle }) => splitWords(jobTitle.toLowerCase())),
	)
	const written = Map.groupBy(wordsToCheck(context), ({ quote }) => quote)
	return [...written].flatMap(([quote, places]) => {
		const meant = toMisspelling(quote, places, { knows: knowsWord, titles })
		return meant === null ? [] : [{ ...meant, quote, paths: places.map(({ path }) => path) }]
	})
}

/**
 * A word that stands there once in a sentence is a slip when another is near. What is written twice, listed as a skill or borne
 * as a title is meant so, and what has a capital may be a name: there only a slip that cannot be either is told, such as a wrong
 * plural, a wrong past, a letter doubled in a usual word, or in the name of an occupation.
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
