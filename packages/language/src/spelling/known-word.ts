import { findWordClasses } from '../analysis/possible-word-classes.ts'
import { abbreviations } from '../data/abbreviations.ts'
import { isDomainTerm } from '../lexicon/domain-terms.ts'
import { parseTsv } from '../parse-tsv.ts'
import { isCompound, isDerived } from './slips.ts'
import { wordRank } from './word-rank.ts'

let shortForms: ReadonlySet<string> | null = null

/** Whether a list has a word in small letters: the dictionary, the lexicon of the trades, or the short forms. */
export function isListedWord(word: string): boolean {
	if (wordRank(word) !== null || isDomainTerm(word) || wordRank(`${word}s`) !== null) return true
	// WordNet has nouns in the singular, so a word known only without its -s may be a wrong plural.
	if (/^[nvar]+$/.test(findWordClasses(word))) return true
	shortForms ??= new Set(
		parseTsv(abbreviations).map(({ abbreviation = '' }) => abbreviation.toLowerCase()),
	)
	return shortForms.has(word)
}

/** Whether a word is right as far as anybody can tell: a list has it, or it is made of known words ("keyworking", "worktop"). */
export function isKnownWord(word: string): boolean {
	return isListedWord(word) || isDerived(word) || isCompound(word)
}
