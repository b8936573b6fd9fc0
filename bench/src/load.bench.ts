import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.mjs'
import { compareSpeeds, type Speed, type Speeds } from './durability/saves-per-second.ts'
import { newWorld } from './durability/world.ts'
import { readProcessorTime } from './load/processor-time.ts'
import { printSlowest, printSteps, printTime, type Used } from './load/report.ts'
import { runStep, type Step, speedOf, timesOf } from './load/run-step.ts'
import { makePeople, type Site, startEmbedded, startServers } from './load/start-site.ts'

/**
 * Measures the load that a site bears: the mix of usual requests from more and more people without a pause, with the
 * embedded database, with one server and with two, and where the time goes. Also prints the saves of one server as a
 * share of the bare database's.
 */
const { values } = parseArgs({
	options: {
		/** Longer steps, and more of them. */
		full: { type: 'boolean', default: false },
		/** Only the layouts whose name has this in it. */
		only: { type: 'string', default: '' },
		/** The hour of a million accounts at a hundredth of its size, for so many minutes, instead of all else. */
		hour: { type: 'string' },
		seconds: { type: 'string' },
	},
})
const cores = availableParallelism()
const seconds = Number(values.seconds ?? (values.full ? 30 : 6))
const counts = values.full ? [1, 2, 4, 8, 16, 32, 64, 128, 256] : [1, 4, 16, 128]
/** At this many people a site may serve no less than this share of its best, and the slowest percent may take so long. */
const aims = { people: 128, shareOfBest: 0.8, slowestMs: 2000, shareOfBareDatabase: 0.45 }
/** One of a hundred accounts writes in the busiest hour; a hundredth of these. Somebody who writes does so much. */
const busiestHour = { people: 100, thinkMs: 2500 }

const postgres = await startTemporaryPostgres()
try {
	await run()
} finally {
	await postgres.stop()
}

async function run(): Promise<void> {
	const layouts: [string, () => Promise<Site>][] = [
		['embedded', startEmbedded],
		['one server', () => startServers(1, postgres)],
		['two servers', () => startServers(2, postgres)],
	]
	console.log(`${cores} cores, on which the clients run too`)
	if (values.hour !== undefined) return runHour(Number(values.hour))
	const missed: string[] = []
	for (const [name, start] of layouts) {
		if (name.includes(values.only)) missed.push(...(await measure(name, start)))
	}
	if ('saves'.includes(values.only)) missed.push(...(await measureSaves()))
	for (const sentence of missed) console.log(`Missed: ${sentence}`)
}

async function measure(name: string, start: () => Promise<Site>): Promise<string[]> {
	console.log(`\n${name}`)
	const site = await start()
	try {
		const people = await makePeople(site, Math.max(...counts))
		const measured: { step: Step; used: Used[] }[] = []
		for (const count of counts) {
			measured.push(await measureStep(site, { people: people.slice(0, count), seconds }))
		}
		const steps = measured.map(({ step }) => step)
		printSteps(steps)
		const best = measured.reduce((a, b) => (speedOf(a.step) >= speedOf(b.step) ? a : b))
		printTime(best.step, best.used, cores)
		const crowd = steps.find(({ people }) => people === aims.people)
		if (crowd !== undefined) printSlowest(crowd)
		return missedAims(name, steps)
	} finally {
		await site.stop()
	}
}

async function measureStep(
	site: Site,
	load: Omit<Parameters<typeof runStep>[0], 'url'>,
): Promise<{ step: Step; used: Used[] }> {
	const before = readProcessorTime(site.groups)
	const startedAt = performance.now()
	const step = await runStep({ url: site.url, ...load })
	// The first second isn't counted, so as much is taken off.
	const counted = (step.seconds * 1000) / (performance.now() - startedAt)
	const after = readProcessorTime(site.groups)
	const used = site.groups.map(({ name }) => ({
		name,
		seconds: ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * counted,
	}))
	return { step, used }
}

function missedAims(name: string, steps: Step[]): string[] {
	const crowd = steps.find(({ people }) => people === aims.people)
	if (crowd === undefined) return []
	const best = Math.max(...steps.map(speedOf))
	const [share, slowestMs = 0] = [speedOf(crowd) / best, timesOf(crowd).at(-1)]
	console.log(
		`  With ${aims.people} people ${percent(share)} of the best, the slowest percent over ${slowestMs.toFixed(0)} ms`,
	)
	const problems: string[] = []
	if (share < aims.shareOfBest)
		problems.push(`${name}: ${percent(share)} of the best, not ${percent(aims.shareOfBest)}`)
	if (slowestMs > aims.slowestMs)
		problems.push(`${name}: ${slowestMs.toFixed(0)} ms, not ${aims.slowestMs}`)
	if (crowd.failures.size > 0) problems.push(`${name}: some requests failed`)
	return problems
}

async function measureSaves(): Promise<string[]> {
	const world = await newWorld('postgres', { serverUrl: postgres.url })
	const speeds = await compareSpeeds(world, values.full ? 30 : 8).finally(world.close)
	printSaves(speeds)
	const { share } = speeds.ella
	if (share >= aims.shareOfBareDatabase) return []
	return [`saves: ${percent(share)} of the bare database, not ${percent(aims.shareOfBareDatabase)}`]
}

function printSaves({ ella, bareDatabase, baselineServer }: Speeds): void {
	console.log('\nsaves of 8 people to one server, in a second; shares by rounds of two seconds')
	console.log(`  Ella                       ${ella.saves.toFixed(0)}`)
	console.log(
		`  the bare database          ${bareDatabase.toFixed(0)}, of which ${describeShare(ella)} by Ella`,
	)
	console.log(
		`  the baseline server        ${baselineServer.saves.toFixed(0)}, which is ${describeShare(baselineServer)} of it`,
	)
}

function describeShare({ share, shares }: Speed): string {
	return `${percent(share)} (${percent(Math.min(...shares))} to ${percent(Math.max(...shares))})`
}

async function runHour(minutes: number): Promise<void> {
	const site = await startServers(2, postgres)
	try {
		const people = await makePeople(site, busiestHour.people)
		const load = { people, seconds: minutes * 60, thinkMs: busiestHour.thinkMs }
		const { step, used } = await measureStep(site, load)
		console.log(`\nthe busiest hour of a million accounts, a hundredth of it, ${minutes} minutes`)
		printSteps([step])
		printTime(step, used, cores)
	} finally {
		await site.stop()
	}
}

function percent(share: number): string {
	return `${(100 * share).toFixed(0)} %`
}
