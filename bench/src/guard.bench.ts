import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { audit, threshold } from '@app/claims'
import { parseTsv } from '@app/language'
import { generateAttacks } from './claims/generate-attacks.ts'
import { countVerdicts, printLeftOut, readLearned, scoreLeftOut } from './claims/leave-out.ts'
import { type LabelledPair, measuredFiles, readPairs, unlearnedFiles } from './claims/read-pairs.ts'

/**
 * Prints how many inventions the audit catches and how many honest rewritings it passes, on pairs that people
 * labelled: the pairs of each hand while that hand is left out of learning, by hand and by kind; the verdicts of the
 * shipped audit; attacks made from honest pairs; and audits per second of processor time. `--show` prints each
 * left-out pair that is judged wrongly; `--quick` leaves the learning out.
 */
function main(): void {
	const { values } = parseArgs({
		options: {
			show: { type: 'boolean', default: false },
			quick: { type: 'boolean', default: false },
		},
	})
	printAgreement()
	if (!values.quick) printLeftOut(scoreLeftOut(readLearned()), threshold, values.show)
	const pairs = measuredFiles.flatMap(readPairs)
	for (const [verdict, count] of Object.entries(countVerdicts(pairs)).sort())
		console.log(`learned pairs, ${verdict}: ${count}`)
	for (const file of unlearnedFiles) printUnlearned(file, readPairs(file))
	printAttacks(pairs)
	printSpeed(readPairs('sealed'))
}

function printAgreement(): void {
	const file = new URL('./claims/judgements.tsv', import.meta.url)
	if (!existsSync(file)) return
	const rows = parseTsv<'writer' | 'first' | 'second'>(readFileSync(file, 'utf8').trimEnd())
	const agreed = rows.filter(({ first, second }) => first === second).length / rows.length
	const share = (judge: 'first' | 'second') =>
		rows.filter((row) => row[judge] === 'true').length / rows.length
	const chance = share('first') * share('second') + (1 - share('first')) * (1 - share('second'))
	const withWriter = rows.filter(({ writer, first }) => writer === first).length / rows.length
	console.log(
		`two judges of ${rows.length} pairs agree on ${percent(agreed)} (kappa ${((agreed - chance) / (1 - chance)).toFixed(2)}), and with the writers on ${percent(withWriter)}`,
	)
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`
}

const passes = ({ before, after, facts }: LabelledPair) =>
	audit(before, after, facts).verdict === 'faithful'

function printUnlearned(file: string, pairs: readonly LabelledPair[]): void {
	const honest = pairs.filter(({ faithful }) => faithful)
	const invented = pairs.filter(({ faithful }) => !faithful)
	const caught = invented.filter((pair) => !passes(pair)).length
	const passed = honest.filter(passes).length
	console.log(
		`nothing was learned from ${file}: caught ${caught} of ${invented.length}, honest passed ${passed} of ${honest.length}`,
	)
}

const attacksMade = 500

function printAttacks(pairs: readonly LabelledPair[]): void {
	const attacks = generateAttacks(pairs, attacksMade)
	const passed = attacks.filter(passes)
	console.log(`attacks made from honest pairs: ${passed.length} of ${attacks.length} pass`)
	for (const { kind, before, after } of passed) console.log(`  ${kind}: ${before} → ${after}`)
}

// The quickest of several rounds: the first compiles, and a busy machine slows the others.
function printSpeed(pairs: readonly LabelledPair[]): void {
	const rounds = 12
	const seconds = Array.from({ length: rounds }, (_, round) => {
		const { user } = process.cpuUsage()
		for (const { before, after, facts } of pairs) audit(before + ' '.repeat(round), after, facts)
		return (process.cpuUsage().user - user) / 1e6
	})
	const speed = Math.round(pairs.length / Math.min(...seconds))
	console.log(`${speed} audits in a second of processor time, in the quickest of ${rounds} rounds`)
}

if (import.meta.main) main()
