/**
 * Words of the CV that support a sentence: the path of the field, for example `experience.0.jobTitle`, and the quoted
 * text.
 */
export type SummaryFact = { path: string; quote: string }

/** One sentence of a summary, with every fact in it. */
export type SummarySentence = { text: string; facts: SummaryFact[] }

/** The input of a summary besides the CV. */
export type SummaryOptions = {
	/** The day of writing, `YYYY-MM-DD`. */
	today: string
	/** Concepts of the lexicon that an advert asks for; skills among them are named first. */
	wanted?: readonly string[]
}
