/** Words of the CV that a sentence stands on: the path of the field, for example `experience.0.jobTitle`, and what it says. */
export type SummaryFact = { path: string; quote: string }

/** One sentence of a summary, with every fact in it. */
export type SummarySentence = { text: string; facts: SummaryFact[] }

/** What a sentence is written from. */
export type SummaryOptions = {
	/** The day of writing, `YYYY-MM-DD`. */
	today: string
	/** Concepts of the lexicon that an advert asks for; skills among them are named first. */
	wanted?: readonly string[]
}
