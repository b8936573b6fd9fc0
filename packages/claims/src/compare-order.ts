import type { Token } from '@app/language/analysis'
import type { Figure } from './figures.ts'
import type { Clue } from './findings.ts'
import type { Reading } from './reading.ts'

/** What goes from one thing to another: "from 9 to 4" is not "from 4 to 9", nor "from Xero to Sage" the other way, and nothing rises to less. */
export function compareOrder(before: Reading, after: Reading): Clue[] {
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
		return (rises.test(act) && from.value > to.value) || (falls.test(act) && from.value < to.value)
	})
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

function listWordChanges({ line: { tokens } }: Reading): string[] {
	return tokens.flatMap(({ lower, index }) => {
		if (lower !== 'from' && !(lower === 'of' && tokens[index - 1]?.lower === 'out')) return []
		const to = tokens.findIndex(
			(token) =>
				token.index > index + 1 && token.index < index + 7 && /^(?:to|into)$/.test(token.lower),
		)
		const noun = (from: number, end: number) =>
			tokens.slice(from, end).findLast(({ tag }) => /^NN/.test(tag))?.lemma
		const [one, other] =
			to < 0
				? []
				: [
						noun(index + 1, to),
						tokens.slice(to + 1, to + 5).find(({ tag }) => /^NN/.test(tag))?.lemma,
					]
		return one === undefined || other === undefined ? [] : [`${one} → ${other}`]
	})
}
