import { readWordLists } from '@app/language'
import { headingCues as headings } from './data/heading-cues.ts'
import { levelCues as levels } from './data/level-cues.ts'
import { phraseWords as phrases } from './data/phrase-words.ts'
import { qualificationCues as qualifications } from './data/qualification-cues.ts'

/** The words that mark the headings and the title of an advert. */
export const headingCues = readWordLists(headings)
/**
 * The words that mark how strongly a sentence of an advert asks for a thing, or that it is about the employer or the
 * offer.
 */
export const levelCues = readWordLists(levels)
/** The words that belong to the name of a thing, and the words that only surround it. */
export const phraseWords = readWordLists(phrases)
/** The words that mark qualifications, their subjects and their conditions. */
export const qualificationCues = readWordLists(qualifications)
