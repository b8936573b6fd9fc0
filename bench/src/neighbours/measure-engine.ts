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
} from './stage.ts'
import { type Engine, newWorld, type World } from './world.ts'

export type EngineOutcome = { engine: Engine; alone: Spell[]; outcomes: Outcome[] }

const byRequests: AbuseKind[] = ['A', 'B', 'C', 'E', 'G']
const alertCount = 200

/** Runs every abuse that is wished for against a fresh product on one database. */
export async function measureEngine(engine: Engine, wishes: Wishes): Promise<EngineOutcome> {
	const world = await newWorld(engine, wishes.serverUrl)
	const result: EngineOutcome = { engine, alone: [], outcomes: [] }
	try {
		await world.start()
		const stage = { world, cast: await gatherCast(world), wishes }
		// The first pages and files are slower than all that follow.
		await spell(stage, 2)
		result.alone.push(await spell(stage, wishes.secondsAlone))
		for (const letter of byRequests.filter((each) => wishes.letters.includes(each))) {
			result.alone.push(await spell(stage, wishes.secondsAlone))
			result.outcomes.push(await measureRequests(stage, letter))
			await untilQuiet(world)
		}
		result.outcomes.push(...(await measureAfterRestart(stage)))
		result.outcomes.sort((one, other) => (one.letter < other.letter ? -1 : 1))
		return result
	} catch (error) {
		console.log(world.output().slice(-3000))
		throw error
	} finally {
		await world.close()
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

const quietWithinMs = 40_000

/** Waits until an upload is done at once again; starts the product again when that takes too long. */
async function untilQuiet(world: World): Promise<void> {
	const deadline = performance.now() + quietWithinMs
	while (performance.now() < deadline) {
		const ms = await uploadUntilDone(world.url).catch(() => Number.POSITIVE_INFINITY)
		if (ms < 2_000) return
	}
	console.log('The product had not recovered after 40 s, so it was started again.')
	await world.start()
}

/** What needs rows that nobody can make over HTTP, or a product that has just started. */
async function measureAfterRestart(stage: Stage): Promise<Outcome[]> {
	const { world, cast, wishes } = stage
	const wants = (letter: Letter) => wishes.letters.includes(letter)
	if (!wants('D') && !wants('F') && !wants('H')) return []
	await world.stop()
	await onDatabase(world.place, async (database) => {
		await seedVersions(database, cast.neighbour.cvId, versionsSeeded)
		if (!wants('D')) return
		const [{ email } = { email: '' }] = cast.abusers
		const [source] = JSON.parse(world.sourcesEnv.JOB_SOURCES)
		const startAfterSeconds = 15 + (wants('F') ? wishes.secondsBeside : 0)
		await seedAlerts(database, { email, count: alertCount, source, startAfterSeconds })
	})
	await world.start(world.sourcesEnv)
	const sources = wants('F') ? await measureSources(stage) : null
	const outcomes: Outcome[] = []
	if (wants('D')) outcomes.push(await measureFullLanes(stage, alertCount))
	if (sources !== null) outcomes.push(await sources.finish())
	if (wants('H')) outcomes.push(await measureClockAhead(stage))
	return outcomes
}
