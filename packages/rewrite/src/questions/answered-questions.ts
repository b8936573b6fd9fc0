import { analyseLine } from '@app/language/analysis'
import type { PlacedAsk } from '../placed-ask.ts'
import { sentencePlace } from './ask-next.ts'
import { isSameQuestion } from './question-tense.ts'

/** A question that was answered, or that its writer had no answer to, and the line that it was asked of. */
export type AnsweredQuestion = { line: string; question: string; answer?: string }

/** The topic of an answered question: the question itself, and the place of its answer. */
export type AnsweredTopic = { question: string; fit: string | null }

type Place = (line: string, question: string) => PlacedAsk | null

/** Lists the topics already asked about a line, also in its wording before an answer was added. */
export function listAnsweredTopics(
	line: string,
	answered: readonly AnsweredQuestion[],
	place: Place,
): AnsweredTopic[] {
	const words = listWords(line)
	return answered
		.filter((one) => isLaterWording(one, words))
		.map((one) => ({
			question: one.question,
			fit: place(one.line, one.question)?.fit ?? fitOf(one.question),
		}))
}

// A question in words that are no longer asked.
function fitOf(question: string): string | null {
	return /^How (?:many|much)\b/.test(question) ? 'paren' : null
}

/**
 * Whether a line is the one that a question was asked of, in the same or later words: most of its words are still there,
 * or all that is there now comes from it, the question and the answer ("Answered phones" → "Answered 60 calls a day").
 */
export function isAboutLine(answered: AnsweredQuestion, line: string): boolean {
	return answered.line === line || isLaterWording(answered, listWords(line))
}

function isLaterWording({ line, question, answer = '' }: AnsweredQuestion, now: readonly string[]) {
	const before = listWords(line)
	if (isSameLine(before, now)) return true
	const sources = new Set([...before, ...listWords(question), ...listWords(answer)])
	return before.some((word) => now.includes(word)) && now.every((word) => sources.has(word))
}

/** The share of its words from which a line is a later version of another. */
const fewestShared = 0.6

function isSameLine(before: readonly string[], now: readonly string[]): boolean {
	const has = new Set(now)
	return (
		before.length > 0 &&
		before.filter((word) => has.has(word)).length >= before.length * fewestShared
	)
}

const listWords = (line: string) =>
	analyseLine(line)
		.tokens.filter(({ tag }) => /^(?:NN|VB|JJ|CD)/.test(tag))
		.map(({ lemma }) => lemma)

/** Whether a question has the topic of an answered question, in the same or in other words. */
export function isSameTopic(
	{ question, fit }: AnsweredTopic,
	{ ask, fit: own, isBeside = false }: PlacedAsk,
): boolean {
	if (isSameQuestion(ask, question) || countedBy(ask.question) === countedBy(question)) return true
	return !isBeside && fit !== null && topicOf(fit) === topicOf(own)
}

// Returns the noun of a question that counts. For other questions it returns the whole question, so that no two
// match.
function countedBy(question: string): string {
	return /^How many (\p{L}+)/u.exec(question)?.[1] ?? question
}

const outcomes = /^(?:by|saving|worth|result|could|can|used|settled)/

// Returns the topic of a place. All sizes are one topic, however they are counted, and so are all results.
function topicOf(fit: string): string {
	if (/^(?:|before|swap|paren|for|with|of|job)(?:$|:)/.test(fit)) return 'size'
	if (fit.startsWith(sentencePlace)) return fit
	return outcomes.test(fit) ? 'outcome' : (fit.split(':')[0] ?? '')
}
