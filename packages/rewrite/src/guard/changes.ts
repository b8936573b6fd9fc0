import { findVerb } from '@app/language'
import type { Token } from './token.ts'
import { isOwnChange } from './word-keys.ts'

/** Whether a verb says that something became more, less or better. */
export function isChange({ isAct, lemma }: Token): boolean {
	const meaning = findVerb(lemma ?? '')?.verb.meaning
	return isAct && (meaning === 'improving' || meaning === 'reducing' || isOwnChange(lemma ?? ''))
}

// Of a thing that is no measure they say something else: cut hair, raised seedlings, a dropped parcel.
const ambiguous = new Set(
	'cut raise grow lift drop lower trim shrink shorten expand climb slip jump dip'.split(' '),
)
const measures = new Set(
	`cost costs spend spending expenditure budget time times waste wastage error errors complaint complaints delay delays queue queues wait
	absence sickness loss losses shrinkage price prices turnover sale sales revenue income profit profits takings footfall traffic attendance
	score scores grade grades rate rates number numbers level levels load consumption use usage energy mileage risk risks accident accidents
	injury injuries bill bills fee fees workload overtime debt debts backlog share awareness satisfaction output productivity enquiries
	bookings subscribers followers members membership signups visits views donations funds efficiency speed quality accuracy standards`.split(
		/\s+/,
	),
)

/**
 * Whether a word of the person tells of a change: "a drop in complaints" does, "multi-drop routes" and "cut vegetables" do not.
 */
export function tellsChange(before: readonly Token[], token: Token): boolean {
	const next = before[before.indexOf(token) + 1]
	if (
		/^(?:fewer|less|lower|higher|shorter|smaller|larger|bigger|faster|quicker)$/.test(token.lower)
	)
		return next?.lower !== 'than'
	const isNamed =
		token.isAct || next === undefined || !next.isContent || token.lower.endsWith('ing')
	if (!isNamed || !ambiguous.has(token.lemma ?? '')) return isNamed
	const near = before.filter(({ segment }) => segment === token.segment)
	return near.some(
		({ lower }) =>
			measures.has(lower) || (/^(?:\d.*%?|percent|cent|half)$/.test(lower) && hasBy(near)),
	)
}

function hasBy(near: readonly Token[]): boolean {
	return near.some(({ lower }) => /^(?:by|from|down|up|cent|percent)$/.test(lower))
}
