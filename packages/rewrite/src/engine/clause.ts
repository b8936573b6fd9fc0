import type { Verb } from '@app/language'
import type { Change } from '../suggestion.ts'

/** The tense of a job: past for a job that has ended, the plain form for a job that goes on. */
export type Tense = 'past' | 'base'

/** One piece of work of a line: its verb and the object of the verb; `join` separates it from the piece before. */
export type Clause = {
	join: string
	/** The word that named the work. */
	word: string
	adverb: string
	verb: Verb
	object: string
	/** Whether the person tells the work as finished. It then stays in the past even in a job that goes on. */
	isFinished: boolean
}

/** A better wording of a line and the changes made for it. */
export type Draft = { after: string; changes: Change[] }

/** The verb of a clause in the tense of the job. */
export function inflect(clause: Pick<Clause, 'verb' | 'isFinished'>, tense: Tense): string {
	return tense === 'past' || clause.isFinished ? clause.verb.past : clause.verb.lemma
}
