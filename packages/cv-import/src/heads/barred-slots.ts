import { awardLength } from '../lexicon/award-names.ts'
import type { HeadSlot } from './head-slots.ts'
import type { Head, HeadWord } from './head-words.ts'

/** By the index of a word, the slots that no part beginning there has. */
export type BarredSlots = ReadonlyMap<number, readonly HeadSlot[]>

const names: readonly HeadSlot[] = ['title', 'employer', 'course', 'school']
const whereabouts: readonly HeadSlot[] = ['school', 'place']
/** No known award has a longer name. */
const longestAward = 80

/**
 * Finds the slots that are out of question: a figure that opens a bracket begins no name ("Headteacher (412 pupils)"),
 * and a known award no school or place.
 */
export function findBarredSlots({ words, rows }: Head): BarredSlots {
	return new Map(
		words.flatMap((word, at): [number, readonly HeadSlot[]][] => {
			if (word.before === 'open' && /^\d/.test(word.text)) return [[at, names]]
			return beginsAward(word, rows) ? [[at, whereabouts]] : []
		}),
	)
}

function beginsAward({ before, row, start }: HeadWord, rows: Head['rows']): boolean {
	const text = rows[row]?.text.slice(start, start + longestAward) ?? ''
	return before !== 'space' && awardLength(text) > 0
}
