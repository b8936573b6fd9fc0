import { type Meaning, relateWords } from '@app/language/meaning'
import type { Clue } from './clue.ts'
import { compareDirections } from './compare-directions.ts'
import { compareNumberUse } from './compare-number-use.ts'
import { comparePeriods } from './compare-periods.ts'
import { compareRates } from './compare-rates.ts'
import type { Bound, Figure } from './figures.ts'
import { isSameMeasure, listBareUnits } from './measures.ts'
import type { Reading } from './read-for-audit.ts'
import { isInOtherUnit, isSameFigure } from './same-figure.ts'

/**
 * Returns clues about the numbers of the new text: new numbers, other things counted, other periods, more exactness
 * or another order.
 */
export function compareFigures(meaning: Meaning, before: Reading, after: Reading): Clue[] {
	const [own, theirs] = [after.figures, before.figures]
	return [
		...own.flatMap((figure) => judgeFigure(meaning, { figure, theirs, before, after })),
		...compareRates(before, after),
		...comparePeriods(before, after),
		...compareDirections(before, after),
		...compareCounts(meaning, before, after),
		...theirs
			.filter(
				(figure) =>
					figure.token.start < before.ownEnd &&
					!figure.isWeak &&
					figure.kind !== 'time' &&
					!own.some((other) => isSameFigure(figure, other)),
			)
			.map(
				({ token }): Clue => ({
					name: 'number dropped',
					value: 1,
					kind: 'left-out',
					before: token,
				}),
			),
	]
}

type Judged = { figure: Figure; theirs: readonly Figure[]; before: Reading; after: Reading }

function judgeFigure(meaning: Meaning, { figure, theirs, before, after }: Judged): Clue[] {
	const { token } = figure
	if (figure.kind === 'time') return []
	const same = theirs.filter((other) => isSameFigure(figure, other))
	const inOtherUnit = theirs.find((other) => isInOtherUnit(other, figure))
	if (same.length === 0 && inOtherUnit !== undefined)
		return [
			{
				name: 'number in another unit',
				value: 1,
				kind: 'frequency',
				before: inOtherUnit.token,
				after: token,
				isDecisive: true,
			},
		]
	if (figure.isWeak)
		return same.length > 0
			? []
			: [{ name: 'small number new', value: 1, kind: 'number', after: token }]
	if (same.length === 0) return [missing(meaning, { figure, theirs, before, after })]
	const best = same.find((other) => isAlike(meaning, other.counted, figure.counted)) ?? same[0]
	if (best === undefined) return []
	return [
		{ name: 'number kept', value: 1, kind: 'number', after: token },
		...compareNumberUse(same, figure, after),
		...compareCounted(meaning, { figure, best, theirs, before, after }),
		...compareBounds(best, figure),
		...comparePeriodOf(best, figure),
	]
}

// A number may be in the old text in a way that is not read: written apart, counted up, as a time of day.
function missing(meaning: Meaning, { figure, theirs, before, after }: Judged): Clue {
	const { token, value, kind } = figure
	const isCountedUp = kind === 'count' && value <= 12 && countListed(before) >= value
	const isInText = before.line.text
		.replaceAll(',', '')
		.split(/[^\d.]+/)
		.some((digits) => digits !== '' && Number(digits) === value)
	const isOther =
		isInText ||
		isCountedUp ||
		theirs.some((one) => one.kind === 'year' && one.value % 100 === value) ||
		(kind === 'year' && shortYears(before).includes(value % 100)) ||
		isWorkedOut(meaning, figure, theirs) ||
		isRounded(figure, theirs) ||
		isMeasuredOtherwise(figure, { theirs, before })
	const isOneOff = kind === 'count' && isOneMoreOrLess(figure, { theirs, before, after })
	const newName = value < 1 ? 'share new' : 'number new'
	const ofDate = kind === 'year' || kind === 'ordinal' ? 'number new, of a date' : newName
	const oneOff = isOneOff ? 'number one more or less' : ofDate
	const name = isOther ? 'number in another form' : oneOff
	// A day may be told as "the 1st"; a year that nothing says is made up.
	const isNewYear = name === ofDate && kind === 'year'
	const isDecisive = name === 'number new' || isNewYear
	return { name, value: 1, kind: 'number', after: token, isDecisive }
}

// "Since '14".
const shortYears = ({ line }: Reading) =>
	[...line.text.matchAll(/['‘’](\d\d)(?!\d)/g)].map(([, year]) => Number(year))

const betweenItems = /^(?:and|or|&|[,;/+])$/

// The names of a list may be counted: "Leeds, York and Hull" are three. The capitals of a title are no list.
function countListed({ line }: Reading): number {
	let listed = 0
	let isNamed = false
	for (const { lower, tag } of line.tokens) {
		if (betweenItems.test(lower)) isNamed = false
		else if (tag === 'NNP' && !isNamed) {
			listed++
			isNamed = true
		}
	}
	return listed
}

/**
 * The largest shares by which a rounded number may differ from the number it rounds, and by which an equally exact
 * number may differ from the old one.
 */
const roundedBy = 0.15
const nearlySame = 0.05

function countDigits(value: number): number {
	return String(value)
		.replace('.', '')
		.replace(/^0+|0+$/g, '').length
}

// "Over 200,000" for 212,000, "about ten" for 11 or for 8 to 12; "about 800" is no rounding of 900.
function isRounded({ value, bound, kind }: Figure, theirs: readonly Figure[]): boolean {
	const lies = (from: number, to: number) =>
		theirs.some((other) => other.kind === kind && other.value > from && other.value < to)
	const [low, high] = [value * (1 - roundedBy), value * (1 + roundedBy)]
	if (bound === 'over' || bound === 'more' || bound === 'least') return lies(value, high)
	if (bound === 'almost' || bound === 'under') return lies(low, value)
	if (bound !== 'about') return false
	const isWithin = (edge: Bound, fits: (other: number) => boolean) =>
		theirs.some((other) => other.kind === kind && other.bound === edge && fits(other.value))
	const isRounding = theirs.some(
		(other) =>
			other.kind === kind &&
			other.value > low &&
			other.value < high &&
			(countDigits(value) < countDigits(other.value) ||
				Math.abs(other.value - value) <= nearlySame * value),
	)
	return (
		isRounding ||
		(isWithin('least', (least) => least < value) && isWithin('most', (most) => most > value))
	)
}

// Whether the number is a sum, a product or a percentage of two numbers of the old text, or the difference of two
// that count the same thing.
function isWorkedOut(
	meaning: Meaning,
	{ value, counted }: Figure,
	theirs: readonly Figure[],
): boolean {
	const close = (other: number) => Math.abs(other - value) <= 1e-4 * Math.max(1, Math.abs(value))
	const isOfSame = (one: Figure) =>
		counted === null || one.counted === null || isAlike(meaning, one.counted, counted)
	return theirs.some((one) =>
		theirs.some(
			(other) =>
				one !== other &&
				(close(one.value + other.value) ||
					(close(one.value - other.value) && (isOfSame(one) || isOfSame(other))) ||
					close(one.value * other.value) ||
					(other.value > one.value && close((100 * one.value) / other.value))),
		),
	)
}

// Whether the old text has the same time, length or weight in another unit, as two parts, or as a bare unit.
function isMeasuredOtherwise(
	{ measure }: Figure,
	{ theirs, before }: { theirs: readonly Figure[]; before: Reading },
): boolean {
	if (measure === null) return false
	const bare = listBareUnits(before.line)
	const given = [...theirs.flatMap((other) => other.measure ?? []), ...bare]
	return (
		given.some((other) => isSameMeasure(measure, other)) ||
		given.some((one) =>
			given.some(
				(other) =>
					one !== other &&
					one.dimension === other.dimension &&
					isSameMeasure(measure, { ...one, amount: one.amount + other.amount }),
			),
		)
	)
}

// Those named beside the writer are one fewer than all of them.
function isOneMoreOrLess(
	{ value }: Figure,
	{ theirs, before, after }: { theirs: readonly Figure[]; before: Reading; after: Reading },
): boolean {
	const names = ({ line }: Reading) =>
		line.tokens.some(({ lemma, lower }) => companions.has(lemma) || companions.has(lower))
	return (
		value <= 15 &&
		(names(before) || names(after)) &&
		theirs.some((other) => Math.abs(other.value - value) === 1)
	)
}

const companions = new Set([
	'other',
	'others',
	'colleague',
	'workmate',
	'mate',
	'fellow',
	'teammate',
])

function isAlike(meaning: Meaning, one: string | null, other: string | null): boolean {
	if (one === null || other === null) return false
	if (one === other) return true
	return /^(?:same|derived|listed|synonym|broader|sibling)$/.test(relateWords(meaning, other, one))
}

function compareCounted(
	meaning: Meaning,
	{ figure, best, theirs, before }: Judged & { best: Figure },
): Clue[] {
	const { counted, token } = figure
	const clue = (name: string, isDecisive = false): Clue[] => [
		{ name, value: 1, kind: 'counted', before: best.token, after: token, isDecisive },
	]
	if (counted === null || figure.kind === 'year') return []
	if (isAlike(meaning, best.counted, counted)) return clue('counts the same')
	const owner = theirs.find(
		(other) => !isSameFigure(other, figure) && isAlike(meaning, other.counted, counted),
	)
	if (owner !== undefined)
		return clue(
			best.counted === null
				? 'counts what the number beside it counted'
				: 'counts what another number counted',
		)
	if (best.beside.some((noun) => isAlike(meaning, noun, counted)))
		return clue('counts a noun beside it')
	if (before.content.some(({ lemma }) => isAlike(meaning, lemma, counted)))
		return clue('counts a noun from elsewhere')
	return clue(best.counted === null ? 'counts something new' : 'counts something else')
}

/** Which bounds say no more than each bound does. */
const looser: Readonly<Record<Bound, readonly Bound[]>> = {
	exact: ['about', 'almost', 'most', 'least', 'over'],
	about: ['most'],
	almost: ['about', 'most', 'under'],
	most: ['under'],
	under: ['about', 'almost', 'most'],
	least: ['exact', 'about', 'over', 'more'],
	// “Over” may also be “during” or “across”, so it alone decides nothing.
	over: ['exact', 'about', 'least', 'more'],
	more: ['exact', 'about', 'least', 'over'],
}

function compareBounds(before: Figure, { bound, token }: Figure): Clue[] {
	if (bound === before.bound) return []
	return [
		{
			name: `number ${before.bound} → ${bound}`,
			value: 1,
			kind: 'exactness',
			before: before.token,
			after: token,
			isDecisive: !looser[before.bound].includes(bound),
		},
	]
}

function comparePeriodOf(before: Figure, { period, token }: Figure): Clue[] {
	if (period === before.period) return []
	if (period !== null && before.period !== null)
		return [
			{
				name: 'number in another period',
				value: 1,
				kind: 'frequency',
				before: before.token,
				after: token,
				isDecisive: true,
			},
		]
	return [
		{
			name: period === null ? 'number without its period' : 'number with a period',
			value: 1,
			kind: 'frequency',
			before: before.token,
			after: token,
		},
	]
}

// "3 nurses on 12 wards" for "12 nurses on 3 wards": two numbers that have changed places.
function compareCounts(meaning: Meaning, before: Reading, after: Reading): Clue[] {
	return after.figures.flatMap((one, index) => {
		const other = after.figures[index + 1]
		if (other === undefined || one.counted === null || other.counted === null) return []
		const isOf = (figure: Figure, counted: string) => (theirs: Figure) =>
			!theirs.isWeak && isSameFigure(figure, theirs) && isAlike(meaning, theirs.counted, counted)
		const isExchanged =
			!isSameFigure(one, other) &&
			!isAlike(meaning, one.counted, other.counted) &&
			before.figures.some(isOf(one, other.counted)) &&
			before.figures.some(isOf(other, one.counted)) &&
			!before.figures.some(isOf(one, one.counted)) &&
			!before.figures.some(isOf(other, other.counted))
		if (!isExchanged) return []
		const clue = { name: 'counts exchanged', value: 1, kind: 'counted', after: one.token } as const
		return [{ ...clue, isDecisive: true }]
	})
}
