import { quoted } from './finding-phrases.ts'
import { agree, count, formatList } from './format-lists.ts'
import type { CategoryScore, Finding } from './report.ts'

type Whole = { score: number; cappedAt: number | null; categories: readonly CategoryScore[] }

/** A sentence on the CV as a whole, one on what to do first, and what is missing altogether. */
export function buildHeadline(
	findings: readonly Finding[],
	whole: Whole,
): { headline: string; summary: string } {
	const blockers = findings.filter(({ severity }) => severity === 'blocker').length
	const tips = findings.filter(({ severity }) => severity === 'tip').length
	const toMend = findings.length - tips
	return {
		headline: headlineFor({ blockers, toMend, tips, standing: judgeStanding(whole) }),
		summary: `${firstStep(findings[0], blockers)}${capSentence(whole.cappedAt)}${missingSentence(whole)}`,
	}
}

type Standing = 'sound' | 'fair' | 'draft'
type Tally = { blockers: number; toMend: number; tips: number; standing: Standing }

const mainWeight = 15

// What is weak in a main part is not made up for by the rest: good contact details do not make bad writing sound.
function judgeStanding({ score, categories }: Whole): Standing {
	const main = categories.filter(
		({ weight, nothingToJudge }) => weight >= mainWeight && nothingToJudge !== 'unjudged',
	)
	const weakest = Math.min(...main.map((category) => category.score))
	if (score >= 90 && weakest >= 80) return 'sound'
	return score >= 75 && weakest > 60 ? 'fair' : 'draft'
}

function headlineFor({ blockers, toMend, tips, standing }: Tally): string {
	if (blockers === 1) return 'Fix this first: nothing else matters until it’s done'
	if (blockers > 1)
		return `Fix these ${blockers} things first: nothing else matters until they’re done`
	const things = `${count(toMend, 'thing')} to fix`
	if (standing === 'draft')
		return toMend === 0 ? 'First draft: there’s more to write' : `First draft: ${things}`
	if (toMend === 0) return `A strong CV with ${tips === 0 ? 'nothing to fix' : count(tips, 'tip')}`
	return standing === 'sound' ? `Good start: ${things}` : `On its way: ${things}`
}

function firstStep(first: Finding | undefined, blockers: number): string {
	if (first === undefined) return 'None of our checks found anything to change.'
	if (first.severity === 'tip')
		return `Nothing here costs you points. One idea: ${lowerFirst(first.title)}`
	return `${blockers > 0 ? 'Start here' : 'Fix this first'}: ${lowerFirst(first.title)}`
}

// The score itself is drawn beside these words; only what holds it back needs saying.
function capSentence(cappedAt: number | null): string {
	return cappedAt === null || cappedAt === 0
		? ''
		: ` Until then the score can’t go above ${cappedAt}.`
}

// Where nothing can be judged there is no remark either that would account for the points.
function missingSentence({ categories, cappedAt }: Whole): string {
	const missing = categories.filter(({ nothingToJudge }) => nothingToJudge === 'missing')
	if (missing.length === 0 || cappedAt !== null) return ''
	const titles = formatList(missing.map(({ title }) => quoted(title)))
	return ` ${titles} ${agree(missing.length, 'earns', 'earn')} no points yet, as there’s nothing there to judge.`
}

// What we say begins with a word of ours; "CV" and "British" keep their capital.
function lowerFirst(sentence: string): string {
	return /^(?!British)\p{Lu}(?:\p{Ll}|\s)/u.test(sentence)
		? sentence.charAt(0).toLowerCase() + sentence.slice(1)
		: sentence
}
