import { findUnsupportedWords } from '@app/claims'
import { findQuantities, splitSentences, splitWords } from '@app/language'
import { analyseLine, type Line } from '@app/language/analysis'

/** How a practice answer stands beside what its person says of themselves elsewhere. It judges nothing else. */
export type AnswerRating = {
	/** The facts that the answer tells, the most whole first; at most three. */
	told: string[]
	/** Figures and names in the answer that the CV doesn't have: true or not, nobody can see it there. */
	unsupported: string[]
	/** A sentence tells the person's own action. */
	tellsAct: boolean
	/** A sentence says the result, or has a figure that the CV has. */
	tellsResult: boolean
	wordCount: number
}

const mostTold = 3
const mostUnsupported = 6
/** Of the words of a fact that say something, so many are in an answer that tells it. */
const toldShare = 0.6
const leastToldWords = 2
/** Longer answers are read to here. */
const longestRead = 4000

/** The texts that an answer is compared with. */
export type AnswerSource = {
	/** The CV's statements about the person's work, a sentence each. */
	facts: readonly string[]
	/** All that a figure or a name may rest on, see `listSupport`. */
	support: readonly string[]
}

/** Rates an answer against a CV. Both are English; the rating of an empty answer is empty. */
export function rateAnswer(answer: string, { facts, support }: AnswerSource): AnswerRating {
	const text = answer.slice(0, longestRead).trim()
	const lines = splitSentences(text).map((sentence) => analyseLine(sentence))
	const unsupported = findUnsupported(text, [...facts, ...support])
	const supportsFigure = findQuantities(text).some(
		(quantity) => !unsupported.includes(quantity.text.trim()),
	)
	return {
		told: findTold(text, facts),
		unsupported,
		tellsAct: lines.some(tellsOwnAct),
		tellsResult: supportsFigure || lines.some(tellsOutcome),
		wordCount: splitWords(text).length,
	}
}

function findTold(text: string, facts: readonly string[]): string[] {
	return facts
		.map((fact) => {
			const { content, uncarried } = findUnsupportedWords(text, fact)
			const carried = content.length - uncarried.length
			return { fact, carried, share: carried / Math.max(1, content.length) }
		})
		.filter(({ carried, share }) => carried >= leastToldWords && share >= toldShare)
		.sort((one, other) => other.share - one.share)
		.slice(0, mostTold)
		.map(({ fact }) => fact)
}

function findUnsupported(text: string, support: readonly string[]): string[] {
	const known = support.join('. ')
	const amounts = findQuantities(known).map(({ kind, value }) => `${kind} ${value}`)
	const figures = findQuantities(text)
		.filter(({ kind, value }) => value !== 1 && !amounts.includes(`${kind} ${value}`))
		.map((quantity) => quantity.text.trim())
	const names = splitSentences(text).flatMap((sentence) =>
		findUnsupportedWords(known, lowerFirst(sentence))
			.uncarried.filter(({ isName }) => isName)
			.map((word) => word.text),
	)
	return [...new Set([...figures, ...names])].slice(0, mostUnsupported)
}

// The first word of a sentence is no name for its capital.
function lowerFirst(sentence: string): string {
	return /^\p{Lu}\p{Ll}/u.test(sentence)
		? sentence.charAt(0).toLowerCase() + sentence.slice(1)
		: sentence
}

const farthestVerb = 3

function tellsOwnAct({ tokens }: Line): boolean {
	return tokens.some(
		({ lower }, at) =>
			lower === 'i' &&
			tokens.slice(at + 1, at + 1 + farthestVerb).some(({ tag }) => tag === 'VBD' || tag === 'VBN'),
	)
}

function tellsOutcome({ clauses }: Line): boolean {
	return clauses.some(({ link }) => link === 'result')
}
