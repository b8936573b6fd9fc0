import { fieldAt } from '@app/cv-import/classifier'
import type { JudgedField } from '../score/calibration.ts'
import { rates } from '../score/tally.ts'
import type { Compare } from './same-values.ts'

/** How many values of a field were right, how many there should not be, and how many are missing. */
export type Counts = { right: number; extra: number; missing: number }

export type Ledger = {
	counts: Map<string, Counts>
	judged: JudgedField[]
	confidence: Readonly<Record<string, number>>
}

/** Opens a ledger for one page, with the confidence of every value that was read, by its path. */
export function openLedger(confidence: Readonly<Record<string, number>>): Ledger {
	return { counts: new Map(), judged: [], confidence }
}

/** Adds to the counts of a field. */
export function addCounts(ledger: Ledger, field: string, { right, extra, missing }: Counts): void {
	const sum = ledger.counts.get(field) ?? { right: 0, extra: 0, missing: 0 }
	ledger.counts.set(field, {
		right: sum.right + right,
		extra: sum.extra + extra,
		missing: sum.missing + missing,
	})
}

type Paired = { pairs: number; expected: number; found: number }

/** Adds to the counts of a field with a list of values: how many of both lists were paired, and how long each is. */
export function countPairs(
	ledger: Ledger,
	field: string,
	{ pairs, expected, found }: Paired,
): void {
	addCounts(ledger, field, { right: pairs, extra: found - pairs, missing: expected - pairs })
}

type Value = {
	field: string
	expected: string | undefined
	found: string | undefined
	/** Where the value that was read has its confidence. */
	path: string
	/** A value that is not expected does no harm. */
	isFree?: boolean
}

/** Judges a field that has one value at most. */
export function judgeOne(ledger: Ledger, value: Value, compare: Compare): void {
	const { field, expected = '', found = '', path, isFree = false } = value
	if (found === '' && expected === '') return
	if (expected === '') {
		if (!isFree) addCounts(ledger, field, { right: 0, extra: 1, missing: 0 })
		if (!isFree) addJudgement(ledger, path, false)
		return
	}
	if (found === '') {
		addCounts(ledger, field, { right: 0, extra: 0, missing: 1 })
		return
	}
	const right = compare(expected, found)
	addCounts(ledger, field, { right, extra: 1 - right, missing: 1 - right })
	addJudgement(ledger, path, right > 0.99)
}

/** Remembers whether a value that was read with a confidence is right. */
export function addJudgement(ledger: Ledger, path: string, isRight: boolean): void {
	const confidence = ledger.confidence[path]
	if (confidence === undefined) return
	ledger.judged.push({ field: fieldAt(path), confidence, isRight })
}

/** The F1 of some counts, from 0 to 1; 1 where there was nothing to read and nothing was read. */
export function measureF1(counts: readonly Counts[]): number {
	const sum = (key: keyof Counts) => counts.reduce((all, one) => all + one[key], 0)
	const [right, extra, missing] = [sum('right'), sum('extra'), sum('missing')]
	return rates(right, right + extra, right + missing).f1
}
