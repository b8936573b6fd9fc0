export { draftLetter as beginLetter } from './draft-letter.ts'
export type { AskedFor, BegunLetter, LetterJob } from './letter.ts'
