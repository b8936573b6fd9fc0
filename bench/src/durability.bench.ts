import { parseArgs } from 'node:util'
import { readTestServer } from '../../apps/api/src/config.ts'
import { killAtRandom, type Rounds, runRounds } from './durability/kill-rounds.ts'
import { type PowerCuts, runPowerCuts, whyNoPowerCuts } from './durability/power-cuts.ts'
import { compareSpeeds, type Speeds } from './durability/saves-per-second.ts'
import { type Engine, newWorld, type World } from './durability/world.ts'
import { percentile } from './percentile.ts'

const { values: wishes } = parseArgs({
	options: {
		kills: { type: 'string', default: '100' },
		cuts: { type: 'string', default: '30' },
		seconds: { type: 'string', default: '20' },
		engine: { type: 'string' },
	},
})
const engines = (['embedded', 'postgres'] as const).filter(
	(engine) => wishes.engine === undefined || wishes.engine === engine,
)
const serverUrl = readTestServer() ?? undefined
let failures = 0

for (const engine of engines) {
	const seconds = Number(wishes.seconds)
	if (seconds > 0)
		printSpeeds(engine, await inWorld(engine, (world) => compareSpeeds(world, seconds)))
	const rounds = Number(wishes.kills)
	if (rounds === 0) continue
	const killed = await inWorld(engine, (world) =>
		runRounds(world, { rounds, disturb: killAtRandom }),
	)
	printRounds(`${engine}, killed ${rounds} times`, killed)
}
if (engines.includes('embedded') && Number(wishes.cuts) > 0) {
	const why = whyNoPowerCuts()
	if (why !== null) console.log(`\nNo power cuts were simulated: ${why}.`)
	else printCuts(await runPowerCuts(Number(wishes.cuts)))
}
if (failures > 0) throw new Error(`${failures} acknowledged things are not as they should be.`)

async function inWorld<T>(engine: Engine, work: (world: World) => Promise<T>): Promise<T> {
	const world = await newWorld(engine, { serverUrl })
	return work(world).finally(world.close)
}

function printSpeeds(engine: Engine, { ella, baselineServer, bareDatabase }: Speeds): void {
	console.log(`\n${engine}, nothing killed`)
	console.log(`  saves per second        ${ella.saves.toFixed(0)}`)
	console.log(`  the bare database's     ${bareDatabase.toFixed(0)}`)
	console.log(`  share                   ${percent(ella.share, 1)}`)
	console.log(`  the baseline server's   ${baselineServer.saves.toFixed(0)}`)
	console.log(`  share                   ${percent(ella.share, baselineServer.share)}`)
}

function percent(part: number, whole: number): string {
	return `${((100 * part) / whole).toFixed(0)} %`
}

function printRounds(title: string, result: Rounds): void {
	console.log(`\n${title}`)
	console.log(`  acknowledged saves      ${result.acknowledged}`)
	const groups = {
		lost: result.lost,
		doubled: result.doubled,
		'skipped revisions': result.skipped,
		'wrong versions': result.wrongVersions,
	}
	for (const [name, found] of Object.entries(groups)) printFound(name, found)
	const [middle, p95, worst] = [0.5, 0.95, 1].map((share) =>
		percentile(result.recoveryMs, share).toFixed(0),
	)
	console.log(`  recovery                ${middle} / ${p95} / ${worst} ms (median / p95 / longest)`)
}

function printCuts(result: PowerCuts): void {
	printRounds(`embedded, power cut ${result.rounds} times`, result)
	console.log(`  acknowledged uploads    ${result.uploads.acknowledged}`)
	printFound('lost uploads', result.uploads.lost)
	console.log(
		`  unsynced files gone     ${result.unsyncedGone} (a control: most of them should be)`,
	)
	// A sync that was under way may include the unsynced file, so not every cut loses it.
	if (result.unsyncedGone < result.rounds / 2) throw new Error('The power cuts cut nothing.')
}

function printFound(name: string, found: string[]): void {
	console.log(`  ${name.padEnd(23)} ${found.length}`)
	for (const one of found.slice(0, 5)) console.log(`    ${one}`)
	failures += found.length
}
