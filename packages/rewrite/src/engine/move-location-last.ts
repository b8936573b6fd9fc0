import { withoutCapital } from '@app/language'
import type { Draft, Tense } from './clause.ts'
import { readClauses } from './read-clauses.ts'
import { realiseClauses } from './realise-clauses.ts'

const workedIn =
	/^(?:i )?work(?:ed|ing)? ((?:in|at|on) (?:an? |the )[\p{L}\s'’-]{3,50}?) ((?:doing )?\p{L}+(?:ing| prep)\b.*|and i use[d]? to .+)$/iu

/** "I worked in a busy kitchen doing food prep": the work comes before the place. */
export function moveLocationLast(text: string, tense: Tense): Draft | null {
	const [, place = '', tail = ''] = workedIn.exec(text) ?? []
	const work = tail.replace(/^and i use[d]? to /i, 'to ').replace(/^doing (?=\p{L}+ing\b)/iu, '')
	const clauses = tail === '' ? null : readClauses(withoutCapital(work), 'gerund')
	if (
		clauses === null ||
		/\b(?:who|which|that)\b/i.test(work) ||
		mayDescribe(place, tail) ||
		/\b(?:and|or|sometimes|often|also)\b/i.test(place)
	)
		return null
	const [only] = clauses
	if (only === undefined || (clauses.length === 1 && /,| and /.test(only.object))) return null
	const told = realiseClauses(clauses, tense)
	return { after: `${told} ${place}`, changes: [{ kind: 'verb', before: tail, after: told }] }
}

// Whether a gerund with a figure, behind an indefinite place, may tell what the place does.
function mayDescribe(place: string, tail: string): boolean {
	return /^(?:in|at|on) an? /i.test(place) && /^(?!doing)\p{L}+ing\b.*\d/iu.test(tail)
}
