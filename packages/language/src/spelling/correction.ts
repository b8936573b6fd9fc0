export { correctOverregularisedPlural } from './correct-overregularised-plural.ts'
export { correctWord, looksMisspelt } from './correct-word.ts'
export { isKnownWord, isListedWord } from './known-word.ts'
export { wordRank } from './word-rank.ts'
