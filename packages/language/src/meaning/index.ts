export { type Expansion, expandAbbreviations } from './abbreviations.ts'
export { type Meaning, readMeaning, type Sense, type SensePart } from './read-meaning.ts'
export { type Relation, relateWords, relations } from './relate-words.ts'
export { type ActLevel, type FoundTerm, findTerms, type Term } from './trade-terms.ts'
