import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { audit } from '@app/claims'
import { parseTable } from '@app/language'
import { generateAttacks } from './claims/generate-attacks.ts'
import { type LabelledPair, openedFile, readPairs, sealedFile } from './claims/read-pairs.ts'

/**
 * What the audit of claims catches and lets pass, on pairs that people labelled: sealed pairs, which nothing was learned from; attacks
 * made from honest pairs; and audits in a second of processor time. `npm run train -- --only claims` measures on hands that were left
 * out. `--show` prints each pair that is judged wrongly.
 */
function main(): void {
	const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
	printAgreement()
	const sealed = readPairs(sealedFile)
	printPairs('sealed pairs', sealed, values.show)
	printPairs('pairs opened last', readPairs(openedFile), values.show)
	printKinds(sealed)
	printAttacks(sealed)
	printSpeed(sealed)
}

function printAgreement(): void {
	const file = new URL('./claims/judgements.tsv', import.meta.url)
	if (!existsSync(file)) return
	const rows = parseTable<'writer' | 'first' | 'second'>(readFileSync(file, 'utf8').trimEnd())
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

function printPairs(name: string, pairs: readonly LabelledPair[], show: boolean): void {
	const judged = pairs.map((pair) => ({ pair, passed: passes(pair) }))
	const unfaithful = judged.filter(({ pair }) => !pair.faithful)
	const honest = judged.filter(({ pair }) => pair.faithful)
	const caught = unfaithful.filter(({ passed }) => !passed).length
	const passed = honest.filter((found) => found.passed).length
	console.log(
		`${name}: caught ${caught} of ${unfaithful.length} (${percent(caught / unfaithful.length)}), honest passed ${passed} of ${honest.length} (${percent(passed / honest.length)})`,
	)
	if (!show) return
	for (const { pair, passed } of judged)
		if (passed !== pair.faithful)
			console.log(
				`  ${pair.faithful ? 'refused' : 'passed'}, ${pair.kind}: ${pair.before} → ${pair.after}`,
			)
}

function printKinds(pairs: readonly LabelledPair[]): void {
	const kinds = Map.groupBy(
		pairs,
		({ kind, faithful }) => `${faithful ? 'honest' : 'made up'}: ${kind}`,
	)
	for (const [kind, own] of [...kinds].sort(([one], [other]) => one.localeCompare(other))) {
		const right = own.filter((pair) => passes(pair) === pair.faithful).length
		console.log(`  ${kind}: ${right} of ${own.length} right`)
	}
}

const attacksMade = 500

function printAttacks(pairs: readonly LabelledPair[]): void {
	const attacks = generateAttacks([...pairs, ...readPairs('development')], attacksMade)
	const passed = attacks.filter(passes)
	console.log(`attacks made from honest pairs: ${passed.length} of ${attacks.length} pass`)
	for (const { kind, before, after } of passed) console.log(`  ${kind}: ${before} → ${after}`)
}

function printSpeed(pairs: readonly LabelledPair[]): void {
	const rounds = 5
	const { user } = process.cpuUsage()
	for (let round = 0; round < rounds; round++)
		for (const { before, after, facts } of pairs) audit(before + ' '.repeat(round), after, facts)
	const seconds = (process.cpuUsage().user - user) / 1e6
	console.log(
		`${Math.round((rounds * pairs.length) / seconds)} audits in a second of processor time`,
	)
}

if (import.meta.main) main()
