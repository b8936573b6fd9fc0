import { splitWords } from '@app/language'
import { rewriteWords } from './word-lists.ts'

const changes =
	'improve increase grow boost maximise minimise reduce lower save eliminate double triple achieve exceed surpass hit beat win optimise enhance strengthen decrease prevent accelerate'.split(
		' ',
	)

/**
 * Whether a piece of work is an aim: who was to change something has not yet said that it changed.
 */
export function isPurposeClause({
	verb,
	object,
}: {
	verb: { lemma: string }
	object: string
}): boolean {
	if (changes.includes(verb.lemma)) return true
	const meets =
		verb.lemma === 'meet' &&
		/\b(?:targets?|deadlines?|budgets?|goals?|standards?|KPIs?)\b/i.test(object)
	const cuts = verb.lemma === 'cut' && /\b(?:costs?|waste|spend\w*|errors?|times?)\b/i.test(object)
	return meets || cuts
}

const praise = rewriteWords.pattern('praise', 'anywhere')

/** How something went, which is not praise of the result. */
const went = /\b(?:smooth\w*|efficient\w*)\b/giu

/** Whether it is an aim or a quality: who was responsible for good service has not yet said that it was good. */
export function isAim(work: { verb: { lemma: string }; object: string; adverb: string }): boolean {
	// A line with “made sure” tells how the person made sure that something went smoothly.
	const isMadeSure =
		work.verb.lemma === 'ensure' || (work.verb.lemma === 'make' && /^sure\b/i.test(work.object))
	const said = isMadeSure ? work.object.replace(went, '') : work.object
	return isPurposeClause(work) || praise.test(`${work.adverb} ${said}`)
}

const movers = ['raise', 'cut', 'lift', 'shorten', 'extend', 'expand', 'halve']
const howMuch =
	/\d\s?(?:%|per ?cent)|\bby (?:about |over |nearly )?(?:[£$€]|\d[\d,.]* ?(?:k|m|hours?|minutes?|days?|weeks?|points?)\b)|\bfrom \S+ (?:\S+ )?to .*\d/i

/** Whether a piece of work is a change with its figure: "growing followers from 2k to 15k" is over even in a present job. */
export function isMeasuredChange(work: { verb: { lemma: string }; object: string }): boolean {
	const isChange = movers.includes(work.verb.lemma) || isPurposeClause(work)
	return isChange && howMuch.test(work.object)
}

const aimVerbs = new RegExp(
	`^(?:${changes.map((lemma) => lemma.replace(/e$/, '')).join('|')})`,
	'i',
)

/** Whether a line that opens with a lead-in goes on with an aim. */
export function namesAnAim(line: string): boolean {
	return splitWords(line).some((word) => /ing$/.test(word) && aimVerbs.test(word))
}
