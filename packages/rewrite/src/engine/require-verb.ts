import { findVerb, type Verb } from '@app/language'

/** A verb of the table with its object; the table is ours, so a lemma that it lacks is a mistake of ours. */
export function requireVerb(lemma: string, object: string): { verb: Verb; object: string } {
	const found = findVerb(lemma)
	if (found === null) throw new Error(`The verb table has no "${lemma}".`)
	return { verb: found.verb, object }
}
