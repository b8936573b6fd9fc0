import { findVerb, splitWords } from '@app/language'
import { withoutCapital } from '../tidy-bullet.ts'
import { type Clause, type Draft, formOf, type Tense } from './clause.ts'
import type { ActForm } from './read-act.ts'
import { readClauses } from './read-clauses.ts'
import { tellClauses, verbChanges } from './tell-clauses.ts'

const honours =
	/^i was ((?:\p{L}+ly )?(?:praised|promoted|selected|awarded|chosen|nominated|appointed|named|commended|recognised|elected)\b.*)$/iu

/** Tells a line that opens with its work: a gerund, a plain verb, "he drives", "I trained", the name of an act. */
export function tellAsItStands(text: string, tense: Tense): Draft | null {
	const [, honour = ''] = honours.exec(text) ?? []
	if (honour !== '')
		return { after: honour, changes: [{ kind: 'pronoun', before: 'I was', after: '' }] }
	const pronoun = /^(?:i|he|she) (?=\p{L})/iu.exec(text)?.[0] ?? ''
	if (
		/^(?:i|he|she) (?:am|was|is|have|has)\b/i.test(text) &&
		!/^(?:i|he|she) (?:am|was|is|have been|has been|have|has) \p{L}+(?:ing|ed|en|t|ne)\b/iu.test(
			text,
		)
	)
		return null
	if (/^currently /i.test(text)) return null
	for (const form of ['past', 'participle', 'gerund', 'thirdPerson', 'base'] as const) {
		const clauses = readClauses(withoutCapital(text), form === 'gerund' ? 'gerund' : form)
		if (clauses !== null && agrees(clauses, form, text)) return draftOf(clauses, tense, pronoun)
	}
	return null
}

function draftOf(clauses: readonly Clause[], tense: Tense, pronoun: string): Draft {
	const verbs = verbChanges(clauses, tense)
	const left =
		pronoun === '' ? [] : [{ kind: 'pronoun' as const, before: pronoun.trim(), after: '' }]
	const after = tellClauses(clauses, tense)
	const changes = [...left, ...verbs]
	const [first] = clauses
	const bent = { kind: 'verb' as const, before: first?.word ?? '', after: first?.verb.lemma ?? '' }
	return { after, changes: changes.length === 0 ? [bent] : changes }
}

// "Team leading": a gerund or noun that opens a line by itself, and "cut", which is past or plain as the job goes.
function agrees(clauses: readonly Clause[], form: ActForm, text: string): boolean {
	const [opener = ''] = splitWords(text)
	const forms = findVerb(opener)?.forms ?? []
	if (form === 'base' && forms.includes('past')) return false
	if (form === 'participle' && (forms.includes('past') || /^\S+ (?:by|in|to|as)\b/.test(text)))
		return false
	return !clauses.some((clause) => formOf(clause, 'base') === '')
}
