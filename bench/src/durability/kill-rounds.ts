import { setTimeout as wait } from 'node:timers/promises'
import { type Comparison, compare } from './compare.ts'
import { onDatabase, readTrail } from './trail.ts'
import { type People, settle, startSaving, type World } from './world.ts'

export type Rounds = Comparison & {
	rounds: number
	/** From each kill to the first acknowledged save after it. */
	recoveryMs: number[]
}

/** The disturbance of a server in one round; `acknowledged` resolves with its next acknowledged save. */
export type Disturb = (world: World, next: { acknowledged: () => Promise<void> }) => Promise<void>

/** How long clients save before the server goes, at most. */
const longestMs = 3000

/** Saves without a pause while the server goes and comes back so often, then compares everything. */
export async function runRounds(
	world: World,
	{
		rounds,
		disturb,
		before,
	}: { rounds: number; disturb: Disturb; before?: (people: People) => Promise<void> },
): Promise<Rounds> {
	const people = await settle(world, { withTrail: true })
	await before?.(people)
	const waiting = new Set<() => void>()
	const acknowledged = () => new Promise<void>((resolve) => waiting.add(resolve))
	const stopSaving = startSaving(people, {
		url: world.url,
		versionEvery: 50,
		onAcknowledged: () => {
			for (const resolve of waiting) resolve()
			waiting.clear()
		},
	})
	const recoveryMs: number[] = []
	for (let round = 1; round <= rounds; round += 1) {
		await acknowledged()
		await disturb(world, { acknowledged })
		const goneAt = performance.now()
		await world.server.start()
		await acknowledged()
		recoveryMs.push(performance.now() - goneAt)
		process.stderr.write(`\r  ${world.engine}: ${round} of ${rounds} `)
	}
	await stopSaving()
	await world.server.stop()
	process.stderr.write('\r')
	const kept = await onDatabase(world.place, readTrail)
	return { ...compare(people.ledgers, kept), rounds, recoveryMs }
}

/** Kills the server: mostly in the middle of saves, now and then right on an acknowledgement or while it starts. */
export const killAtRandom: Disturb = async ({ server }, { acknowledged }) => {
	const way = Math.random()
	if (way < 0.15) await acknowledged()
	else await wait(Math.random() * longestMs)
	await server.kill()
	if (way < 0.85) return
	const starting = server.start()
	await wait(Math.random() * longestMs)
	await server.kill()
	await starting
}
