import { findUncarried } from '@app/claims'
import { findVerb, splitWords } from '@app/language'
import { countThings, type Figure, isPeriod, saysHowOften } from './compose-count.ts'
import { findRefusal } from './output-gate.ts'
import type { Ask } from './suggestion.ts'

const figure =
	/^((?:about|around|roughly|nearly|almost|over|more than|up to|at least|some|~)\s*)?([£$€]?\d[\d,.]*\s?(?:k|m|bn|million|thousand)?\b%?)\s*(.*)$/iu

/**
 * The line with the answer to its question in the place where it belongs, or `null` when no sentence can be made of them
 * that is sure to be good English: the person then writes it. Nothing comes in that neither the line nor the answer says.
 */
export function composeAnswer(line: string, ask: Ask, answer: string): string | null {
	const said = answer.trim().replace(/(?<![.;])[.;]+$/, '')
	const end = /[.;]$/.exec(line)?.[0] ?? ''
	const text = end === '' ? line : line.slice(0, -1)
	if (said === '' || said.length > 120) return null
	const composed = composedBy(ask, text, said)
	if (composed === null || composed.length > 260) return null
	const others = [said, ask.question]
	const isSafe =
		saysOnly(composed, [line, said.replace(/^~/, 'about '), ask.question]) &&
		findRefusal(composed, { before: line, others }) === null
	return isSafe ? composed + end : null
}

// The person's answer may leave words of the line behind, so only what is there is held to what was said.
function saysOnly(composed: string, sources: readonly string[]): boolean {
	const given = new Set(sources.join(' ').match(/\d[\d,.]*/g))
	const figures = composed.match(/\d[\d,.]*/g) ?? []
	return (
		figures.every((figure) => given.has(figure)) &&
		findUncarried(sources.join('. '), composed).uncarried.length === 0
	)
}

function composedBy(ask: Ask, text: string, said: string): string | null {
	if (ask.unit === 'percent') return changedBy(text, said)
	const found = parseFigure(said)
	if (found === null) return ask.unit === 'words' ? goesOn(ask, text, said) : null
	if (ask.unit === 'money') return worth(text, found)
	return ask.unit === 'count' || ask.kind === 'metric'
		? countThings(text, ask.question, found)
		: null
}

function parseFigure(said: string): Figure | null {
	const [, about = '', amount = '', rest = ''] = figure.exec(said) ?? []
	if (amount === '') return null
	const hedge = about.trim() === '~' ? 'about' : about.trim().toLowerCase()
	return { amount: [hedge, amount.trim()].filter(Boolean).join(' '), rest: rest.trim() }
}

const hasMoreWork = (text: string) =>
	/,|;/.test(text.replace(/\d,\d/g, '')) || /\band (?=\p{L}+)/u.test(text)

// "Increased sales" and "20% in a year": the figure goes to the end of a line that tells of one thing.
function changedBy(text: string, said: string): string | null {
	if (hasMoreWork(text) || /\bby\b/i.test(text)) return null
	if (/^(?:by|from|to)\s.*\d/i.test(said))
		return `${text} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
	return /^(?:(?:about|around|over|nearly|more than) )?[£$€]?\d/i.test(said)
		? `${text} by ${said}`
		: null
}

const sums = /\b(budgets?|takings|revenue|turnover|donations|funds|payments)\b/i
const goods = /\b(stock|cash)\b(?=,|$| (?:and|for|to|at|in|from|with|every|each)\b)/i

function worth(text: string, { amount, rest }: Figure): string | null {
	if (!/[£$€]/.test(amount)) return null
	const sum = [amount, rest].filter(Boolean).join(' ')
	if (rest !== '' && !isPeriod(rest)) return null
	if (sums.test(text)) return text.replace(sums, `$1 of ${sum}`)
	return goods.test(text) ? text.replace(goods, `$1 worth ${sum}`) : null
}

const goesOnWith =
	/^(?:for|to|with|so that|which|who|at|in|across|using|by|every|each|once|twice)\b/i

// An answer in words is taken as it stands when it can follow the line as it stands, and answers what was asked.
function goesOn({ kind }: Ask, text: string, said: string): string | null {
	const opener = splitWords(said)[0] ?? ''
	const tells = (findVerb(splitWords(text)[0] ?? '')?.forms ?? []).some((form) =>
		['past', 'base', 'gerund'].includes(form),
	)
	const goesWell = goesOnWith.test(said) && findVerb(opener)?.forms.includes('past') !== true
	// One's own part and an example are sentences of their own; what came of it is no place and no time.
	const answers =
		kind === 'result'
			? /^(?:which|so that)\b/i.test(said)
			: !['ownership', 'evidence'].includes(kind)
	const isTwice = /^(?:every|each|once|twice)\b/i.test(said) && saysHowOften(text)
	if (!tells || !goesWell || !answers || isTwice) return null
	const comma = /^(?:which|who|so that)\b/i.test(said) ? ', ' : ' '
	return `${text}${comma}${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
