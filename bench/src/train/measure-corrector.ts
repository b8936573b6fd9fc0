import {
	applyCorrection,
	type Correction,
	type CorrectorRules,
	type CorrectorWeights,
	correctWords,
} from '@app/language/corrector'
import { alignCorrection } from './align-correction.ts'
import { type NoisyLine, placeKey } from './corrector-noise.ts'

/** A line as somebody typed it, beside its correction. */
export type Pair = readonly [messy: string, correct: string]

/** What a correction is: what was meant, something else where something is wrong, or a change of what is right. */
type Verdict = 'right' | 'fault' | 'wrong'

/** How lines fare in whole: a line is right only if each of its faults is corrected or named and nothing right is touched. */
export type WholeLines = {
	lines: number
	faulty: number
	faults: number
	/** Edits that are what was meant, at a place that is wrong, and at one that is right. */
	edits: Record<Verdict, number>
	/** Places named where nothing is wrong. */
	needless: number
	/** Lines without a fault that were changed or remarked on. */
	touched: number
	/** Faulty lines of which all faults are corrected; corrected or named. */
	mended: number
	mendedOrNamed: number
	/** Lines with a fault that is neither, and lines in which something right was changed. */
	missed: number
	harmed: number
	/** Lines that are right in whole. */
	right: number
}

/** Corrects lines of people and compares what became of them with what they meant. */
export function measureLines(
	pairs: readonly Pair[],
	weights: CorrectorWeights,
	rules: CorrectorRules,
): WholeLines {
	const whole: WholeLines = {
		lines: pairs.length,
		faulty: 0,
		faults: 0,
		edits: { right: 0, fault: 0, wrong: 0 },
		needless: 0,
		touched: 0,
		mended: 0,
		mendedOrNamed: 0,
		missed: 0,
		harmed: 0,
		right: 0,
	}
	for (const pair of pairs) addLine(whole, pair, correctWords(pair[0], weights, rules))
	return whole
}

function addLine(
	whole: WholeLines,
	[messy, correct]: Pair,
	{ text, edits, doubts }: ReturnType<typeof correctWords>,
): void {
	const faults = listFaults(alignCorrection(messy, correct))
	const verdicts = judgeEdits([messy, correct], edits)
	for (const verdict of verdicts) whole.edits[verdict]++
	const rest = alignCorrection(text, correct)
	const needless = doubts.filter((doubt) => judge(doubt, rest) === 'wrong').length
	const left = listFaults(rest)
	const missed = left.filter(
		([start, end]) => !doubts.some((one) => one.start <= end + 1 && one.end >= start - 1),
	)
	const isHarmed = verdicts.includes('wrong')
	whole.faults += faults.length
	whole.needless += needless
	if (faults.length > 0) {
		whole.faulty++
		if (!isHarmed && left.length === 0) whole.mended++
		if (!isHarmed && missed.length === 0) whole.mendedOrNamed++
	} else if (edits.length + doubts.length > 0) whole.touched++
	if (missed.length > 0) whole.missed++
	if (isHarmed) whole.harmed++
	if (!isHarmed && missed.length + needless === 0) whole.right++
}

function judgeEdits([messy, correct]: Pair, edits: readonly Correction[]): Verdict[] {
	let line = messy
	return edits.map((edit) => {
		const verdict = judge(edit, alignCorrection(line, correct))
		line = applyCorrection(line, edit)
		return verdict
	})
}

function judge({ start, end, meant }: Correction, line: NoisyLine): Verdict {
	const at = line.tokens.findIndex((token) => token.start >= start)
	const length =
		start === end
			? 0
			: line.tokens.filter((token) => token.start >= start && token.end <= end).length
	const wanted = line.meant.get(placeKey(at, length))
	if (wanted === meant.toLowerCase().replaceAll('’', "'")) return 'right'
	const isNear = [...line.meant.keys()].some((key) => {
		const [from = 0, size = 0] = key.split(' ').map(Number)
		return from < at + Math.max(length, 1) && from + Math.max(size, 1) > at
	})
	return isNear ? 'fault' : 'wrong'
}

/** Where the words of a line differ from its correction; marks alone are no fault. */
function listFaults({ tokens, meant }: NoisyLine): [start: number, end: number][] {
	return [...meant].flatMap(([key, wanted]): [number, number][] => {
		const [at = 0, length = 0] = key.split(' ').map(Number)
		const written = tokens.slice(at, at + length)
		const start = tokens[at]?.start ?? tokens.at(-1)?.end ?? 0
		const isWord = /[a-z]/.test(wanted) || written.some(({ lower }) => /[a-z]/.test(lower))
		return isWord ? [[start, written.at(-1)?.end ?? start]] : []
	})
}

/** A table of how lines fare, in a few lines of text. */
export function formatWholeLines(whole: WholeLines): string {
	const { lines, faulty, faults, edits, needless, touched } = whole
	const share = (part: number, all: number) => `${part} (${((100 * part) / all).toFixed(1)} %)`
	return [
		`${lines} lines, ${faulty} with ${faults} faults; ${share(edits.right, faults)} corrected as meant, ${edits.fault} otherwise, ${edits.wrong} right words changed`,
		`${needless} needless remarks, ${touched} of ${lines - faulty} right lines touched, ${whole.harmed} lines harmed`,
		`corrected in whole ${share(whole.mended, faulty)}, corrected or named in whole ${share(whole.mendedOrNamed, faulty)}, with a fault neither corrected nor named ${share(whole.missed, faulty)}`,
		`right in whole ${share(whole.right, lines)}`,
	].join('\n  ')
}
