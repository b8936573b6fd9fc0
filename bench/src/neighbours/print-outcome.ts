import { availableParallelism, loadavg } from 'node:os'
import { percentile } from '../percentile.ts'
import { aims, commonAims, compareAction, seconds } from './judge.ts'
import type { EngineOutcome } from './measure-engine.ts'
import { type Action, actions, type Spell } from './neighbour.ts'
import type { PeakMemory } from './process-memory.ts'
import type { Outcome } from './stage.ts'

/** How many aims there are and how many are met; `strictlyMet` without the allowance for quick actions. */
export type Score = { all: number; met: number; strictlyMet: number }

/** Prints how to read the figures below. */
export function printHeader(): void {
	console.log(`The neighbour saves and lists every 200 ms, asks for a preview every 250 ms and uploads every 1.2 s, from an address
of their own; times are in milliseconds from when a call was due. An action's aim is that its p95 beside the abuse is under
${aims.mostP95Ms} ms and at most ${aims.mostRatio} times its p95 alone. What is so quick alone that four times of it is noise may take up to
${aims.quickMs} ms ("quick"); the last line counts without that too.
This machine has ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)} before the first start.
With more load than cores from elsewhere, times say little; what is lost, refused, deleted or too large says the same.`)
}

/** Prints everything about one database, and counts the aims. */
export function printEngine({ engine, alone, outcomes }: EngineOutcome): Score {
	const score: Score = { all: 0, met: 0, strictlyMet: 0 }
	const uploads = alone.flatMap((spell) => spell.uploads)
	console.log(
		`\n== ${engine}; alone ${uploads.length} uploads, p50 ${seconds(percentile(uploads, 0.5))}, slowest ${seconds(Math.max(...uploads))}`,
	)
	for (const outcome of outcomes) printOne(outcome, alone, score)
	return score
}

function printOne(outcome: Outcome, alone: Spell[], score: Score): void {
	const { letter, title, beside, memory, report, notes } = outcome
	console.log(`\n${letter}  ${title}`)
	console.log('              p50 alone  beside   p95 alone  beside   ratio')
	for (const action of actions) printAction(action, { alone, beside, score })
	for (const { what, isMet, says } of [...commonAims(beside, memory), ...outcome.aims]) {
		count(score, isMet, isMet)
		console.log(`   ${mark(isMet)} ${what}: ${says}`)
	}
	console.log(`     uploads beside: ${beside.uploads.map(seconds).join(', ')}`)
	for (const error of beside.uploadErrors) console.log(`     not done: ${error}`)
	console.log(`     memory: ${describeMemory(memory)}`)
	if (report) {
		const answers = Object.entries(report.answers).map(([status, times]) => `${times} × ${status}`)
		console.log(
			`     the abuser was answered ${answers.join(', ')}; longest wait ${seconds(report.slowestMs)}`,
		)
	}
	for (const note of [...notes, ...countNotes(report?.notes ?? [])]) console.log(`     ${note}`)
}

type Printing = { alone: Spell[]; beside: Spell; score: Score }

function printAction(action: Action, { alone, beside, score }: Printing): void {
	const compared = compareAction(action, alone, beside)
	const { isMet, isStrictlyMet, ratio } = compared
	count(score, isMet, isStrictlyMet)
	const cells = [compared.alone.p50, compared.beside.p50, compared.alone.p95, compared.beside.p95]
	const [one, two, three, four] = cells.map((ms) => ms.toFixed(0).padStart(7))
	const quick = isMet && !isStrictlyMet ? '  (quick)' : ''
	console.log(
		`   ${mark(isMet)} ${action.padEnd(8)} ${one} ${two}     ${three} ${four}   ${ratio.toFixed(1).padStart(5)}${quick}`,
	)
}

function count(score: Score, isMet: boolean, isStrictlyMet: boolean): void {
	score.all += 1
	if (isMet) score.met += 1
	if (isStrictlyMet) score.strictlyMet += 1
}

function mark(isMet: boolean): string {
	return isMet ? 'ok  ' : 'MISS'
}

function describeMemory(memory: PeakMemory): string {
	const kinds = Object.entries(memory).map(([kind, megabytes]) => `${kind} ${megabytes} MB`)
	return kinds.join(', ') || 'not measured: it is read from /proc'
}

function countNotes(notes: string[]): string[] {
	const counts = new Map<string, number>()
	for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1)
	return [...counts].map(([note, times]) => (times > 1 ? `${times} × ${note}` : note))
}
