import type { Passage } from '@app/cv'

/** A mention of a concept in a CV, with its words and the meaning that the line gives them. */
export type ConceptMention = {
	conceptId: string
	narrower: string | null
	passage: Passage
	start: number
	quote: string
	/** The form of words that names an act, the same in every inflection. */
	way: string
	/** Set where the line says that another person holds it or is it. */
	isOfOthers: boolean
	/** Set where the line says that it is still being learnt. */
	isBeingLearnt: boolean
	/** Set where the words name only the subject of a licence or certificate and don't say that it is held. */
	isSubject: boolean
	/** Set for a licence, certificate or degree, which shows permission or knowledge but no work. */
	isPaper: boolean
	/** The lowest grade of a GCSE that the CV may mean, where it tells it. */
	grade?: number | null
}
