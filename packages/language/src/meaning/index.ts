export { type Meaning, readMeaning, type Sense, type SensePart } from './read-meaning.ts'
export { type Relation, relateWords, relations } from './relate-words.ts'
