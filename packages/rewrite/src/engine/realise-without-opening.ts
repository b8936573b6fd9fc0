import { findVerb, isAlsoNoun, splitWords, type VerbForm, withoutCapital } from '@app/language'
import { type Clause, type Draft, inflect, type Tense } from './clause.ts'
import type { ActForm } from './read-act.ts'
import { readClauses } from './read-clauses.ts'
import { mayBeTold, realiseClauses, verbChanges } from './realise-clauses.ts'
import { type Segment, splitSegments } from './split-segments.ts'

const honours =
	/^i was ((?:\p{L}+ly )?(?:praised|promoted|selected|awarded|chosen|nominated|appointed|named|commended|recognised|elected)\b.*)$/iu

/** Tells a line that opens with its work: a gerund, a plain verb, "he drives", "I trained", the name of an act. */
export function realiseWithoutOpening(text: string, tense: Tense): Draft | null {
	const [, honour = ''] = honours.exec(text) ?? []
	if (honour !== '')
		return { after: honour, changes: [{ kind: 'pronoun', before: 'I was', after: '' }] }
	const pronoun = /^i (?=\p{L})/iu.exec(text)?.[0] ?? ''
	if (
		/^i (?:am|was|is|have|has)\b/i.test(text) &&
		!/^i (?:am|was|is|have been|has been|have|has) \p{L}+(?:ing|ed|en|t|ne)\b/iu.test(text)
	)
		return null
	// A habit told as over is over, even in a job that goes on.
	if (/^currently /i.test(text) || (tense === 'base' && /^(?:i )?used to /i.test(text))) return null
	for (const form of formsToTry(text.slice(pronoun.length), tense)) {
		const clauses = readClauses(withoutCapital(text), form)
		if (clauses === null || !agrees(clauses, form, text)) continue
		return mayBeTold(clauses, tense) ? buildDraft(clauses, tense, pronoun) : null
	}
	return null
}

/** "Cut", "set" and "run" are read as the job goes; in a job that has ended a plain verb beside them shows a list of duties. */
function formsToTry(text: string, tense: Tense): readonly VerbForm[] {
	const forms = findVerb(splitWords(text)[0] ?? '')?.forms ?? []
	const isEither =
		forms.includes('base') && (forms.includes('past') || forms.includes('participle'))
	if (!isEither) return ['past', 'participle', 'gerund', 'thirdPerson', 'base']
	if (/^\S+ by\b/.test(text)) return []
	if (tense === 'base' || !forms.includes('past')) return ['base']
	return splitSegments(text).slice(1).some(opensPlainly) ? ['base'] : ['past']
}

function opensPlainly({ text }: Segment): boolean {
	const [word = ''] = splitWords(text)
	const forms = findVerb(word)?.forms ?? []
	return forms.includes('base') && !forms.includes('past') && !isAlsoNoun(word)
}

function buildDraft(clauses: readonly Clause[], tense: Tense, pronoun: string): Draft {
	const verbs = verbChanges(clauses, tense)
	const left =
		pronoun === '' ? [] : [{ kind: 'pronoun' as const, before: pronoun.trim(), after: '' }]
	const after = realiseClauses(clauses, tense)
	const changes = [...left, ...verbs]
	const [first] = clauses
	const bent = { kind: 'verb' as const, before: first?.word ?? '', after: first?.verb.lemma ?? '' }
	return { after, changes: changes.length === 0 ? [bent] : changes }
}

// No participle that is a past too or that describes something, and a verb in every clause.
function agrees(clauses: readonly Clause[], form: ActForm, text: string): boolean {
	const [opener = ''] = splitWords(text)
	const forms = findVerb(opener)?.forms ?? []
	if (form === 'participle' && (forms.includes('past') || /^\S+ (?:by|in|to|as)\b/.test(text)))
		return false
	return !clauses.some((clause) => inflect(clause, 'base') === '')
}
