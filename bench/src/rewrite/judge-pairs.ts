import { guard, type Violation } from '@app/rewrite'
import { type GuardPair, readPairs, readSecondHandPairs } from './read-pairs.ts'

type Judged = { kind: string; faithful: boolean; before: string; after: string; found: Violation[] }

/** Prints what the guard catches and lets pass in each file of pairs. `show` prints each pair that it gets wrong. */
export function printGuard({ show }: { show: boolean }): void {
	printPairs('pairs', readPairs('pairs.txt').map(judgePair), show)
	printPairs('close pairs', readPairs('close-pairs.txt').map(judgePair), show)
	const secondHand = readSecondHandPairs().map(
		(pair): Judged => ({ ...pair, found: guard(pair.before, pair.after, []) }),
	)
	printPairs('pairs of another hand', secondHand, show)
	for (const kind of new Set(secondHand.map((pair) => pair.kind))) {
		const pairs = secondHand.filter((pair) => pair.kind === kind)
		const right = pairs.filter(isRight).length
		const what = pairs[0]?.faithful === true ? 'pass' : 'caught'
		console.log(`  ${kind.replaceAll('_', ' ')}: ${right} of ${pairs.length} ${what}`)
	}
}

function judgePair({ madeUp, before, after, answers }: GuardPair): Judged {
	const found = guard(before, after, answers)
	return { kind: madeUp ?? 'true', faithful: madeUp === null, before, after, found }
}

function isRight({ faithful, found }: Judged): boolean {
	return faithful === (found.length === 0)
}

function printPairs(name: string, pairs: readonly Judged[], show: boolean): void {
	const share = (faithful: boolean) => {
		const all = pairs.filter((pair) => pair.faithful === faithful)
		const right = all.filter(isRight).length
		return `${right} of ${all.length} (${((100 * right) / all.length).toFixed(1)} %)`
	}
	console.log(
		`guard, ${name}: made up and caught ${share(false)}, honest and let pass ${share(true)}`,
	)
	if (!show) return
	for (const { kind, before, after, found } of pairs.filter((pair) => !isRight(pair))) {
		const what = found.map((violation) => `${violation.kind}: ${violation.text}`).join('; ')
		console.log(`  ${kind}: ${before} → ${after}  [${what}]`)
	}
}
