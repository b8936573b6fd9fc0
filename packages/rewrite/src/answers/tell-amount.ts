import { conjugate, findVerb, withCapital } from '@app/language'
import { numbersOf } from './answer-tokens.ts'
import type { Figure } from './read-figure.ts'
import { tellBehind } from './tell-beside.ts'

/**
 * The parts of a statement: the question, the amount, the thing that the answer names instead of the one asked about,
 * and the tense.
 */
export type ToldAmount = { question: string; figure: Figure; noun: string; isCurrent: boolean }

const period =
	/ (?:(?:on |in )?(?<often>an? (?:day|shift|night|week|month|year|service|round|clinic|session|hour|project))|(?<once>at a time|at once|each time))$/u
/** A question that names the people at work and their act: "Did you look after", "does the kitchen do". */
const counted =
	/^(?:How many (?<noun>.+?)|How much|What) (?:did|do|does) (?<who>you|the \p{L}+(?: \p{L}+)?) (?<act>\p{Ll}.*)$/u
/** A question in which the counted things act themselves: "Came to a class", "were on the payroll". */
const counting =
	/^How many (?<noun>.+?) (?<act>(?:were|are|came|come|went|go|joined|join|took part|take part|used?|read)\b.*)$/u
const valued = /^(?:How much|What) (?<is>was|is|were|are) (?<thing>the .+?) worth$/u

/**
 * Returns an amount as a separate statement in the words of the question: “How many customers do you serve on a
 * shift?” and 50 give “Serve 50 customers a shift”. Returns `null` if the question has no verb, or asks about one
 * thing.
 */
export function tellAmount({ question, figure, noun, isCurrent }: ToldAmount): string | null {
	const asked = question.replace(/\?$/, '')
	const worth = valued.exec(asked)?.groups
	if (worth !== undefined)
		return withCapital([worth.thing, worth.is, 'worth', figure.amount].join(' '))
	if (figure.kind === 'change') return tellChange(noun || countedThing(asked), figure)
	const found = period.exec(asked)
	const rest = asked.slice(0, found?.index)
	const often = found?.groups?.often ?? found?.groups?.once ?? ''
	const by = counted.exec(rest)?.groups ?? counting.exec(rest)?.groups
	if (by === undefined) return null
	const { noun: named = '', who = '', act = '' } = by
	const thing = noun || named
	if (thing !== '' && /^(?:one|1)$/.test(figure.amount)) return null
	const amount = [figure.amount, thing, ...figure.things].filter(Boolean).join(' ')
	const when = listTimes(figure, often)
	// “Came through on a shift”: here the period keeps its preposition.
	if (who === '')
		return withCapital(`${amount} ${act}${listTimes(figure, found?.[0].trim() ?? '')}`)
	const told = fillGap(act, amount, formOf(who, isCurrent))
	if (told === null) return null
	return withCapital(`${who === 'you' ? '' : `${who} `}${told}${when}`)
}

// A time that the answer names takes the place of the question's period.
function listTimes({ often, where, others }: Figure, asked: string): string {
	const own = often || (where === '' ? asked : '')
	const first = [own, where].filter(Boolean).join(' ')
	return `${first === '' ? '' : ` ${first}`}${tellBehind(others)}`
}

const countedThing = (asked: string) =>
	/^How many (.+?) (?:did|do|does|were|was|are|is|has|have|had)\b/u.exec(asked)?.[1] ?? ''

// “Followers rose from 1,200 to nearly 9,000”
function tellChange(thing: string, { amount, where }: Figure): string | null {
	const [low = 0, high = 0] = numbersOf(amount)
	if (thing === '' || low === high) return null
	return withCapital(
		[thing, high > low ? 'rose' : 'fell', 'from', amount, where].filter(Boolean).join(' '),
	)
}

type Form = 'base' | 'past' | 'thirdPerson'

function formOf(who: string, isCurrent: boolean): Form {
	if (!isCurrent) return 'past'
	return who === 'you' ? 'base' : 'thirdPerson'
}

const preposition = /^(?:with|in|at|for|from|on)$/
const stranded = /^(?:after|to|for|with|on|out|in|off|of|over)$/

// Puts the amount where the question left a gap: behind its last preposition, or behind its verb and the words that
// belong to it.
function fillGap(act: string, amount: string, form: Form): string | null {
	const [first = '', ...words] = act.split(' ')
	const verb = findVerb(first)?.verb.lemma
	if (verb === undefined) return null
	const told = form === 'base' ? first : conjugate(verb)[form]
	const isOpen = words.length === 0 || stranded.test(words.at(-1) ?? '')
	const at = isOpen ? words.length : words.findIndex((word) => preposition.test(word))
	if (at < 0) return null
	return [told, ...words.slice(0, at), amount, ...words.slice(at)].join(' ')
}
