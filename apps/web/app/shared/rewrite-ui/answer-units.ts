import type { Ask } from '@app/rewrite'

/** A unit that is put around a figure by one press. */
export type AnswerUnit = { label: string; before: string; after: string }

const following = (label: string): AnswerUnit => ({ label, before: '', after: ` ${label}` })
const periods = ['a day', 'a week', 'a month', 'a year'].map(following)
const spans = ['minutes', 'hours', 'days', 'weeks'].map(following)

/** The units that the answer to a question may have; none where only words make sense. */
export function unitsFor({ unit, question }: Ask): AnswerUnit[] {
	if (unit === 'percent') return [{ label: '%', before: '', after: '%' }]
	if (unit === 'money') return [{ label: '£', before: '£', after: '' }]
	if (unit === 'time') return spans
	return unit === 'count' && !saysItsUnit(question) && !asksWhatIsThere(question) ? periods : []
}

// "How many calls a day?" is answered by a number and nothing else.
function saysItsUnit(question: string): boolean {
	const period = /\b(?:a|an|per|every) (?:day|week|month|year|shift|time)\b/i
	return period.test(question) && !/how often/i.test(question)
}

// So many people are on a rota, in a team or at a table, and not so many a week.
function asksWhatIsThere(question: string): boolean {
	return /^How many\b.* (?:were|are|was|is|have|had)\b/i.test(question)
}

/** Returns the answer with this unit in place of any other; never adds a figure. */
export function withUnit(answer: string, unit: AnswerUnit, units: readonly AnswerUnit[]): string {
	return `${unit.before}${bare(answer, units)}${unit.after}`
}

/** Whether the answer has this unit. */
export function hasUnit(answer: string, { before, after }: AnswerUnit): boolean {
	const said = answer.trim()
	return said.startsWith(before) && said.endsWith(after.trim())
}

/** The answer without any of these units. */
export function bare(answer: string, units: readonly AnswerUnit[]): string {
	const unit = units.find((one) => hasUnit(answer, one))
	const said = answer.trim()
	if (unit === undefined) return said
	return said.slice(unit.before.length, said.length - unit.after.trim().length).trim()
}
