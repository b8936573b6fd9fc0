import { parseTsv } from '@app/language'
import { compilePattern, type Pattern } from '@app/language/analysis'
import { letterWords } from '../../data/letter-words.ts'

const rows = parseTsv<'kind' | 'words'>(letterWords)
const wordsOf = (kind: string) =>
	rows.filter((row) => row.kind === kind).flatMap((row) => row.words.split(' '))
const patternsOf = (kind: string): Pattern[] =>
	rows.filter((row) => row.kind === kind).map((row) => compilePattern(row.words))

/** The words that hold sentences together. They claim nothing. */
export const connectives: ReadonlySet<string> = new Set(wordsOf('mortar'))
export const connectiveWords = [...connectives].join(' ')
/** Adverbs that only join a sentence to the one before. */
export const discourseWords: ReadonlySet<string> = new Set(wordsOf('discourse'))
/** How a wish begins, or a word about when the writer is free. */
export const wishOpenings = patternsOf('wish')
/** The verbs that tell the person's state or possessions. */
export const stateVerbs: ReadonlySet<string> = new Set(wordsOf('state'))
/** Verbs whose object the writer must have already, even in a wish. */
export const carryingVerbs: ReadonlySet<string> = new Set(wordsOf('carry'))
/** The words for how one thing fits another, and for wishes about a post. They claim nothing. */
export const relationWords = [...wordsOf('relation'), ...wordsOf('carry')].join('. ')
/** Phrases that name the advert itself. */
export const documentPhrases = patternsOf('document')
/** The beginnings of a sentence about credentials that its writer has. */
export const holdingOpenings = patternsOf('holding')
/** The beginnings of a sentence about work that its writer knows. */
export const acquaintedOpenings = patternsOf('acquainted')
