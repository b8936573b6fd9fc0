export { correctOverregularisedPlural } from './correct-overregularised-plural.ts'
export { isKnownWord, isListedWord } from './known-word.ts'
export { looksMisspelt } from './slips.ts'
export { wordRank } from './word-rank.ts'
