export {
	type Effect,
	effects,
	type FoundTrigger,
	findTokenEffects,
	findTriggers,
} from '../assertion/find-assertion-effects.ts'
export { compilePattern, matchAt, type Pattern } from '../assertion/match-pattern.ts'
export { namesPeople } from '../assertion/person-nouns.ts'
export { analyseLine } from './analyse-line.ts'
export type { Agent, Clause, ClauseLink, Line, NounPhrase, Token } from './analysed-line.ts'
export { isAmongThings } from './is-among-things.ts'
export { lemmatise } from './lemmatise.ts'
export { findWordClasses } from './possible-word-classes.ts'
export { describeWord, extractContextFeatures, extractWordFeatures } from './tag-features.ts'
export { type TagWeights, tagTokens, weightCount } from './tagger.ts'
export { type Tag, tags } from './tags.ts'
export { type RawToken, tokenise } from './tokenise.ts'
