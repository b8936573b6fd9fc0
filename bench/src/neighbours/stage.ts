import type { AbuseKind } from './abuses/abuse-kinds.ts'
import type { AbuseReport } from './abuses/attack.ts'
import { startAbuse } from './abuses/start-abuse.ts'
import type { Cast } from './cast.ts'
import type { Aim } from './judge.ts'
import { type Spell, useForSeconds } from './neighbour.ts'
import { type PeakMemory, watchMemory } from './process-memory.ts'
import type { World } from './world.ts'

export const titles = {
	A: 'checks of a worst-allowed CV, over and over',
	B: 'JSON Resumes of 0.3 MB, six at once',
	C: 'ten hostile uploads of 0.4 MB at once',
	D: '200 small files, and 200 alerts that wait to be mailed',
	E: 'fields and bodies without end, and slow ones',
	F: 'job sources that never end, and a bomb',
	G: '18 slow previews and two exports at once',
	H: 'a process whose clock is 40 days ahead',
}
export type Letter = keyof typeof titles

export type Wishes = {
	letters: Letter[]
	secondsAlone: number
	secondsBeside: number
	/** Whether to wait for what takes a minute. */
	waitsForDeadlines: boolean
	serverUrl: string | null
}

/** The objects that every measurement uses. */
export type Stage = { world: World; cast: Cast; wishes: Wishes }

/** The results of one abuse. */
export type Outcome = {
	letter: Letter
	title: string
	beside: Spell
	memory: PeakMemory
	/** The abuser's report, or `null` for an abuse without requests. */
	report: AbuseReport | null
	/** Aims that only this abuse has. */
	aims: Aim[]
	notes: string[]
}

/** Lets the neighbour use the product for so many seconds. */
export function spell({ world, cast }: Stage, forSeconds: number): Promise<Spell> {
	return useForSeconds(world.url, cast.neighbour, forSeconds)
}

/** The first calls after a start are slower than all that follow. */
export async function warmUp(stage: Stage): Promise<void> {
	await spell(stage, 2.5)
}

/** The neighbour beside what `abuse` does meanwhile, with the memory of the product's processes. */
export async function spellWithMemory(
	stage: Stage,
	otherPids: () => number[] = () => [],
): Promise<{ beside: Spell; memory: PeakMemory }> {
	const stop = watchMemory(() => [stage.world.processId() ?? 0, ...otherPids()])
	const beside = await spell(stage, stage.wishes.secondsBeside)
	return { beside, memory: stop() }
}

/** Begins an abuse from one address, as all the abuser's accounts. */
export function abuse({ world, cast }: Stage, letter: AbuseKind) {
	const tokens = cast.abusers.map(({ access }) => access)
	const lastNumber = letter.charCodeAt(0)
	return startAbuse(letter, { url: world.url, address: `203.0.113.${lastNumber}`, tokens })
}
