import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, test } from 'vitest'
import type { DatabaseBusyError } from './database-busy-error.ts'
import { FairTurns } from './fair-turns.ts'
import { background, newTurnTaker, type TurnTaker } from './turn-taker.ts'

test('the keys that wait take turns, and each keeps its order', async () => {
	const turns = new FairTurns()
	const done: string[] = []
	const ask = (name: string) =>
		turns.take(newTurnTaker(name.slice(0, 1)), async () => {
			await null
			done.push(name)
		})
	await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(ask))
	expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('one piece of work runs at a time', async () => {
	const turns = new FairTurns()
	let running = 0
	let most = 0
	const work = async () => {
		running += 1
		most = Math.max(most, running)
		await new Promise(setImmediate)
		running -= 1
	}
	await Promise.all(['a', 'a', 'b', 'c'].map((key) => turns.take(newTurnTaker(key), work)))
	await turns.take(newTurnTaker('a'), work)
	expect(most).toBe(1)
})

test('work that fails rejects its own promise and holds up nobody', async () => {
	const turns = new FairTurns()
	const failing = turns.take(newTurnTaker('a'), () => Promise.reject(new Error('full')))
	const next = turns.take(newTurnTaker('a'), async () => 'done')
	const throwing = turns.take(newTurnTaker('a'), () => {
		throw new Error('closed')
	})
	await expect(failing).rejects.toThrow('full')
	await expect(throwing).rejects.toThrow('closed')
	await expect(next).resolves.toBe('done')
})

test('work runs in the context of who asked for it', async () => {
	const turns = new FairTurns()
	const names = new AsyncLocalStorage<string>()
	const ask = (name: string) =>
		names.run(name, () => turns.take(newTurnTaker(name), async () => names.getStore()))
	expect(await Promise.all(['a', 'b', 'a'].map(ask))).toEqual(['a', 'b', 'a'])
	await turns.whenIdle()
})

test('who waits until it is idle waits for everything that was asked for', async () => {
	const turns = new FairTurns()
	const done: string[] = []
	for (const name of ['a', 'b', 'a'])
		void turns.take(newTurnTaker(name), async () => void done.push(name))
	await turns.whenIdle()
	expect(done).toEqual(['a', 'b', 'a'])
})

describe('work outside requests', () => {
	const open = () => {
		const clock = { ms: 0 }
		const turns = new FairTurns({ backgroundStandsBack: true, now: () => clock.ms })
		const done: string[] = []
		const ask = (key: string, takesMs = 0) =>
			turns.take(newTurnTaker(key), async () => {
				await null
				clock.ms += takesMs
				done.push(key)
			})
		return { done, ask }
	}

	test('is served after everybody else, also those who come meanwhile', async () => {
		const { done, ask } = open()
		const first = ask('a').then(() => ask('a'))
		await Promise.all([first, ask(background), ask('b')])
		expect(done).toEqual(['a', 'b', 'a', background])
	})

	test('is served before them once it has waited long enough, and then waits again', async () => {
		const { done, ask } = open()
		await Promise.all(['a', 'a', background, background, 'a', 'a', 'a'].map((key) => ask(key, 30)))
		expect(done).toEqual(['a', 'a', background, 'a', 'a', background, 'a'])
	})

	test('leaves a pause after the turn of another, in which that one may ask again', async () => {
		const { done, ask } = open()
		await ask('a')
		const waits = ask(background)
		await null
		await ask('a')
		expect(done).toEqual(['a', 'a'])
		await waits
		expect(done).toEqual(['a', 'a', background])
	})

	test('doesn’t wait where nobody else has asked', async () => {
		const { done, ask } = open()
		await Promise.all([ask(background), ask(background)])
		expect(done).toEqual([background, background])
	})
})

describe('a request of several statements', () => {
	test('waits for its first turn only, and then comes before those that have had none', async () => {
		const turns = new FairTurns()
		const done: string[] = []
		const request = async (name: string, statements: number) => {
			const caller = newTurnTaker(name)
			for (let number = 0; number < statements; number += 1) {
				await turns.take(caller, async () => {
					await new Promise(setImmediate)
					done.push(name)
				})
			}
		}
		await Promise.all([request('a', 3), request('b', 1), request('c', 1), request('d', 1)])
		// The next in line begins before the second statement is asked for.
		expect(done).toEqual(['a', 'b', 'a', 'c', 'a', 'd'])
	})

	test('brings along what it asked for together with its first statement', async () => {
		const turns = new FairTurns()
		const done: string[] = []
		const take = (caller: TurnTaker) => turns.take(caller, async () => void done.push(caller.key))
		const [one, other] = [newTurnTaker('a'), newTurnTaker('b')]
		const first = turns.take(newTurnTaker('c'), async () => undefined)
		await Promise.all([first, take(one), take(other), take(one), take(one)])
		expect(done).toEqual(['a', 'a', 'a', 'b'])
	})

	test('comes after others again when it asks for very many', async () => {
		const turns = new FairTurns()
		const done: string[] = []
		const take = (caller: TurnTaker) => turns.take(caller, async () => void done.push(caller.key))
		const long = newTurnTaker('a')
		const others = Array.from({ length: 3 }, () => newTurnTaker('b'))
		await Promise.all([...Array.from({ length: 30 }, () => take(long)), ...others.map(take)])
		expect(done.indexOf('b')).toBe(20)
		expect(done.lastIndexOf('a')).toBe(32)
	})
})

test('two lanes serve two at a time', async () => {
	const turns = new FairTurns({ lanes: 2 })
	const leaves = [await turns.enter(newTurnTaker('a')), await turns.enter(newTurnTaker('a'))]
	let isServed = false
	const third = turns.enter(newTurnTaker('b')).then((leave) => {
		isServed = true
		leave()
	})
	await new Promise(setImmediate)
	expect([isServed, turns.waiting]).toEqual([false, 1])
	leaves[0]?.()
	await third
	expect(turns.waiting).toBe(0)
})

test('who has waited too long for a turn that never comes gets the error of the patience', async () => {
	const patience = { ms: 10, error: () => new Error('nobody leaves') }
	const turns = new FairTurns({ patience })
	await turns.enter(newTurnTaker('a'))
	await expect(turns.enter(newTurnTaker('b'))).rejects.toThrow('nobody leaves')
	expect(turns.waiting).toBe(0)
})

describe('in a crowd', () => {
	/** Turns of 100 milliseconds each, with so many newcomers that wait and are known to wait that long. */
	async function openCrowd(count: number) {
		const clock = { ms: 0 }
		const turns = new FairTurns({ mostWaitMs: 1000, now: () => clock.ms })
		const outcomes: string[] = []
		const ask = (key: string) =>
			turns
				.take(newTurnTaker(key), async () => {
					clock.ms += 100
				})
				.then(
					() => void outcomes.push(`${key} served`),
					({ retryAfterSeconds }: DatabaseBusyError) =>
						void outcomes.push(`${key} refused for ${retryAfterSeconds} s`),
				)
		// Learns how long a turn takes.
		await Promise.all(Array.from({ length: 23 }, (_, index) => ask(`learnt-${index}`)))
		outcomes.length = 0
		const leave = await turns.enter(newTurnTaker('first'))
		const asked = Array.from({ length: count }, (_, index) => ask(`p${index}`))
		return { ask, asked, leave, outcomes, clock, turns }
	}

	test('who would wait too long is refused at once, with the time to wait', async () => {
		const { ask, outcomes } = await openCrowd(24)
		await ask('late')
		expect(outcomes).toEqual(['late refused for 3 s'])
	})

	test('who has asked for much is refused before others are', async () => {
		const { ask, turns } = await openCrowd(0)
		for (let number = 0; number < 24; number += 1) void ask('greedy')
		const before = turns.waiting
		void ask('modest')
		expect(turns.waiting).toBe(before + 1)
		await ask('greedy')
		expect(turns.waiting).toBe(before + 1)
	})

	test('fewer than a crowd are all served, however long it takes', async () => {
		const { asked, leave, outcomes } = await openCrowd(20)
		leave()
		await Promise.all(asked)
		expect(outcomes.filter((outcome) => outcome.endsWith('served'))).toHaveLength(20)
	})

	test('a request that has had a turn isn’t refused', async () => {
		const { asked, leave, turns } = await openCrowd(24)
		const caller = newTurnTaker('begun')
		caller.turns = 1
		const next = turns.take(caller, async () => 'served')
		leave()
		expect(await next).toBe('served')
		await Promise.all(asked)
	})
})
