import { type ScoredField, scoredFields, type Verdict } from './verdict.ts'

export type Rates = { precision: number; recall: number; f1: number; expected: number }

/** Precision, recall and F1 of some verdicts; a wrong value is both one too many and one too few. */
export function ratesOf(verdicts: Verdict[]): Rates {
	const count = (outcome: Verdict['outcome']) =>
		verdicts.filter((verdict) => verdict.outcome === outcome).length
	const [right, wrong, missing, extra] = [
		count('right'),
		count('wrong'),
		count('missing'),
		count('extra'),
	]
	return rates(right, right + wrong + extra, right + wrong + missing)
}

/** Returns precision, recall and F1 for `right` values among `found` and `expected` values. */
export function rates(right: number, found: number, expected: number): Rates {
	const precision = found === 0 ? Number(expected === 0) : right / found
	const recall = expected === 0 ? Number(found === 0) : right / expected
	const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
	return { precision, recall, f1, expected }
}

/** The rates of each field that the truth or the reading has anything in. */
export function ratesByField(verdicts: Verdict[]): Map<ScoredField, Rates> {
	const fields = scoredFields.map((field) => {
		const some = verdicts.filter((verdict) => verdict.field === field)
		return [field, some.length === 0 ? null : ratesOf(some)] as const
	})
	return new Map(fields.flatMap(([field, some]) => (some === null ? [] : [[field, some]])))
}

/** The mean F1 over the fields, each counting alike however often it occurs. */
export function macroF1(verdicts: Verdict[]): number {
	const all = [...ratesByField(verdicts).values()]
	return all.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, all.length)
}
