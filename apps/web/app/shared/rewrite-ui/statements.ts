import {
	type Advice,
	type AnsweredQuestion,
	type Ask,
	addAnswerOrRefuse,
	type Suggestion,
	suggestRewrite,
} from '@app/rewrite'

/** The person's decisions about one duty; every part is optional. */
export type Decision = {
	/** Keeps the person's own words. */
	keepsOwn?: boolean
	/** The answer to the question, as typed. */
	answer?: string
	/** "I don't know": the question is not asked again. */
	isSkipped?: boolean
	/** The statement as the person wrote it over. */
	edited?: string | undefined
	/** Follows the advice: the line is left out, or becomes its bullets. */
	followsAdvice?: boolean
}

/** Decisions by the duty that they are about. */
export type Decisions = Readonly<Record<string, Decision>>

/** A duty and the statement that it has become. */
export type Statement = {
	duty: string
	text: string
	/** Whether the text differs from the duty. */
	isChanged: boolean
	/** There was a better wording, and the person kept their own. */
	isKept: boolean
	/** The question that is open, or answered in a way that could be put into the sentence or not. */
	ask: Ask | null
	answer: string
	/** The person answered, and the answer has no place that is sure: they write it themselves. */
	needsOwnWords: boolean
	/** The line says nothing, or is better told in these bullets. */
	advice: Advice | null
	bullets: readonly string[]
	/** The work that is left to the person, when only certain mistakes were corrected. */
	remark: string | null
	followsAdvice: boolean
	/** The lines that go onto the CV: the text, the bullets it is split into, or none. */
	lines: readonly string[]
	/** Help when the answer could not be put into the sentence; else `null`. */
	hint: string | null
}

type StatementOptions = {
	current: boolean
	/** All duties of the job, a line each; the duty alone if left out. */
	text?: string | undefined
	/** The title of the job, which says in the words of which trade to ask. */
	title?: string | undefined
	/** Questions about the lines of the job that were answered. */
	answered?: readonly AnsweredQuestion[] | undefined
	decision?: Decision | undefined
}

/** Composes the statement for one duty. Its words come only from the duty and from the person's answer or edit. */
export function composeStatement(
	duty: string,
	{ current, text: whole, title, answered, decision = {} }: StatementOptions,
): Statement {
	const suggestion = suggestRewrite(duty, { current, text: whole, title, answered })
	const worded = decision.keepsOwn ? duty : (suggestion?.after ?? duty)
	const ask = decision.isSkipped ? null : (suggestion?.asks[0] ?? null)
	const answer = decision.answer ?? ''
	const read = ask === null || answer.trim() === '' ? null : addAnswerOrRefuse(worded, ask, answer)
	const composed = read !== null && 'text' in read ? read.text : null
	const text = decision.edited ?? composed ?? worded
	const advised = adviseOn(suggestion, { decision, worded, text })
	return {
		duty,
		text,
		isChanged: text !== duty,
		isKept: decision.keepsOwn === true && text === duty,
		ask: advised.followsAdvice ? null : ask,
		answer,
		...advised,
		hint: read !== null && 'refusal' in read ? read.refusal : null,
		needsOwnWords: answer.trim() !== '' && !containsAnswer(answer, decision.edited, composed),
	}
}

// The advice is about the suggested wording, so an edited or answered line gets none.
function adviseOn(
	suggestion: Suggestion | null,
	{ decision, worded, text }: { decision: Decision; worded: string; text: string },
): Pick<Statement, 'advice' | 'bullets' | 'remark' | 'followsAdvice' | 'lines'> {
	const none = { advice: null, bullets: [], remark: null, followsAdvice: false, lines: [text] }
	if (suggestion === null || text !== worded) return none
	const { advice, bullets } = suggestion
	const remark = decision.keepsOwn === true ? null : suggestion.remark
	const followsAdvice = advice !== null && decision.followsAdvice === true
	return { advice, bullets, remark, followsAdvice, lines: followsAdvice ? bullets : [text] }
}

function containsAnswer(
	answer: string,
	edited: string | undefined,
	composed: string | null,
): boolean {
	return edited === undefined ? composed !== null : edited.includes(answer.trim())
}

/** The decisions with one more. */
export function decide(decisions: Decisions, duty: string, decision: Decision): Decisions {
	return { ...decisions, [duty]: { ...decisions[duty], ...decision } }
}
