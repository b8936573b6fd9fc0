import { findBuzzwords, findLeadIn, findQuantities, findVerb, splitWords } from '@app/language'
import { findObjects, type WorkObject } from './find-objects.ts'
import { namesAnAim } from './purpose-clauses.ts'
import { changes, learnersAsk, objects } from './question-topics.ts'
import type { Ask } from './suggestion.ts'

const anything: Ask = {
	kind: 'metric',
	unit: 'words',
	question: 'How many, how often or who for?',
}
const ownPart: Ask = { kind: 'ownership', unit: 'words', question: 'What did you do yourself?' }
const anExample: Ask = {
	kind: 'evidence',
	unit: 'words',
	question: 'When did this make a difference? Give one example.',
}

const customersADay: Ask = {
	kind: 'metric',
	unit: 'count',
	question: 'How many customers a day?',
}

const whatCameOfIt: Ask = { kind: 'result', unit: 'words', question: 'What was the result?' }

/** The one question that would help the line most; none when it gives a figure already. */
export function askFollowUpQuestions(line: string): Ask[] {
	if (isOnlyPraise(line)) return [anExample]
	if (findLeadIn(line) !== null && namesAnAim(line)) return [whatCameOfIt]
	if (leavesOwnPartOpen(line)) return [ownPart]
	if (findQuantities(line).length > 0) return []
	const change = changes.find(({ about }) => about.test(line))
	return [change?.ask ?? askAboutObject(line)]
}

// Help, attendance and teamwork say that the person was there, not what they did.
function leavesOwnPartOpen(line: string): boolean {
	if (/^contribute|^(?:was |a )?(?:key )?(?:part|member) of/i.test(line)) return true
	const [opener = ''] = splitWords(line)
	return findLeadIn(line) !== null || /^(?:attend|participat|took part|take part)/i.test(opener)
}

function askAboutObject(line: string): Ask {
	const [first, ...others] = findObjects(line)
	if (first === undefined) return anything
	const known = askAboutNoun(first, line)
	if (known !== null) return known
	if (/^(?:ups|outs|ins|offs|downs)$/.test(first.noun) || /^(?:use|wear|wore)/i.test(line))
		return anything
	if (first.isPlural) return { kind: 'metric', unit: 'count', question: askCount(first.noun, line) }
	for (const other of others) {
		const ask = askAboutNoun(other, line)
		if (ask !== null) return ask
	}
	return anything
}

/** What a question is about: the things of the line that it counts; `null` when it counts none of them by name. */
export function askedObject(line: string, question: string): WorkObject | null {
	const found = findObjects(line).find((object, index) => {
		const known = askAboutNoun(object, line)?.question
		return question === (known ?? (index === 0 ? askCount(object.noun, line) : undefined))
	})
	return found?.isPlural ? found : null
}

function askAboutNoun({ noun, before, isPlural }: WorkObject, line: string): Ask | null {
	if (noun === 'service' && before === 'customer') return customersADay
	const named = learnersAsk(noun, line) ?? objects.find(({ about }) => about.test(noun))?.ask
	if (named !== undefined || isPlural) return named ?? null
	return objects.find(({ about }) => about.test(before))?.ask ?? null
}

const saysHowOften =
	/\b(?:every|each|per|daily|weekly|monthly|nightly|annual(?:ly)?|hourly|a (?:day|week|month|year)|on \p{L}+days)\b/iu

function askCount(noun: string, line: string): string {
	return saysHowOften.test(line) ? `How many ${noun}?` : `How many ${noun}, and how often?`
}

// "Good communication skills and team player" tells of no work at all.
function isOnlyPraise(line: string): boolean {
	const hasVerb = splitWords(line).some((word) =>
		(findVerb(word)?.forms ?? []).some((form) => form === 'past' || form === 'gerund'),
	)
	return !hasVerb && (findBuzzwords(line).length > 0 || /\bskills\b/i.test(line))
}
