import type { CategoryScore, Finding } from './report.ts'
import { count } from './words-about.ts'

/** A sentence on the CV as a whole and one on what to do first. */
export function verdictOn(
	findings: readonly Finding[],
	whole: { score: number; cappedAt: number | null; categories: readonly CategoryScore[] },
): { headline: string; summary: string } {
	const blockers = findings.filter(({ severity }) => severity === 'blocker').length
	const tips = findings.filter(({ severity }) => severity === 'tip').length
	const toMend = findings.length - tips
	return {
		headline: headlineFor({ blockers, toMend, tips, standing: standingOf(whole) }),
		summary: `${firstStep(findings[0], blockers)}${capSentence(whole.cappedAt)}`,
	}
}

type Standing = 'sound' | 'fair' | 'draft'
type Tally = { blockers: number; toMend: number; tips: number; standing: Standing }

const mainWeight = 15

// What is weak in a main part is not made up for by the rest: good contact details do not make bad writing sound.
function standingOf({
	score,
	categories,
}: {
	score: number
	categories: readonly CategoryScore[]
}): Standing {
	const main = categories.filter(({ weight }) => weight >= mainWeight)
	const weakest = Math.min(...main.map((category) => category.score))
	if (score >= 90 && weakest >= 80) return 'sound'
	return score >= 75 && weakest > 60 ? 'fair' : 'draft'
}

function headlineFor({ blockers, toMend, tips, standing }: Tally): string {
	if (blockers > 0) return `This CV has ${things(blockers)} to mend before anything else`
	if (toMend === 0)
		return tips === 0
			? 'A strong CV with nothing to mend'
			: `A strong CV with ${count(tips, 'tip')}`
	if (standing === 'sound') return `A sound CV with ${things(toMend)} to mend`
	if (standing === 'fair') return `A fair CV with ${things(toMend)} to mend`
	return `A first draft with ${things(toMend)} to mend`
}

function firstStep(first: Finding | undefined, blockers: number): string {
	if (first === undefined) return 'None of our checks found anything to change.'
	if (first.severity === 'tip')
		return `Nothing here costs you points. One idea: ${lowerFirst(first.title)}`
	return `${blockers > 0 ? 'Start here' : 'Mend this first'}: ${lowerFirst(first.title)}`
}

// The score itself is drawn beside these words; only what holds it back needs saying.
function capSentence(cappedAt: number | null): string {
	return cappedAt === null ? '' : ` Until then the score cannot pass ${cappedAt}.`
}

function things(number: number): string {
	return count(number, 'thing')
}

// What we say begins with a word of ours; "CV" and "British" keep their capital.
function lowerFirst(sentence: string): string {
	return /^(?!British)\p{Lu}(?:\p{Ll}|\s)/u.test(sentence)
		? sentence.charAt(0).toLowerCase() + sentence.slice(1)
		: sentence
}
