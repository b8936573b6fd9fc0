import { findQuantities, findVerb } from '@app/language'
import type { Draft } from './clause.ts'
import { readClauses } from './read-clauses.ts'
import { tellAsGerunds } from './realise-clauses.ts'

const movements: Readonly<Record<string, string>> = {
	fell: 'Reduced',
	dropped: 'Reduced',
	decreased: 'Reduced',
	rose: 'Increased',
	increased: 'Increased',
	grew: 'Increased',
	improved: 'Improved',
	doubled: 'Doubled',
	tripled: 'Tripled',
	halved: 'Halved',
}
const moved = Object.keys(movements).join('|')
const causes = new RegExp(
	`^(.+?),? (?:and )?as a result(?: of this| of which)?,? (.{3,60}?) (${moved})((?: by| from) .+)?$`,
	'i',
)
const changes =
	/^(.+?),? (?:which|that) (increased|cut|reduced|saved|raised|doubled|tripled|halved|improved|lowered|shortened|boosted|grew) (.+)$/i

/**
 * Puts the result of the work in front of it; `null` if the line tells no result. Only for work that the person did:
 * a helper does not get the whole result.
 */
export function frontResult(line: string): Draft | null {
	const told = findCause(line) ?? whichChanged(line)
	return told === null
		? null
		: { after: told, changes: [{ kind: 'result', before: line, after: told }] }
}

function findCause(line: string): string | null {
	const [, work = '', thing = '', movement = '', rest = ''] = causes.exec(line) ?? []
	const verb = movements[movement.toLowerCase()]
	if (verb === undefined || (rest === '' && !/doubl|tripl|halv/i.test(movement))) return null
	return joined(`${verb} ${thing}${rest}`, work)
}

function whichChanged(line: string): string | null {
	const [, work = '', verb = '', rest = ''] = changes.exec(line) ?? []
	// Without an object the verb tells how the work itself changed, not its effect.
	if (
		verb === '' ||
		/,|;| and |^(?:in|by|from|to|over|within|during)\b/.test(rest) ||
		findQuantities(`${verb} ${rest}`).length === 0
	)
		return null
	return joined(`${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()} ${rest}`, work)
}

function joined(result: string, work: string): string | null {
	const clauses = readClauses(work.charAt(0).toLowerCase() + work.slice(1), 'past')
	if (clauses === null || clauses.length > 2 || /\b(?:by|which|that|was|were)\b/.test(work))
		return null
	if (
		clauses.some(
			({ verb, isFinished }) =>
				verb.level < 2 ||
				!isFinished ||
				/^(?:work|contribute|attend|support|help)$/.test(verb.lemma),
		)
	)
		return null
	if (findVerb(result.split(' ')[0] ?? '') === null) return null
	return `${result} by ${tellAsGerunds(clauses)}`
}
