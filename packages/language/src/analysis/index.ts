export {
	assertTokens,
	type Effect,
	effects,
	type FoundTrigger,
	findTriggers,
} from '../assertion/assert-line.ts'
export { compilePattern, matchAt, type Pattern } from '../assertion/match-pattern.ts'
export { namesPeople } from '../assertion/person-nouns.ts'
export { analyseLine } from './analyse-line.ts'
export { lemmatise } from './lemma.ts'
export type { Agent, Clause, ClauseLink, Line, NounPhrase, Token } from './line.ts'
export { findWordClasses } from './possible-word-classes.ts'
export { describeWord, extractContextFeatures, extractWordFeatures } from './tag-features.ts'
export { type TagWeights, tagWith, weightCount } from './tagger.ts'
export { type Tag, tags } from './tags.ts'
export { type RawToken, tokenise } from './tokenise.ts'
