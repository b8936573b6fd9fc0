import { conjugate, type VerbForms } from '@app/language'
import { analyseLine, type Clause, type Line } from '@app/language/analysis'

/**
 * A line that tells work in the plain form, of a job that has ended, with each of its verbs in the past. `null` where it does not
 * open with a verb in the plain form.
 */
export function toPast(text: string): string | null {
	return changeTense(text, /^VBP?$/, ({ past }) => past)
}

/**
 * Puts the verbs of a line about a current job into the perfect: “Led a team” becomes “have led a team”. `null` if
 * the line does not begin with a verb in the past.
 */
export function toPerfect(text: string): string | null {
	const { tokens, clauses } = analyseLine(text)
	const lemma = tokens[0]?.lemma ?? ''
	// "Put", "set" and "let" say the same of every day.
	const isEitherWay = conjugate(lemma).past === lemma
	const hasPlain = clauses.some(({ act, link, subject }) => {
		const tag = tokens[act ?? -1]?.tag ?? ''
		return (link === 'main' || link === 'and') && subject === null && /^VBP?$/.test(tag)
	})
	if (isEitherWay || hasPlain) return null
	const bent = changeTense(text, /^VB[DN]$/, ({ participle }) => participle)
	return bent === null ? null : `have ${bent.charAt(0).toLowerCase()}${bent.slice(1)}`
}

function changeTense(text: string, tag: RegExp, form: (verb: VerbForms) => string): string | null {
	const line = analyseLine(text)
	const acts = line.clauses.flatMap((clause) =>
		isAct(line, clause, tag) ? (clause.act ?? []) : [],
	)
	if (acts[0] !== 0) return null
	const bent = new Map(acts.map((at) => [at, form(conjugate(line.tokens[at]?.lemma ?? ''))]))
	let told = ''
	let end = 0
	for (const { index, start, end: after } of line.tokens) {
		const word = text.slice(start, after)
		told += text.slice(end, start) + (likeFirst(bent.get(index), word) ?? word)
		end = after
	}
	return told + text.slice(end)
}

function isAct({ tokens }: Line, { act, subject, link, from }: Clause, tag: RegExp): boolean {
	if (act === null || subject !== null || (link !== 'main' && link !== 'and')) return false
	// A verb that is joined on by nothing goes with the nouns before it.
	const isJoined =
		act === 0 ||
		/^(?:CC|PUN)$/.test(tokens[from]?.tag ?? '') ||
		/^(?:CC|PUN)$/.test(tokens[from - 1]?.tag ?? '')
	const isHelped = tokens.slice(from, act).some(({ tag: one }) => /^(?:TO|MD|VB)/.test(one))
	return isJoined && !isHelped && tag.test(tokens[act]?.tag ?? '')
}

function likeFirst(verb: string | undefined, before: string): string | undefined {
	if (verb === undefined || !/^\p{Lu}/u.test(before)) return verb
	return verb.charAt(0).toUpperCase() + verb.slice(1)
}
