import { findVerb, splitWords } from '@app/language'
import { guard } from './guard/guard.ts'
import { objectsOf } from './object-of.ts'
import { refusalOf } from './output-gate.ts'
import type { Ask } from './suggestion.ts'

type Figure = { amount: string; rest: string }

const figure =
	/^((?:about|around|roughly|nearly|almost|over|more than|up to|at least|some|~)\s*)?([£$€]?\d[\d,.]*\s?(?:k|m|bn|million|thousand)?\b%?)\s*(.*)$/iu
const period =
	/\b(?:a|an|per|each|every) (?:day|shift|night|week|month|term|quarter|year|hour|service|group|session)\b/iu

/**
 * The line with the answer to its question in the place where it belongs, or `null` when no sentence can be made of them
 * that is sure to be good English: the person then writes it. Nothing comes in that neither the line nor the answer says.
 */
export function composeAnswer(line: string, ask: Ask, answer: string): string | null {
	const said = answer.trim().replace(/[.;]+$/, '')
	const end = /[.;]$/.exec(line)?.[0] ?? ''
	const text = end === '' ? line : line.slice(0, -1)
	if (said === '' || said.length > 120) return null
	const composed = composedBy(ask, text, said)
	if (composed === null || composed.length > 260) return null
	const others = [said, ask.question]
	const isSafe =
		guard(line, composed, others).length === 0 &&
		refusalOf(composed, { before: line, others }) === null
	return isSafe ? composed + end : null
}

function composedBy(ask: Ask, text: string, said: string): string | null {
	if (ask.unit === 'percent') return changedBy(text, said)
	const found = figureOf(said)
	if (found === null) return ask.unit === 'words' ? goesOn(text, said) : null
	if (ask.unit === 'money') return worth(text, found)
	return ask.unit === 'count' || ask.kind === 'metric' ? counted(text, ask.question, found) : null
}

function figureOf(said: string): Figure | null {
	const [, about = '', amount = '', rest = ''] = figure.exec(said) ?? []
	if (amount === '') return null
	const hedge = about.trim() === '~' ? 'about' : about.trim().toLowerCase()
	return { amount: [hedge, amount.trim()].filter(Boolean).join(' '), rest: rest.trim() }
}

const hasMoreWork = (text: string) =>
	/,|;/.test(text.replace(/\d,\d/g, '')) || /\band (?=\p{L}+)/u.test(text)

// "Increased sales" and "20% in a year": the figure goes to the end of a line that tells of one thing.
function changedBy(text: string, said: string): string | null {
	if (hasMoreWork(text)) return null
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
	if (rest !== '' && !period.test(rest)) return null
	if (sums.test(text)) return text.replace(sums, `$1 of ${sum}`)
	return goods.test(text) ? text.replace(goods, `$1 worth ${sum}`) : null
}

// "Answered phones" and "60": phones are counted by their calls, everything else by its own name.
function counted(text: string, question: string, { amount, rest }: Figure): string | null {
	const often = frequencyOf(rest, question)
	if (often === null || /[£$€%]/.test(amount)) return null
	if (/\bcalls\b/.test(question) && /\bphones\b/i.test(text))
		return text.replace(/\b(?:the |all )?phones\b/i, `${amount} calls${often}`)
	const object = objectsOf(text).find(({ isPlural }) => isPlural)
	if (object === undefined) return null
	return beforeNounPhrase(text, object.noun, {
		amount,
		often: saysHowOften(text) ? '' : often,
	})
}

function saysHowOften(text: string): boolean {
	return period.test(text) || /\b(?:daily|weekly|monthly|nightly)\b/i.test(text)
}

// The person may say how often; otherwise the question has said it: "How many a month?"
function frequencyOf(rest: string, question: string): string | null {
	if (rest !== '') return period.exec(rest)?.[0].length === rest.length ? ` ${rest}` : null
	if (/\bat a time\b|\bor\b/.test(question)) return ''
	const asked = period.exec(question)?.[0]
	return asked === undefined || /group/.test(asked) ? '' : ` ${asked}`
}

const opensPhrase =
	/^(?:of|with|for|to|on|at|in|from|by|about|and|or|up|out|off|after|over|through|across|between)$/i

// Adjectives belong to the noun ("food temperature charts"); verbs, prepositions and articles do not.
function beforeNounPhrase(
	text: string,
	noun: string,
	{ amount, often }: { amount: string; often: string },
): string | null {
	const words = text.split(' ')
	const at = words.findIndex((word) => word.toLowerCase().replace(/[^\p{L}'’-]/gu, '') === noun)
	if (at < 1) return null
	let start = at
	while (start > 1 && !opensNounPhrase(words[start - 1])) start--
	if (start === 1 && isParticle(words)) return null
	if (isOwnOrFixed(words[start - 1])) return null
	const before = words.slice(0, isDeterminer(words[start - 1]) ? start - 1 : start)
	return [...before, amount, ...words.slice(start, at + 1)].join(' ') + often + tailOf(words, at)
}

function opensNounPhrase(word = ''): boolean {
	return opensPhrase.test(word) || isDeterminer(word) || isOwnOrFixed(word)
}

function tailOf(words: string[], at: number): string {
	return words
		.slice(at + 1)
		.map((word) => ` ${word}`)
		.join('')
}

function isDeterminer(word = ''): boolean {
	return /^(?:the|all|some|many|several|various|numerous|multiple)$/i.test(word)
}

function isOwnOrFixed(word = ''): boolean {
	return /^(?:my|our|his|her|their|its|these|those|both|each|every|a|an)$/i.test(word)
}

function isParticle([, second = '']: string[]): boolean {
	return /^(?:up|out|off|over|down|back|away)$/i.test(second)
}

const goesOnWith =
	/^(?:for|to|with|so that|which|who|at|in|across|using|by|every|each|once|twice)\b/i

// An answer in words is taken as it stands when it can follow the line as it stands.
function goesOn(text: string, said: string): string | null {
	const opener = splitWords(said)[0] ?? ''
	const goesWell = goesOnWith.test(said) && findVerb(opener)?.forms.includes('past') !== true
	if (!goesWell) return null
	const comma = /^(?:which|who|so that)\b/i.test(said) ? ', ' : ' '
	return `${text}${comma}${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
