import { setImmediate } from 'node:timers/promises'
import { isSameCv } from '../../../apps/web/app/features/cv-form/saving/merge-cvs.ts'
import { type Random, randomFrom } from '../merge/random.ts'
import { marksIn } from './marks.ts'
import { World } from './world.ts'

const mostRounds = 60

/**
 * The result of one run on a CV: its counts of events, the number of promised words and everything that went wrong.
 */
export type EditingRun = { counts: Record<string, number>; promised: number; losses: string[] }

/** Lets `steps` random things happen to a CV, then brings every device online and checks what is left. */
export async function runEditing(seed: number, steps: number): Promise<EditingRun> {
	const random = randomFrom(seed)
	const world = new World(`editing ${seed}`, random)
	world.open()
	for (let step = 0; step < steps; step += 1) {
		happen(world, random)
		await (random.below(3) === 0 ? setImmediate() : untilQuiet(world))
	}
	await comeTogether(world, random)
	const losses = await findLosses(world)
	for (const tab of world.live()) world.close(tab)
	for (const device of world.devices) await device.close()
	const { counts, server, promises } = world
	return { counts: { ...counts, ...server.counts }, promised: promises.size, losses }
}

type Happening = (world: World, random: Random) => void

const withTab =
	(run: (world: World, tab: NonNullable<ReturnType<World['anyTab']>>) => void): Happening =>
	(world) => {
		const tab = world.anyTab()
		if (tab) run(world, tab)
	}

/** The things that can happen, each with its frequency out of a hundred. */
const happenings: [number, Happening][] = [
	[38, withTab((world, tab) => world.edit(tab))],
	[14, ({ clock }, random) => clock.pass(random.below(1500))],
	[2, ({ clock }, random) => clock.pass(random.below(60_000))],
	[18, ({ server }) => server.deliver({ isGood: false })],
	[5, withTab((world, tab) => world.undo(tab))],
	[4, withTab((world, tab) => world.redo(tab))],
	[5, withTab((_world, tab) => tab.saver.noticeOthers())],
	[4, withTab((world, tab) => world.choose(tab))],
	[4, (world) => world.turnConnection()],
	[3, (world) => world.open()],
	[
		1,
		withTab((world, tab) => {
			world.counts.kills += 1
			world.close(tab)
		}),
	],
	// A reload: the page has a last moment.
	[
		1,
		withTab((world, tab) => {
			tab.saver.leave()
			world.close(tab)
			world.open()
		}),
	],
	[1, withTab((_world, tab) => tab.saver.flush())],
]

function happen(world: World, random: Random): void {
	let luck = random.below(happenings.reduce((sum, [often]) => sum + often, 0))
	for (const [often, happening] of happenings) {
		luck -= often
		if (luck >= 0) continue
		happening(world, random)
		return
	}
}

// Waits until all automatic work has run, so that the rest depends on the clock, the network or a user.
async function untilQuiet(world: World): Promise<void> {
	let quiet = 0
	while (quiet < 6) {
		await setImmediate()
		quiet = world.devices.every((device) => device.isIdle()) ? quiet + 1 : 0
	}
}

/** Everybody is online, every choice is made, and what dead tabs left is picked up. */
async function comeTogether(world: World, random: Random): Promise<void> {
	for (const device of world.devices) if (!device.isOnline) device.isOnline = true
	for (const device of world.devices) await openOn(world, device)
	for (let round = 0; round < mostRounds; round += 1) {
		await answerAll(world)
		for (const tab of world.live()) {
			world.choose(tab)
			tab.saver.noticeOthers()
		}
		world.clock.pass(6000 + random.below(1000))
		await untilQuiet(world)
		await answerAll(world)
		if (await isSettled(world)) return
	}
}

async function answerAll(world: World): Promise<void> {
	await untilQuiet(world)
	while (!world.server.isIdle) {
		world.server.deliver({ isGood: true })
		await untilQuiet(world)
	}
}

/** A device without a tab gets one; only there is what its dead tabs left. */
async function openOn(world: World, device: World['devices'][number]): Promise<void> {
	if (world.live().some((tab) => tab.device === device)) return
	world.openOn(device)
	await untilQuiet(world)
}

async function isSettled(world: World): Promise<boolean> {
	const waiting = await Promise.all(world.devices.map((device) => device.waiting()))
	const isDone = world.live().every((tab) => tab.status() === 'saved')
	const isSame = world.live().every((tab) => isSameCv(tab.content(), world.server.cv))
	return isDone && isSame && world.isIdle && waiting.every((count) => count === 0)
}

async function findLosses(world: World): Promise<string[]> {
	const { server, promises, counts } = world
	const marks = marksIn(server.cv.document)
	const twice = marks.filter((mark, index) => marks.indexOf(mark) !== index)
	return [
		...promises.brokenBy(server.cv.document).map((mark) => `${mark} was promised and is lost`),
		...twice.map((mark) => `${mark} is there twice`),
		...((await isSettled(world)) ? [] : [`they did not come together: ${await stateOf(world)}`]),
		...(counts.inexact === 0 ? [] : [`${counts.inexact} times undo or redo was not exact`]),
	]
}

async function stateOf(world: World): Promise<string> {
	const waiting = await Promise.all(world.devices.map((device) => device.waiting()))
	const tabs = world.live().map((tab) => {
		const same = isSameCv(tab.content(), world.server.cv) ? 'same' : 'different'
		return `${tab.status()} ${same}`
	})
	return `tabs ${tabs.join(', ')}; waiting ${waiting.join(', ')}`
}
