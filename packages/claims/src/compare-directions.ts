import type { Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Figure } from './figures.ts'
import type { Reading } from './read-for-audit.ts'

/**
 * Returns clues about turned directions: "from 9 to 4" became "from 4 to 9", or "from Xero to Sage" was turned round,
 * or a number rises to less.
 */
export function compareDirections(before: Reading, after: Reading): Clue[] {
	const turned = [...listFigureChanges(after), ...listWordChanges(after)]
	const given = new Set([...listFigureChanges(before), ...listWordChanges(before)])
	const isTurned = turned.some((change) => {
		const [from = '', to = ''] = change.split(' → ')
		return given.has(`${to} → ${from}`) && !given.has(change)
	})
	const isAbsurd = goesAgainstItself(after) && !goesAgainstItself(before)
	return isTurned || isAbsurd
		? [{ name: 'order turned', value: 1, kind: 'order', isDecisive: true }]
		: []
}

const rises = /^(?:rise|raise|increase|grow|climb|gain)$/
const falls = /^(?:fall|drop|reduce|decrease|cut|lower|shrink)$/

// "Rose from 71 to 52", "from 2021 to 2019".
function goesAgainstItself({ line: { tokens, clauses }, figures }: Reading): boolean {
	return figures.slice(1).some((to, index) => {
		const from = figures[index]
		if (from === undefined || from.kind !== to.kind || !isFromTo(tokens, from, to)) return false
		if (from.kind === 'year') return from.value > to.value
		const act = tokens[clauses[from.token.clause]?.act ?? -1]?.lemma ?? ''
		const rise = findRise(from, to)
		return (rises.test(act) && rise < 0) || (falls.test(act) && rise > 0)
	})
}

// In one unit: 20 minutes are less than 3 hours.
function findRise(from: Figure, to: Figure): number {
	if (from.measure === null || to.measure === null) return to.value - from.value
	return from.measure.dimension === to.measure.dimension
		? to.measure.amount - from.measure.amount
		: 0
}

function isFromTo(tokens: readonly Token[], from: Figure, to: Figure): boolean {
	const opening = tokens[from.token.index - 1]?.lower
	return opening === 'from' && tokens[to.token.index - 1]?.lower === 'to'
}

function listFigureChanges({ line, figures }: Reading): string[] {
	return figures.slice(1).flatMap((figure, index) => {
		const previous = figures[index]
		if (previous === undefined || previous.isWeak || figure.isWeak) return []
		const between = line.tokens
			.slice(previous.token.index + 1, figure.token.index)
			.map(({ lower }) => lower)
		return between.length <= 7 && between.some((word) => word === 'to' || word === 'into')
			? [`${previous.value} → ${figure.value}`]
			: []
	})
}

const opensFrom = /^(?:from|off)$/
const opensTo = /^(?:to|into|onto|until|till?|til)$/
const isThing = ({ tag }: Token) => /^(?:NN|VBG)/.test(tag)

// "From the depot at Leeds to York", "out of Excel into Tableau", "Leeds to York": each thing before with each thing behind.
function listWordChanges({ line: { tokens } }: Reading): string[] {
	return tokens.flatMap(({ lower, index: to }) => {
		if (!opensTo.test(lower)) return []
		const opening = findOpening(tokens, to)
		const from = opening < 0 ? to - 1 : opening + 1
		const behind = tokens.slice(to + 1, to + 5)
		const end = behind.findIndex((token) => token.tag === 'PUN' || opensTo.test(token.lower))
		const others = behind.slice(0, end < 0 ? behind.length : end).filter(isThing)
		return tokens
			.slice(Math.max(0, from), to)
			.filter(isThing)
			.flatMap((one) => others.map((other) => `${one.lemma} → ${other.lemma}`))
	})
}

function findOpening(tokens: readonly Token[], to: number): number {
	return tokens.findLastIndex(
		({ lower, index }) =>
			index < to &&
			index > to - 7 &&
			(opensFrom.test(lower) || (lower === 'of' && tokens[index - 1]?.lower === 'out')),
	)
}
