import type { CvEdit } from '@app/cv'
import type { SummaryFact } from '../summary/summary.ts'

/** The kind of change: it moves existing text, words it as the advert does, or words it better. It adds no skill. */
export type ProposalKind =
	| 'skills-order'
	| 'lines-order'
	| 'their-word'
	| 'better-wording'
	| 'summary'

/** One change for one advert, accepted or refused separately. */
export type Proposal = {
	/** The same for the same change to the same place, so that a refusal is remembered. */
	id: string
	kind: ProposalKind
	/** The effect of the change, as a short title. */
	title: string
	/** Why this advert makes it worth while. */
	why: string
	/** The lines before and after the change. */
	before: string[]
	after: string[]
	edits: CvEdit[]
	/** The words of the CV that it stands on. */
	facts: SummaryFact[]
}

/** Something the advert asks for that the CV does not say. Only the person knows whether it is true. */
export type OpenQuestion = { conceptId: string; quote: string; question: string; line: string }

/** The honest changes to a CV for an advert, and the questions that only the person can answer. */
export type Tailoring = { proposals: Proposal[]; questions: OpenQuestion[] }
