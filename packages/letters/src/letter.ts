import type { MatchedRequirement } from '@app/match'

/** The job that a letter is for, as far as it is known; an empty field is left out or becomes a gap. */
export type LetterJob = {
	title: string
	company: string
	/** Somebody at the employer, by name. */
	addressee: string
}

/** Something that the advert asks for, in its own words. */
export type AskedFor = Pick<MatchedRequirement, 'conceptId' | 'quote' | 'line' | 'need'>

/**
 * Something asked for that the CV doesn't mention, and the sentence that is open about it, where it is true of the person; `null`
 * where no sentence would help.
 */
export type MissingInCv = AskedFor & { openly: string | null }

/** A drafted letter. A fact that only the person can know is a gap in square brackets. */
export type BegunLetter = {
	text: string
	/** How many things the advert asks for, in the letter or not. */
	askedCount: number
	/** The lines of the CV that the letter uses, each with the requirements that it answers. */
	answered: { asked: AskedFor[]; path: string; line: string }[]
	/** Asked for and shown by the CV, but left out of the letter for its length. */
	alsoShown: AskedFor[]
	/**
	 * Requirements that the CV has only as a word in a list or a claim in the profile, without any account of work.
	 */
	onlyClaimed: AskedFor[]
	/** Asked for, and perhaps shown by a line of the CV that says it in other words, or names it without proving it. */
	perhaps: (AskedFor & { cvLine: string })[]
	/** Asked for, and named nowhere in the CV. */
	missing: MissingInCv[]
	/** Suggestions that would improve the letter and need the person's own knowledge, each a sentence. */
	toAdd: string[]
}

/**
 * Whether a CV does not show a requirement. A line of work that perhaps means a licence or a certificate in other words is no licence: that
 * one is missing until its owner says so.
 */
export function isMissing({ proof, kind }: MatchedRequirement): boolean {
	return proof === 'missing' || (proof === 'perhaps' && kind === 'credential')
}

/** Returns the parts of a requirement that are shown beside a letter. */
export function toAskedFor({ conceptId, quote, line, need }: MatchedRequirement): AskedFor {
	return { conceptId, quote, line, need }
}
