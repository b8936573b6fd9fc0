import { findQuantities, type Quantity } from '@app/language'
import type { Violation, ViolationKind } from '../suggestion.ts'
import { type Bound, claimsNoMore, readBound } from './bounds.ts'
import { lookUpEffects } from './effects.ts'
import { findPeriod } from './periods.ts'
import { readLine } from './read-line.ts'
import { saysSame } from './same-words.ts'
import type { Token } from './token.ts'

const kindOf: Record<Quantity['kind'], ViolationKind> = {
	money: 'money',
	percent: 'percent',
	count: 'number',
	duration: 'number',
	multiple: 'number',
}

type Figure = Quantity & {
	/** The amount with its unit and, of a range, its upper end. */
	key: string
	bound: Bound
	period: string | null
	/** The figure says of how many: "15 of the 20 pitches". */
	isTotal: boolean
	/** The noun phrase that is counted. */
	counted: readonly Token[]
	/** All words that belong to this figure rather than to the one before or after. */
	around: readonly Token[]
}

/**
 * Figures of the new text that the person did not give, or gave with another unit, for another thing, in another period, or
 * less exactly; and changes in the wrong direction.
 */
export function unlicensedFigures(licence: string, after: string): Violation[] {
	const allowed = listFigures(licence)
	const wanted = listFigures(after)
	return [
		...wanted.flatMap((figure) => judgeFigure(allowed, figure)),
		...turnedChanges(licence, after),
	]
}

// A figure is used up: twelve per cent more bookings are not twelve per cent more revenue.
function judgeFigure(allowed: Figure[], figure: Figure): Violation[] {
	const kind = kindOf[figure.kind]
	const same = allowed.filter(({ key }) => key === figure.key)
	if (same.length === 0) return [{ kind, text: figure.text }]
	const fits = same.find((other) => fitsTo(allowed, other, figure))
	allowed.splice(allowed.indexOf(fits ?? same[0] ?? figure), 1, ...spent(fits ?? same[0]))
	return fits === undefined ? [{ kind, text: figure.text }] : []
}

// What a spent figure was about is still known, so that the others are not taken for its owner.
function spent(figure: Figure | undefined): Figure[] {
	return figure === undefined ? [] : [{ ...figure, key: '' }]
}

function fitsTo(allowed: readonly Figure[], own: Figure, figure: Figure): boolean {
	if (!claimsNoMore(own.bound, figure.bound) || (own.isTotal && !figure.isTotal)) return false
	if (figure.isTotal) return true
	if (figure.period !== null && own.period !== null && figure.period !== own.period) return false
	if (figure.kind === 'count' && !countsSame(own.counted, figure.counted)) return false
	if (/^twice$/i.test(figure.text)) return true
	const owners = figure.around.flatMap((word) => findOwners(allowed, word))
	return owners.length === 0 || owners.includes(own)
}

function countsSame(own: readonly Token[], counted: readonly Token[]): boolean {
	if (own.length === 0 || counted.length === 0) return true
	return counted.some((word) => own.some((other) => saysSame(other, word)))
}

// The figures that alone have a word about them.
function findOwners(allowed: readonly Figure[], word: Token): Figure[] {
	const owners = allowed.filter(({ around }) => around.some((other) => saysSame(other, word)))
	return owners.length === 1 ? owners : []
}

function listFigures(text: string): Figure[] {
	const quantities = findQuantities(text).map((quantity) => countBeforeName(text, quantity))
	if (quantities.length === 0) return []
	const line = readLine(text)
	const { said } = lookUpEffects(text)
	return quantities.map((quantity, index) => {
		const [previous, next] = [quantities[index - 1], quantities[index + 1]]
		const isTime = /^\s?(?:am|pm|o['’]clock)\b/i.test(text.slice(quantity.end))
		const own = (token: Token) => (said.get(token)?.size ?? 0) === 0
		const segment = line.find((token) => overlaps(token, quantity))?.segment
		const last = endOfPart(line, quantity, next?.start ?? text.length)
		const first = previous === undefined ? 0 : endOfPart(line, previous, quantity.start)
		return {
			...quantity,
			key: figureKey(quantity),
			bound: readBound(text, quantity),
			isTotal: total.test(text.slice(0, quantity.start)),
			period: findPeriod(text.slice(quantity.end, next?.start ?? text.length)),
			counted: isTime ? [] : countedBy(line, quantity, next?.start ?? text.length),
			around: isTime
				? []
				: line.filter(
						(token) =>
							token.isContent &&
							!token.isAct &&
							own(token) &&
							token.segment === segment &&
							token.start >= first &&
							token.end <= last &&
							!overlaps(token, quantity),
					),
		}
	})
}

// In "30 Year 8 pupils" the 30 are no years.
function countBeforeName(text: string, quantity: Quantity): Quantity {
	const [amount = ''] = quantity.text.split(/ (?=year$)/i)
	if (amount === quantity.text || !/^ \d/.test(text.slice(quantity.end))) return quantity
	return { ...quantity, kind: 'count', text: amount, end: quantity.start + amount.length }
}

function overlaps(token: Token, { start, end }: Quantity): boolean {
	return token.start < end && token.end > start
}

// Up to the next "and" or comma.
function endOfPart(line: readonly Token[], { end }: Quantity, most: number): number {
	const stop = line.find(
		(token) => token.start >= end && (/[,;.:()&]/.test(token.gap) || token.lower === 'and'),
	)
	return Math.min(stop?.start ?? most, most)
}

const total =
	/(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|most|few|many|half)) (?:out )?of (?:the |my |our |their )?$|\bout of (?:the |my |our )?$/i

const endsNouns =
	/^(?:on|at|to|with|by|from|through|across|in|for|who|which|that|into|under|during|when|while|before|after|and|or|per|a|an|each|every|over)$/

function countedBy(line: readonly Token[], quantity: Quantity, most: number): Token[] {
	const nouns: Token[] = []
	for (const token of line) {
		if (token.start < quantity.end || token.start >= most) continue
		if (
			/[,;.:()]/.test(token.gap) ||
			endsNouns.test(token.lower) ||
			(token.isAct && nouns.length > 0)
		)
			break
		if (token.isContent) nouns.push(token)
	}
	return [...nouns, ...groupBefore(line, quantity)]
}

// "A team of 12", "a dissertation of 10,000 words".
function groupBefore(line: readonly Token[], { start }: Quantity): Token[] {
	const at = line.findLastIndex((token) => token.end <= start)
	const [group, of] = [line[at - 1], line[at]]
	return of?.lower === 'of' && group?.isContent === true ? [group] : []
}

const timeUnit =
	/\b(?:second|sec|minute|min|hour|hr|day|night|week|month|year|shift|term|season|centur|decade)/i

function figureKey({ kind, value, text }: Quantity): string {
	const currency = /[$€]/.exec(text)?.[0] ?? ''
	const unit =
		kind === 'duration'
			? (timeUnit.exec(text)?.[0].toLowerCase().replace(/^hr$/, 'hour') ?? '')
			: ''
	const isMany = /^(?:dozen|hundred|thousand|million)s$/i.test(text)
	const upper = /(?:-|–|\bto\b)\s?([£$€]?\s?\d[\d.,]*\s?(?:k|m|bn)?)/i.exec(text)?.[1]
	const to = upper === undefined ? '' : String(findQuantities(upper)[0]?.value ?? upper)
	return [
		isMany ? 'many' : kindOf[kind],
		kind === 'duration' ? 'duration' : '',
		value,
		to,
		currency,
		unit.replace(/^(sec|min)(?:ond|ute)$/, '$1'),
	].join(' ')
}

// "From 3 hours to 40 minutes" is not "from 40 minutes to 3 hours".
function turnedChanges(licence: string, after: string): Violation[] {
	const changes = new Set(findChanges(licence))
	return findChanges(after)
		.filter((change) => {
			const [from = '', to = ''] = change.split(' → ')
			return !changes.has(change) && changes.has(`${to} → ${from}`)
		})
		.map((text) => ({ kind: 'number', text }))
}

function findChanges(text: string): string[] {
	const quantities = findQuantities(text)
	return quantities.slice(1).flatMap((quantity, index) => {
		const from = quantities[index]
		const between = from === undefined ? '' : text.slice(from.end, quantity.start)
		return from !== undefined &&
			/^[^,;.]{0,40}\bto (?:just |only |about |around |over |under )?$/i.test(between)
			? [`${figureKey(from)} → ${figureKey(quantity)}`]
			: []
	})
}
