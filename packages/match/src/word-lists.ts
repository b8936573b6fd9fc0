import { readWordLists } from '@app/language'
import { headingCues as headings } from './data/heading-cues.ts'
import { levelCues as levels } from './data/level-cues.ts'
import { phraseWords as phrases } from './data/phrase-words.ts'
import { qualificationCues as qualifications } from './data/qualification-cues.ts'

/** What tells the headings of an advert and its title. */
export const headingCues = readWordLists(headings)
/** What tells how much a sentence of an advert wants a thing, or that it speaks of the employer or the offer. */
export const levelCues = readWordLists(levels)
/** What belongs to the name of a thing, and what only stands around it. */
export const phraseWords = readWordLists(phrases)
/** What tells qualifications, their subjects and what they need. */
export const qualificationCues = readWordLists(qualifications)
