export { openEnglishWords } from './open-english-words.ts'
