import type { MatchedRequirement } from '@app/match'

/** What a letter is for, as far as it is known; an empty part is left out or becomes a gap. */
export type LetterJob = {
	title: string
	company: string
	/** Somebody at the employer, by name. */
	addressee: string
}

/** Something that the advert asks for, in its own words. */
export type AskedFor = Pick<MatchedRequirement, 'conceptId' | 'quote' | 'line' | 'need'>

/** Something asked for that the CV doesn't mention, and the sentence that is open about it, where it is true of the person. */
export type MissingInCv = AskedFor & { openly: string }

/** The beginning of a letter. What nobody but the person can know stands in it as a gap in square brackets. */
export type BegunLetter = {
	text: string
	/** How many things the advert asks for, in the letter or not. */
	askedCount: number
	/** The lines of the CV that the letter tells, with what the advert asks for that each of them answers. */
	answered: { asked: AskedFor[]; path: string; line: string }[]
	/** Asked for and shown by the CV, but left out of the letter for its length. */
	alsoShown: AskedFor[]
	/** Asked for, and in the CV only as a word of a list or a claim of its profile: what was done is not told. */
	onlyClaimed: AskedFor[]
	/** Asked for, and perhaps shown by a line of the CV that says it in other words. */
	perhaps: (AskedFor & { cvLine: string })[]
	/** Asked for, and not in the CV. */
	missing: MissingInCv[]
	/** What would make the letter better and only the person can say, each a sentence that asks for it. */
	toAdd: string[]
}

/**
 * Whether a CV does not show a requirement. A line of work that perhaps means a licence or a certificate in other words is no licence: that
 * one is missing until its owner says so.
 */
export function isMissing({ proof, kind }: MatchedRequirement): boolean {
	return proof === 'missing' || (proof === 'perhaps' && kind === 'credential')
}

/** Takes of a requirement what is told of it beside a letter. */
export function toAskedFor({ conceptId, quote, line, need }: MatchedRequirement): AskedFor {
	return { conceptId, quote, line, need }
}
