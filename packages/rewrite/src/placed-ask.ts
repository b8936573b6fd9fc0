import type { WorkObject } from './read-line-work.ts'
import type { Ask } from './suggestion.ts'

/** A question and where its answer goes in the line. */
export type PlacedAsk = {
	ask: Ask
	/**
	 * The place of the answer in the line: `before` the thing counted, in place of that thing (`swap:calls`), in
	 * brackets behind it (`paren:covers a service`), or as one of the clauses of `answers/place-figure.ts`.
	 */
	fit: string
	/** The thing that is asked about. */
	object?: WorkObject
	/** The period that the question names, "a day"; empty where it names none. */
	often?: string
	/** The act done with the thing, as a plain verb with its particle. */
	act?: string | undefined
	/** It is about other work of the line than the first. */
	isBeside?: boolean
}

/**
 * Fills the words of a table's question that depend on its thing: one or several, and their name (`thing`), because a
 * person who reads a question without its line should know what “it” is.
 */
export function fillQuestion(question: string, isPlural: boolean, thing = ''): string {
	return question
		.replace('{was}', isPlural ? 'were' : 'was')
		.replace('{it}', isPlural ? 'they' : 'it')
		.replace('{the}', nameWithArticle(thing))
		.replace('{noun}', thing)
}

function nameWithArticle(thing: string): string {
	if (thing === '') return 'it'
	return /(?:^| )\p{Lu}\S*$/u.test(thing) ? thing : `the ${thing}`
}
