import { analyseLine } from '@app/language/analysis'
import { findPhrase } from './answer-phrases.ts'
import { type AnswerToken, numbersOf, textOf } from './answer-tokens.ts'
import { type Amount, tellComparison } from './read-amount.ts'
import type { AnswerPart } from './read-parts.ts'

/** A part of an answer with the amount that it names. */
export type AmountPart = AnswerPart & { amount: Amount | null }

/** The main amount of an answer, and how the part in question stands to it. */
export type MainAmount = {
	main: Amount
	text: string
	/** The amounts hold at different places, so each is told with its own. */
	isContrast: boolean
	/** The part stands before the main amount. */
	isBefore: boolean
}

/** What a part says: a further thing, another time or place of the same thing, or something else. */
export type ToldBeside = { thing?: string; other?: string; remark?: string }

/** "4 of them regulars": a part of the things counted. */
const ofThem = /^\D*\d+ of (?:them|these|which|whom) [\p{L} ]+$/iu
/** "18, 2 year olds": no thing that is counted. */
const ofTime = /^(?:year|month|week|day|hour|minute|min|hr)s?\b/iu

/** Tells what a part of an answer says beside its main amount. */
export function tellBeside({ tokens, joint, amount }: AmountPart, beside: MainAmount): ToldBeside {
	const said = textOf(tokens, beside.text)
	const comparison = tellComparison(tokens, beside.text)
	if (comparison !== null) return { other: comparison }
	if (amount === null) return tellWithoutAmount({ tokens, joint, said })
	if (ofThem.test(said)) return { other: said }
	if (amount.isNamedFirst) return {}
	const told = tellOtherTime(amount, beside)
	if (told !== null) return { other: joint === 'and' ? `and ${told}` : told }
	return amount.where !== '' || beside.isBefore ? {} : tellThing(amount, joint)
}

// A further thing that was counted.
function tellThing({ amount, noun, often }: Amount, joint: string): ToldBeside {
	if (endsInAct(noun)) return { other: `plus ${amount} ${noun}` }
	if (noun === '' || !namesThing(noun) || ofTime.test(noun) || !isSeveral(noun)) return {}
	const told = [amount, noun, often].filter(Boolean).join(' ')
	return /^(?:and|&|plus|\+)$/.test(joint) ? { thing: `and ${told}` } : { other: told }
}

const isSeveral = (noun: string) => /s$/u.test(noun.split(' ').at(-1) ?? '')

// An amount of the same thing: before or after a change, beside a target, or at other times.
function tellOtherTime(amount: Amount, beside: MainAmount): string | null {
	const when = [amount.where, amount.condition].filter(Boolean).join(' ')
	const end = when === '' ? '' : ` ${when}`
	const told = [amount.amount, endsInAct(amount.noun) ? '' : amount.noun].filter(Boolean).join(' ')
	const tell: Partial<Record<Amount['kind'], string | null>> = {
		target: `against a target of ${amount.amount}`,
		change: `${isRise(amount.amount) ? 'rising' : 'falling'} from ${amount.amount}`,
		...tellChange(amount, { ...beside, end }),
		sometimes: `sometimes ${told}${end}`,
		peak: `${amount.label} ${told}${end}`,
	}
	return tell[amount.kind] ?? tellUsual({ amount, told, when }, beside)
}

type ChangeBeside = Pick<MainAmount, 'main' | 'isBefore'> & { end: string }

function tellChange(amount: Amount, { main, isBefore, end }: ChangeBeside) {
	const isMore = firstNumber(amount.amount) > firstNumber(main.amount)
	return {
		growth: `${isMore ? 'rising' : 'falling'} to ${amount.amount}${end}`,
		former: isBefore ? `${isMore ? 'down' : 'up'} from ${amount.amount}` : null,
	}
}

type Usual = { amount: Amount; told: string; when: string }

function tellUsual({ amount, told, when }: Usual, beside: MainAmount): string | null {
	const end = when === '' ? '' : ` ${when}`
	if (beside.isContrast && amount.place !== '') return `${told} ${amount.place}${end}`
	if (beside.isBefore || amount.isLimited) return null
	if (amount.amount.startsWith('up to')) return `${told}${end}`
	return when === '' || /^(?:across|between)\b/.test(when) ? null : `${told}${end}`
}

const firstNumber = (amount: string) => numbersOf(amount)[0] ?? 0

function isRise(amount: string): boolean {
	const [low = 0, high = 0] = numbersOf(amount)
	return high > low
}

type Unread = { tokens: readonly AnswerToken[]; joint: string; said: string }

// A share of the things counted, a further thing without an amount, or a remark.
function tellWithoutAmount({ tokens, joint, said }: Unread): ToldBeside {
	const share = findPhrase(tokens, 0, 'share')
	const isByWriter = tokens.some(({ lower }) => /^(?:i|we|my|me|our)$/.test(lower))
	if (share !== null && !isByWriter) {
		const act = tokens.slice(share.length).find(({ lower }) => !/^(?:were|are|was|is)$/.test(lower))
		if (/(?:ed|t|n)$/.test(act?.lower ?? '')) return { other: tellShare(said) }
	}
	const isThing = joint === 'plus' && /^(?:an?|the) /i.test(said) && namesThing(said)
	return isThing ? { other: `plus ${said}` } : { remark: said }
}

const tellShare = (said: string) =>
	said
		.replace(/^and /i, '')
		.replace(/ of them\b/, '')
		.replace(/ (?:were|are|was|is)\b/, '')
		.replace(/(?<!the )\bsame day\b/u, 'the same day')

// Whether words end in the work that was done with the things.
function endsInAct(noun: string): boolean {
	return noun.includes(' ') && /^VB[DN]$/.test(analyseLine(noun).tokens.at(-1)?.tag ?? '')
}

/** How an amount is at other times, behind it: with commas, and with the “and” that a part brings itself. */
export function tellBehind(others: readonly string[]): string {
	return others.map((other) => `${/^and /.test(other) ? '' : ','} ${other}`).join('')
}

/** Whether words are the name of something: no finite verb, no pronoun, and no mark that ends a sentence. */
export function namesThing(noun: string): boolean {
	if (noun === '') return true
	if (noun.length > 60 || /\b(?:not|us|me)\b/i.test(noun) || /[.;!?()\d]/.test(noun)) return false
	return !analyseLine(noun).tokens.some(({ tag }) => /^(?:VB[DPZ]?|MD|PRP)$/.test(tag))
}
