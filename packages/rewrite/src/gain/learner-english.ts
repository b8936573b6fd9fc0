import { unpackBytes, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { wordingFeatures } from './wording-features.ts'
import { wordingWeights } from './wording-weights.ts'

/** Shorter lines have too few clues to be judged by. */
const fewestWords = 8

/**
 * The tolerance for the source of a rewording. "My duties was" disappears when the line is told in verbs, so such
 * faults count for less.
 */
const roomOfSource = 3.5

let weights: Int8Array | null = null

/**
 * Returns the log-odds that the writer of a line is still learning English, judged by articles, prepositions and word
 * orders that good lines don't have. Correcting spelling and verbs doesn't make such a line right.
 */
export function scoreLearnerEnglish(line: string): number {
	weights ??= unpackBytes(wordingWeights.packed)
	let sum = wordingWeights.bias
	for (const index of wordingFeatures(withCapital(line).replace(/\.$/, '')))
		sum += (weights[index] ?? 0) * wordingWeights.step
	return sum
}

/** Whether the wording of a line is sound enough to be offered. A line that is only the source of one may be somewhat worse. */
export function readsClean(line: string, { isSource = false } = {}): boolean {
	const isShort = line.split(/\s+/).length < fewestWords
	const most = wordingWeights.most + (isSource ? roomOfSource : 0)
	return (isShort || scoreLearnerEnglish(line) < most) && !runsOn(line)
}

/** The log-odds by which each ordinary word of a line makes a learner less likely. */
const perWord = 0.3

/**
 * Whether a line has the wording of a learner of English; `strictness` multiplies the evidence required against it.
 */
export function readsAsLearner(line: string, { strictness = 1 } = {}): boolean {
	const words = line.split(/\s+/).length
	return words >= fewestWords && scoreLearnerEnglish(line) > -perWord * words * strictness
}

/** Two such joins in a line are a list without its commas. */
const mostRunOn = 1

// Verbs or things in a row without a mark between them.
function runsOn(line: string): boolean {
	const { tokens } = analyseLine(line)
	const joins = tokens.filter((token, index) => {
		const next = tokens[index + 1]
		// A verb after a preposition must be a gerund, so a plain verb is a slip.
		if (token.tag === 'IN' && next?.tag === 'VB') return true
		if (/\p{L}ing$/u.test(token.lower) && /\p{L}ing$/u.test(next?.lower ?? '')) return true
		if (token.tag !== 'NNS' || next === undefined || /['’]$/.test(token.text)) return false
		return (
			/^NNP?S?$/.test(next.tag) ||
			(next.tag === 'VBG' && /ing$/.test(next.lower)) ||
			(next.tag === 'VBD' && tokens[index - 1]?.tag === 'VBD')
		)
	})
	return joins.length > mostRunOn
}
