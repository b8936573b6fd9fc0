import type { MatchedRequirement } from '@app/match'

/** What a letter is for, as far as it is known; a part that is empty becomes a gap. */
export type LetterJob = {
	title: string
	company: string
	/** Somebody at the employer, by name. */
	addressee: string
}

/** Something that the advert asks for, in its own words. */
export type AskedFor = Pick<MatchedRequirement, 'conceptId' | 'quote' | 'line' | 'need'>

/** The beginning of a letter. What nobody but the person can know stands in it as a gap in square brackets. */
export type BegunLetter = {
	text: string
	/** How many things the advert asks for, in the letter or not. */
	askedCount: number
	/** What the letter answers, with the line of the CV that each sentence is made of. */
	answered: { asked: AskedFor[]; path: string; line: string }[]
	/** Asked for and shown by the CV, but left out of the letter for its length. */
	alsoShown: AskedFor[]
	/** Asked for, and in the CV only as a word of a list or a claim of its profile: what was done is not told. */
	onlyClaimed: AskedFor[]
	/** Asked for, and not in the CV. */
	missing: AskedFor[]
}
