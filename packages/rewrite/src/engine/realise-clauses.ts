import { findVerb } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { isMeasuredChange } from '../purpose-clauses.ts'
import type { Change } from '../suggestion.ts'
import { rewriteWords } from '../word-lists.ts'
import { type Clause, inflect, type Tense } from './clause.ts'
import { nominalActivities } from './nominal-activities.ts'
import { requireVerb } from './require-verb.ts'

/** Tells clauses in verbs: "Processed invoices and reconciled accounts". */
export function realiseClauses(clauses: readonly Clause[], tense: Tense): string {
	return clauses.map((clause, index) => clause.join + tellClause(clause, tense, index)).join('')
}

/** Whether clauses fit a tense: in a job that goes on, a change with its figure is over, while other work is not. */
export function mayBeTold(clauses: readonly Clause[], tense: Tense): boolean {
	return (
		tense === 'past' || clauses.every((clause) => clause.isFinished || !isMeasuredChange(clause))
	)
}

/** Tells clauses in their plain form, as after "helped": "sort donations and price clothes". */
export function tellPlainly(clauses: readonly Clause[]): string {
	return realiseClauses(
		clauses.map((clause) => ({ ...clause, isFinished: false })),
		'base',
	)
}

/** Tells clauses as gerunds, as after "by". */
export function tellAsGerunds(clauses: readonly Clause[]): string {
	return clauses
		.map(
			({ join, adverb, verb, object }) =>
				join + [adverb, verb.gerund, object].filter(Boolean).join(' '),
		)
		.join('')
}

/** Which word became which verb. */
export function verbChanges(clauses: readonly Clause[], tense: Tense): Change[] {
	return clauses
		.map((clause) => ({
			kind: 'verb' as const,
			before: clause.word,
			after: inflect(clause, tense),
		}))
		.filter(({ before, after }) => before.toLowerCase() !== after.toLowerCase())
}

function tellClause(clause: Clause, tense: Tense, index: number): string {
	// A verb within a list that stays as it was written is no weaker for it.
	const isWritten = index > 0 && inflect(clause, tense) === clause.word.toLowerCase()
	const { verb, object } = isWritten ? clause : plainer(clause)
	const told = inflect({ verb, isFinished: clause.isFinished }, tense)
	return [clause.adverb, told, inTense(verb.lemma, object, tense)].filter(Boolean).join(' ')
}

/** "Ensured that patients are comfortable" tells one moment in two tenses. */
export function inTense(lemma: string, object: string, tense: Tense): string {
	if (tense === 'base' || !/^(?:ensure|make|check|verify|confirm)$/.test(lemma)) return object
	return inPast(object.replace(/\bare\b/g, 'were').replace(/\bis\b/g, 'was'))
}

/** The pronouns that take a verb in the third person, whatever tag the verb has. */
const takesSingular = /^(?:everything|everyone|everybody|nothing|nobody|anything|it)$/

// Up to the first comma a clause within the act is of the same moment, so its verbs take the past.
function inPast(clause: string): string {
	const end = clause.indexOf(',')
	const { tokens } = analyseLine(clause)
	return tokens.reduceRight((text, { tag, lower, start, end: stop, index }) => {
		const isOfEverything = takesSingular.test(tokens[index - 1]?.lower ?? '')
		if (!(tag === 'VBZ' || isOfEverything) || (end >= 0 && start > end)) return text
		const found = findVerb(lower)
		const isThirdPerson = found?.forms.includes('thirdPerson') === true
		return isThirdPerson ? text.slice(0, start) + found.verb.past + text.slice(stop) : text
	}, clause)
}

const asked = rewriteWords.pattern('what-is-asked', 'anywhere')

/**
 * Returns the verb that goes with the noun and claims no more: care is provided, checks are carried out, complaints
 * handled.
 */
export function plainer(clause: Pick<Clause, 'verb' | 'object'>): Pick<Clause, 'verb' | 'object'> {
	const { verb, object } = clause
	const [thing = ''] = object.split(/\s(?:for|to|on|at|in|of|with|by|across|every|each)\s/i, 1)
	if (verb.lemma === 'do' && /(?:^|\s)(?:care|support|cover)$/i.test(thing))
		return requireVerb('provide', object)
	if (verb.lemma === 'do' && nominalActivities.test(thing))
		return requireVerb('carry', `out ${object}`)
	if (verb.lemma === 'deal' && /^with /i.test(object) && asked.test(object))
		return requireVerb('handle', object.slice('with '.length))
	if (verb.lemma === 'do' && /^food prep(?:aration)?$/i.test(thing))
		return requireVerb('prepare', object.replace(/^food prep(?:aration)?/i, 'food'))
	return { verb, object }
}
