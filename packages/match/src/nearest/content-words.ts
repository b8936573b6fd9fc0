import { functionWords, parseTsv } from '@app/language'
import { analyseLine, type Line, type Token } from '@app/language/analysis'
import { expandAbbreviations, type FoundTerm, findTerms } from '@app/language/meaning'
import { wordRarity } from '../data/word-rarity.ts'
import { type Activities, findActivities } from './find-activities.ts'

/** A word that carries meaning, with how rare it is in adverts: from about 2.5 ("work") to 8. */
export type ContentWord = { token: Token; lemma: string; rarity: number }

/** A text as its meaning is compared: its words that say something, and the terms of trades in it. */
export type ReadText = {
	line: Line
	words: readonly ContentWord[]
	terms: readonly FoundTerm[]
	activities: Activities
	/** The full forms of its abbreviations. */
	expansions: readonly string[]
}

const rarities = new Map(
	parseTsv<'word' | 'rarity'>(wordRarity).map(({ word, rarity }) => [word, Number(rarity) / 10]),
)
/** A word that is missing from the table counts as the rarest. */
const rarest = 8
/** Words of a line that are looked at; the rest of a paragraph is left out. */
const mostWords = 60

/** Reads the words of a text that carry meaning. */
export function readText(said: string, sectors: Iterable<string>): ReadText {
	const expansions = expandAbbreviations(said, sectors).map(({ long }) => long)
	const text = [said, ...expansions].join('; ')
	const line = analyseLine(text)
	const words = line.tokens.filter(carriesMeaning).slice(0, mostWords)
	return {
		line,
		words: words.map((token) => ({
			token,
			lemma: token.lemma,
			rarity: rarities.get(token.lemma) ?? rarest,
		})),
		terms: findTerms(line),
		activities: findActivities(text),
		expansions,
	}
}

const hollow: ReadonlySet<string> = new Set([
	'PUN',
	'DT',
	'IN',
	'TO',
	'CC',
	'PRP',
	'PRP$',
	'MD',
	'WH',
	'SC',
	'RP',
])

function carriesMeaning({ tag, lemma, lower }: Token): boolean {
	if (hollow.has(tag) || !/[\p{L}\d]/u.test(lemma)) return false
	return !functionWords.has(lower) && !functionWords.has(lemma)
}
