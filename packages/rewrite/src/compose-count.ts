import { findVerb, isAlsoNoun } from '@app/language'
import { askedObject } from './follow-up-questions.ts'

/** An amount as it was answered, and what was said after it. */
export type Figure = { amount: string; rest: string }

const period =
	/\b(?:a|an|per|each|every) (?:day|shift|night|week|month|term|quarter|year|hour|service|group|session)\b/iu

const answersPhones =
	/\b((?:answer|tak|handl|mann?|cover)(?:e|ed|ing|s)?|took) (?:the |all )?phones\b/i

/** Whether words say nothing but how often: "a day", "per term". */
export function isPeriod(text: string): boolean {
	return period.exec(text)?.[0].length === text.length
}

/** The line with a number in front of the things that were asked about; `null` where its place is not sure. */
export function countThings(text: string, question: string, found: Figure): string | null {
	const { amount, rest } = found
	const often = parseFrequency(rest, question)
	if (often === null || /[£$€%]/.test(amount)) return null
	// Phones are counted by their calls, everything else by its own name.
	if (/\bcalls\b/.test(question) && answersPhones.test(text))
		return text.replace(answersPhones, `$1 ${amount} calls${often}`)
	const noun = askedObject(text, question)?.noun
	if (noun === undefined || !countsItself(question, noun)) return null
	return beforeNounPhrase(text, noun, { amount, often: saysHowOften(text) ? '' : often })
}

// "How many covers" is not asked of meals by their own name, nor "How many took part?" of clubs.
function countsItself(question: string, noun: string): boolean {
	const [found, next = ''] = /^How many(?: (\p{L}+)|,)/u.exec(question) ?? []
	if (found === undefined || question === 'How many people?') return found !== undefined
	return next === noun || ['', 'a', 'at', 'on'].includes(next)
}

/** Whether a line says how often its work is done. */
export function saysHowOften(text: string): boolean {
	return period.test(text) || /\b(?:daily|weekly|monthly|nightly)\b/i.test(text)
}

// The person may say how often; otherwise the question has said it: "How many a month?"
function parseFrequency(rest: string, question: string): string | null {
	if (rest !== '') return isPeriod(rest) ? ` ${rest}` : null
	if (/\bat a time\b|\bor\b/.test(question)) return ''
	const asked = period.exec(question)?.[0]
	return asked === undefined ? '' : ` ${asked}`
}

type Amount = { amount: string; often: string }

// Adjectives belong to the noun ("food temperature charts"); verbs, prepositions and articles do not.
function beforeNounPhrase(text: string, noun: string, { amount, often }: Amount): string | null {
	const words = text.split(' ')
	const at = words.findIndex((word) => stripEnding(word).toLowerCase() === noun)
	if (at < 1 || /^\p{Lu}/u.test(words[at] ?? '') || sharesItsPlace(words, at)) return null
	const start = startOfPhrase(words, at)
	if (start === null || isOwnOrFixed(words[start - 1])) return null
	const before = words.slice(0, isDeterminer(words[start - 1]) ? start - 1 : start)
	const phrase = words.slice(start, at).concat(stripEnding(words[at] ?? ''))
	const mark = (words[at] ?? '').slice(stripEnding(words[at] ?? '').length)
	return [[...before, amount, ...phrase].join(' ') + often + mark, ...words.slice(at + 1)].join(' ')
}

function stripEnding(word: string): string {
	return word.replace(/[,;:.]+$/, '')
}

// "Rooms and the pool area", "guests in and out": the number would be of both, or stand between a verb and its particle.
function sharesItsPlace(words: readonly string[], at: number): boolean {
	const [next = '', after = ''] = words.slice(at + 1)
	const isMarked = /[,;:]$/.test(words[at] ?? '')
	if (!isMarked && /^(?:in|out|up|off|away|down|over)$/i.test(next)) {
		return after === '' || /^(?:and|or)$/i.test(after)
	}
	const joined = isMarked ? next : after
	const isJoined = isMarked || /^(?:and|or|&|as)$/i.test(next)
	return isJoined && !opensWork(joined, words[0] ?? '')
}

// Where the phrase of the noun begins; `null` when a verb stands within it.
function startOfPhrase(words: readonly string[], at: number): number | null {
	let start = at
	while (start > 1 && !endsBefore(words[start - 1])) start--
	// "Installed and commissioned boilers": what follows "and" is work, and the things follow that.
	const isJoined = start > 1 && /^(?:and|or|&)$|[,;:]$/i.test(words[start - 1] ?? '')
	if (isJoined) {
		// "Cars and light vans": the number would be of the vans alone.
		if (start === at || !opensWork(words[start] ?? '', words[0] ?? '')) return null
		start++
	}
	if (/^(?:up|out|off|over|down|back|away)$/i.test(words[start] ?? '')) return null
	return words.slice(start, at).some(isVerbOnly) ? null : start
}

function endsBefore(word = ''): boolean {
	return opensNounPhrase(word) || /[,;:]$/.test(word)
}

function opensWork(word: string, opener: string): boolean {
	const forms = findVerb(stripEnding(word))?.forms ?? []
	const wanted = findVerb(stripEnding(opener))?.forms ?? []
	return forms.some((form) => wanted.includes(form))
}

const alsoAdverb = /^(?:alone|sure|early|late|together|there|here)$/i
const alsoAdjective =
	/^(?:clean|dry|clear|complete|direct|double|empty|free|live|open|own|secure|separate|smooth|warm|wet|cool|welcome)$/i

// "Find", "take": a verb and nothing else. "Changing", "used" and "support" describe what follows them.
function isVerbOnly(word: string): boolean {
	const forms = findVerb(word)?.forms ?? []
	const isPastOnly = forms.includes('past') && !forms.includes('participle')
	const isPlain = forms.includes('base') && !isAlsoNoun(word) && !alsoAdjective.test(word)
	return alsoAdverb.test(word) || isPastOnly || isPlain
}

const opensPhrase =
	/^(?:of|with|for|to|on|at|in|from|by|about|and|or|&|up|out|off|after|over|through|across|between)$/i

function opensNounPhrase(word = ''): boolean {
	return opensPhrase.test(word) || isDeterminer(word) || isOwnOrFixed(word)
}

function isDeterminer(word = ''): boolean {
	return /^(?:the|some|many|several|various|numerous|multiple)$/i.test(word)
}

function isOwnOrFixed(word = ''): boolean {
	return /^(?:my|our|his|her|their|its|these|those|both|each|every|all|a|an)$/i.test(word)
}
