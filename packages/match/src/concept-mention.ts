import type { Passage } from '@app/cv'

/** A thing that a CV names, with the words that name it and what they say of it. */
export type ConceptMention = {
	conceptId: string
	narrower: string | null
	passage: Passage
	start: number
	quote: string
	/** How the words say an act, in whatever form of it. */
	way: string
	/** Set where the line says that somebody else holds it or is it. */
	isOfOthers: boolean
	/** Set where the line says that it is still being learnt. */
	isBeingLearnt: boolean
	/** Set where the words say only what a licence or certificate is about, not that it is held: "counterbalance". */
	isSubject: boolean
	/** Set where what is named is a licence, certificate or degree, which shows what its holder may do but no work. */
	isPaper: boolean
	/** The lowest grade of a GCSE that the CV may mean, where it tells it. */
	grade?: number | null
}
