import { worthOf } from '@app/cv-import/classifier'

/** A value that was read: its field, the reader's confidence, and whether it was right. */
export type Told = { field: string; said: number; isRight: boolean }

export type Knot = [said: number, right: number]

/** A field with fewer values than this is judged with all the others. */
const leastValues = 80
/** The fewest values in one knot. */
const leastInKnot = 25
/** The number of average values of all fields that is added to each knot of one field. */
const borrowed = 25
/** Layouts that the reader was not built with are a little harder: by this much of macro F1 when it was measured. */
const ofStrangers = 0.988

/**
 * Returns, for each field with enough values and for `any`, the share of right values by the reader's confidence. It
 * never falls (pool adjacent violators) and is drawn towards that of all fields where there are few values. On pages
 * that weren't learned from, fewer values are right; `worthForStrangers` is the factor.
 */
export function fitConfidence(
	told: readonly Told[],
	worthForStrangers = ofStrangers,
): Record<string, Knot[]> & { any: Knot[] } {
	const forStrangers = ([said, right]: Knot): Knot => [said, round(right * worthForStrangers)]
	const any = knotsOf(told, () => 0, 0)
	const fields = [...Map.groupBy(told, ({ field }) => field)]
		.filter(([, values]) => values.length >= leastValues)
		.map(
			([field, values]) =>
				[field, knotsOf(values, (said) => worthOf(said, any), borrowed)] as const,
		)
	const own = fields
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([field, knots]) => [field, knots.map(forStrangers)] as const)
	return { any: any.map(forStrangers), ...Object.fromEntries(own) }
}

type Block = { said: number; right: number; values: number }

function knotsOf(told: readonly Told[], usual: (said: number) => number, extra: number): Knot[] {
	const levels = [...Map.groupBy(told, ({ said }) => Math.round(said * 100) / 100)]
	const blocks = levels
		.sort(([a], [b]) => a - b)
		.map(([said, some]) => ({
			said: said * some.length,
			right: some.filter(({ isRight }) => isRight).length,
			values: some.length,
		}))
	const merged = neverFalling(largeEnough(blocks))
	// The share of all fields may fall where one field's rises, so the result is a running maximum.
	let least = 0
	return merged.map(({ said, right, values }) => {
		const at = said / values
		least = Math.max(least, (right + extra * usual(at)) / (values + extra))
		return [round(at), least]
	})
}

function largeEnough(blocks: readonly Block[]): Block[] {
	const large: Block[] = []
	for (const block of blocks) {
		const last = large.at(-1)
		if (last !== undefined && last.values < leastInKnot)
			large[large.length - 1] = joined(last, block)
		else large.push(block)
	}
	const [before, last] = large.slice(-2)
	const isShort = before !== undefined && last !== undefined && last.values < leastInKnot
	return isShort ? [...large.slice(0, -2), joined(before, last)] : large
}

function neverFalling(blocks: readonly Block[]): Block[] {
	const rising: Block[] = []
	for (const block of blocks) {
		let next = block
		for (let last = rising.at(-1); last !== undefined && isOver(last, next); last = rising.at(-1)) {
			next = joined(last, next)
			rising.pop()
		}
		rising.push(next)
	}
	return rising
}

function isOver(a: Block, b: Block): boolean {
	return a.right / a.values > b.right / b.values
}

function joined(a: Block, b: Block): Block {
	return { said: a.said + b.said, right: a.right + b.right, values: a.values + b.values }
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000
}
