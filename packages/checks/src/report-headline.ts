import { count } from './format-lists.ts'
import { type EarnedPart, shareEarned } from './merit/earned-score.ts'
import type { NextStep } from './merit/next-steps.ts'
import type { Finding } from './report.ts'

type Whole = {
	score: number
	cappedAt: number | null
	parts: readonly EarnedPart[]
	nextSteps: readonly NextStep[]
}

/**
 * Writes a headline that rates the CV as a whole, and a sentence on the first step: the fix that earns the most
 * points.
 */
export function buildHeadline(
	findings: readonly Finding[],
	whole: Whole,
): { headline: string; summary: string } {
	const toFix = countToFix(findings)
	const standing = judgeStanding(
		whole,
		findings.some(({ cost }) => cost >= heavyCost),
	)
	const things = toFix === 0 ? '' : `: ${count(toFix, 'thing')} to fix`
	return {
		headline: `${standing}${things}`,
		summary: `${firstStep(findings, whole)}${capSentence(whole.cappedAt)}`,
	}
}

/** How many findings there are to fix; tips are ideas and count apart. */
export function countToFix(findings: readonly Finding[]): number {
	return findings.filter(({ severity }) => severity !== 'tip').length
}

/** How far a CV is, in words. */
type Standing = 'Not ready yet' | 'Good start' | 'Strong' | 'Ready to send'

type ScoreBand = {
	standing: Standing
	/** The lowest score of the band. */
	score: number
	/** The share of the content points that a CV must also reach. */
	content: number
}

/** A finding that costs so many points has to be fixed before a CV is ready. */
const heavyCost = 3

const lowestBand: ScoreBand = { standing: 'Not ready yet', score: 0, content: 0 }

/**
 * The lowest scores at which each verdict is given, the highest first. A band needs both a whole score and a share of
 * the content points: tidiness alone makes no good start.
 */
export const scoreBands: readonly ScoreBand[] = [
	{ standing: 'Ready to send', score: 85, content: 0.8 },
	{ standing: 'Strong', score: 72, content: 0.6 },
	{ standing: 'Good start', score: 50, content: 0.3 },
	lowestBand,
]

function judgeStanding({ score, parts }: Whole, hasHeavy: boolean): Standing {
	const content = shareEarned(parts, 'content')
	const reached = scoreBands.find((one) => score >= one.score && content >= one.content)
	const { standing } = reached ?? lowestBand
	return standing === 'Ready to send' && hasHeavy ? 'Strong' : standing
}

function firstStep(findings: readonly Finding[], { nextSteps }: Whole): string {
	const [first] = findings
	const [step] = nextSteps
	if (
		first !== undefined &&
		(first.severity === 'blocker' || first.cost >= (step?.points ?? 0)) &&
		first.cost > 0
	)
		return `${isUrgent(first) ? 'Fix this first' : 'One small thing'}: ${lowerFirst(first.title)}`
	if (step !== undefined) return `For the most points, ${lowerFirst(step.text)}`
	if (first === undefined) return 'None of our checks found anything to change.'
	return `One tip: ${lowerFirst(first.title)}`
}

function isUrgent({ severity, cost }: Finding): boolean {
	return severity === 'blocker' || cost >= 1
}

// The score itself is drawn beside these words; only what holds it back needs saying.
function capSentence(cappedAt: number | null): string {
	return cappedAt === null || cappedAt === 0
		? ''
		: ` Until then the score can’t go above ${cappedAt}.`
}

// Our sentences begin with a common word, which loses its capital; abbreviations and “British” keep theirs.
function lowerFirst(sentence: string): string {
	return /^(?!British)\p{Lu}(?:\p{Ll}|\s)/u.test(sentence)
		? sentence.charAt(0).toLowerCase() + sentence.slice(1)
		: sentence
}
