import { setTimeout as wait } from 'node:timers/promises'
import { onDatabase } from '../durability/trail.ts'
import type { AbuseKind } from './abuses/abuse-kinds.ts'
import type { AbuseReport } from './abuses/attack.ts'
import { gatherCast, versionsSeeded } from './cast.ts'
import { type Aim, aims, seconds } from './judge.ts'
import { measureClockAhead } from './measure-clock-ahead.ts'
import { measureFullLanes } from './measure-full-lanes.ts'
import { measureSources } from './measure-sources.ts'
import { type Spell, uploadUntilDone } from './neighbour.ts'
import { seedAlerts, seedVersions } from './seed.ts'
import {
	abuse,
	type Letter,
	type Outcome,
	type Stage,
	spell,
	spellWithMemory,
	titles,
	type Wishes,
	warmUp,
} from './stage.ts'
import { type Engine, newWorld, type World } from './world.ts'

export type EngineOutcome = { engine: Engine; alone: Spell[]; outcomes: Outcome[] }

/** The abuses by requests. The last leaves most behind, and is followed by a restart or the end. */
const byRequests: AbuseKind[] = ['A', 'B', 'C', 'E', 'G']
/** Those that fit into the minute in which endless sources have to be given up. */
const duringDeadlines: AbuseKind[] = ['A']
const alertCount = 200

/** Runs every abuse that is wished for against a fresh product on one database. */
export async function measureEngine(engine: Engine, wishes: Wishes): Promise<EngineOutcome> {
	const world = await newWorld(engine, wishes.serverUrl)
	const result: EngineOutcome = { engine, alone: [], outcomes: [] }
	try {
		await world.start()
		const stage = { world, cast: await gatherCast(world), wishes }
		await warmUp(stage)
		result.alone.push(await spell(stage, wishes.secondsAlone))
		await measureInTurn(stage, result, requestsBeforeRestart(wishes))
		await measureAfterRestart(stage, result)
		result.outcomes.sort((one, other) => (one.letter < other.letter ? -1 : 1))
		return result
	} catch (error) {
		console.log(world.output().slice(-3000))
		throw error
	} finally {
		await world.close()
	}
}

function requestsBeforeRestart({ letters, waitsForDeadlines }: Wishes): AbuseKind[] {
	const waits = letters.includes('F') && waitsForDeadlines
	const later = waits ? duringDeadlines : []
	return byRequests.filter((letter) => letters.includes(letter) && !later.includes(letter))
}

/** Each abuse after a spell alone, once the product has recovered from the one before. */
async function measureInTurn(
	stage: Stage,
	{ alone, outcomes }: EngineOutcome,
	letters: AbuseKind[],
): Promise<void> {
	for (const [index, letter] of letters.entries()) {
		if (index > 0) await untilQuiet(stage.world)
		alone.push(await spell(stage, stage.wishes.secondsAlone))
		outcomes.push(await measureRequests(stage, letter))
	}
}

async function measureRequests(stage: Stage, letter: AbuseKind): Promise<Outcome> {
	const endAbuse = await abuse(stage, letter)
	await wait(300)
	const measured = await spellWithMemory(stage)
	const report = await endAbuse()
	return {
		letter,
		title: titles[letter],
		...measured,
		report,
		aims: letter === 'G' ? [answeredInTime(report)] : [],
		notes: [],
	}
}

function answeredInTime({ slowestMs }: AbuseReport): Aim {
	return {
		what: `every page is set or refused in ${aims.renderMs / 1000} s`,
		isMet: slowestMs <= aims.renderMs,
		says: `slowest ${seconds(slowestMs)}`,
	}
}

const quietWithinMs = 20_000

/** Waits until an upload is done at once again; starts the product again when that takes too long. */
async function untilQuiet(world: World): Promise<void> {
	const deadline = performance.now() + quietWithinMs
	while (performance.now() < deadline) {
		const ms = await uploadUntilDone(world.url).catch(() => Number.POSITIVE_INFINITY)
		if (ms < 2_000) return
	}
	console.log('The product had not recovered after 20 s, so it was started again.')
	await world.start()
}

/** Runs the measurements that need rows which can't be made over HTTP, or a freshly started product. */
async function measureAfterRestart(stage: Stage, result: EngineOutcome): Promise<void> {
	const { world, wishes } = stage
	const wants = (letter: Letter) => wishes.letters.includes(letter)
	if (!wants('D') && !wants('F') && !wants('H')) return
	await seed(stage)
	await world.start(world.sourcesEnv)
	const sources = wants('F') ? await measureSources(stage) : await warmUp(stage)
	if (wants('D')) result.outcomes.push(await measureFullLanes(stage, alertCount))
	if (sources) {
		const before = requestsBeforeRestart(wishes)
		const later = duringDeadlines.filter((letter) => wants(letter) && !before.includes(letter))
		await measureInTurn(stage, result, later)
		result.outcomes.push(await sources.finish())
	}
	if (wants('H')) result.outcomes.push(await measureClockAhead(stage))
}

/** Stops the product and writes rows into its database. */
async function seed({ world, cast, wishes }: Stage): Promise<void> {
	await world.stop()
	await onDatabase(world.place, async (database) => {
		await seedVersions(database, cast.neighbour.cvId, versionsSeeded)
		if (!wishes.letters.includes('D')) return
		const [{ email } = { email: '' }] = cast.abusers
		const [source] = JSON.parse(world.sourcesEnv.JOB_SOURCES)
		const besideSources = wishes.letters.includes('F') ? wishes.secondsBeside : 0
		const startAfterSeconds = 18 + besideSources
		await seedAlerts(database, { email, count: alertCount, source, startAfterSeconds })
	})
}
