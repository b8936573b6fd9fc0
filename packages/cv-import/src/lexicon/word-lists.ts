import { readWordLists } from '@app/language'
import { awardWords as awards } from '../data/award-words.ts'
import { contactWords as contacts } from '../data/contact-words.ts'
import { gradeWords as grades } from '../data/grade-words.ts'
import { lineWords as lines } from '../data/line-words.ts'
import { nameWords as names } from '../data/name-words.ts'

/** The words of the names of awards, as alternatives of a regular expression. Throws for a list that is not there. */
export const { alternatives: awardWords } = readWordLists(awards)
/** The words that label or tell a grade or a level. */
export const { alternatives: gradeWords } = readWordLists(grades)
/** The words that label a contact, or belong to an address. */
export const { alternatives: contactWords } = readWordLists(contacts)
/** The words that belong to the names of people and places. */
export const { alternatives: nameWords } = readWordLists(names)
/** The words by which the reader knows what a line is about. */
export const { alternatives: lineWords } = readWordLists(lines)
