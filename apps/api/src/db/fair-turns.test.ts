import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'

test('the keys that wait take turns, and each keeps its order', async () => {
	const turns = new FairTurns()
	const done: string[] = []
	const ask = (name: string) =>
		turns.take(name.slice(0, 1), async () => {
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
	await Promise.all(['a', 'a', 'b', 'c'].map((key) => turns.take(key, work)))
	await turns.take('a', work)
	expect(most).toBe(1)
})

test('work that fails rejects its own promise and holds up nobody', async () => {
	const turns = new FairTurns()
	const failing = turns.take('a', () => Promise.reject(new Error('full')))
	const next = turns.take('a', async () => 'done')
	const throwing = turns.take('a', () => {
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
		names.run(name, () => turns.take(name, async () => names.getStore()))
	expect(await Promise.all(['a', 'b', 'a'].map(ask))).toEqual(['a', 'b', 'a'])
	await turns.whenIdle()
})

test('who waits until it is idle waits for everything that was asked for', async () => {
	const turns = new FairTurns()
	const done: string[] = []
	for (const name of ['a', 'b', 'a']) void turns.take(name, async () => void done.push(name))
	await turns.whenIdle()
	expect(done).toEqual(['a', 'b', 'a'])
})

describe('a key that stands back', () => {
	const open = () => {
		const clock = { ms: 0 }
		const turns = new FairTurns({ last: 'jobs', now: () => clock.ms })
		const done: string[] = []
		const ask = (key: string, takesMs = 0) =>
			turns.take(key, async () => {
				await null
				clock.ms += takesMs
				done.push(key)
			})
		return { done, ask }
	}

	test('is served after everybody else, also those who come meanwhile', async () => {
		const { done, ask } = open()
		const first = ask('a').then(() => ask('a'))
		await Promise.all([first, ask('jobs'), ask('b')])
		expect(done).toEqual(['a', 'b', 'a', 'jobs'])
	})

	test('is served before them once it has waited long enough, and then waits again', async () => {
		const { done, ask } = open()
		await Promise.all(['a', 'a', 'jobs', 'jobs', 'a', 'a', 'a'].map((key) => ask(key, 30)))
		expect(done).toEqual(['a', 'a', 'jobs', 'a', 'a', 'jobs', 'a'])
	})

	test('leaves a pause after the turn of another, in which that one may ask again', async () => {
		const { done, ask } = open()
		await ask('a')
		const waits = ask('jobs')
		await null
		await ask('a')
		expect(done).toEqual(['a', 'a'])
		await waits
		expect(done).toEqual(['a', 'a', 'jobs'])
	})

	test('doesn’t wait where nobody else has asked', async () => {
		const { done, ask } = open()
		await Promise.all([ask('jobs'), ask('jobs')])
		expect(done).toEqual(['jobs', 'jobs'])
	})
})
