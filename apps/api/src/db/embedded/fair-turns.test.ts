import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
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
