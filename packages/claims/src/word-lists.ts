import { readWordLists } from '@app/language'
import { figureWords as figures } from './data/figure-words.ts'

/** Words that stand beside a figure, or for one. */
export const figureWords = readWordLists(figures)
