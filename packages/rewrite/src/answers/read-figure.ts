import { expandAnswerShorthand, inDigits, tokeniseAnswer } from './answer-tokens.ts'
import { type Amount, readAmount, saysNow } from './read-amount.ts'
import { splitParts } from './read-parts.ts'
import { type AmountPart, tellBeside } from './tell-beside.ts'

/** An amount as answered, and what the answer says beside it. */
export type Figure = Pick<Amount, 'amount' | 'noun' | 'often' | 'where' | 'kind'> & {
	/** Amounts of other things beside it: "and 6 toilets". */
	things: readonly string[]
	/** How it is at other times: "more on Fridays", "about 200 on Saturdays". */
	others: readonly string[]
	/** Parts that say something else: "got the cost down by about 15%". */
	remarks: readonly string[]
}

/** The expected amount. Of several amounts in an answer, the one whose noun passes `counts` is taken. */
export type Wanted = { isMoney: boolean; counts?: (noun: string) => boolean }

/** Reads the amount of an answer, in one or more pieces; `null` if the answer has none, or takes some of it back. */
export function readFigure(answer: string, wanted: Wanted = { isMoney: false }): Figure | null {
	const text = inDigits(expandAnswerShorthand(answer))
	const parts = splitParts(tokeniseAnswer(text)).map((part) => ({
		...part,
		amount: readAmount(part.tokens, text),
	}))
	const at = chooseMain(parts, wanted)
	const main = parts[at]?.amount
	if (main === undefined || main === null) return null
	if (main.isLimited && !main.amount.startsWith('up to')) return null
	const beside = { main, text, isContrast: false, where: [main.where, main.condition] }
	const rest = parts.filter((_, index) => index !== at)
	const isContrast = rest.some(({ amount }) => (amount?.place ?? '') !== '')
	if (isContrast && main.place !== '') beside.where.push(main.place)
	const told = rest.map((part) =>
		tellBeside(part, { ...beside, isContrast, isBefore: parts.indexOf(part) < at }),
	)
	return {
		...main,
		where: beside.where.filter(Boolean).join(' '),
		things: told.flatMap(({ thing }) => thing ?? []),
		others: told.flatMap(({ other }) => other ?? []),
		remarks: told.flatMap(({ remark }) => remark ?? []),
	}
}

const ofDays: ReadonlySet<Amount['kind']> = new Set(['usual', 'sometimes', 'peak'])

// The index of the amount that the question asks for: the one that names its thing, or else one that names none; one
// that is concluded from the others ("28 bed ward so 28") or holds now comes first.
function chooseMain(parts: readonly AmountPart[], { isMoney, counts }: Wanted): number {
	const find = (fits: (amount: Amount, part: AmountPart) => boolean) =>
		parts.findIndex((part) => part.amount !== null && fits(part.amount, part))
	if (isMoney) {
		const sum = find(({ amount }) => isMoneyAmount(amount))
		if (sum >= 0) return sum
	}
	const asked = find(({ noun, kind }) => noun !== '' && ofDays.has(kind) && counts?.(noun) === true)
	if (asked >= 0) return asked
	const isFree = ({ place, where, condition }: Amount) => `${place}${where}${condition}` === ''
	const first = parts.findIndex(({ amount }) => amount !== null)
	const isBare = (amount: Amount, part: AmountPart) =>
		amount.noun === '' && amount.kind === 'usual' && (isFree(amount) || part === parts[first])
	const chosen = [
		find(({ noun }, { tokens }) => noun === '' && saysNow(tokens)),
		find(isBare),
		find(({ kind }) => ofDays.has(kind)),
		find(({ kind }) => kind === 'change' || (kind === 'former' && parts.length === 1)),
	].find((one) => one >= 0)
	if (chosen === undefined) return -1
	// A number that wasn't understood may take back the one after it.
	const isSure = parts
		.slice(0, chosen)
		.every(({ amount, tokens }) => amount !== null || !tokens.some(({ isNumber }) => isNumber))
	return isSure ? chosen : -1
}

/** Whether an amount is one of money. */
export function isMoneyAmount(amount: string): boolean {
	return /[£$€]|\d\s?(?:k|m|bn)\b|thousand|million/i.test(amount)
}
