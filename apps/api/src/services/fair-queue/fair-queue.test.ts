import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

type Piece = { end: () => void; fail: (error: Error) => void }
type Wishes = { mostWaitMs?: number; signal?: AbortSignal }

const settled = () => new Promise(setImmediate)

/** A queue whose work ends when the test says so, on a clock that the test moves. */
function openQueue({ lanes = 1, mostAtOnce = 2 } = {}) {
	const clock = { ms: 0 }
	const queue = new FairQueue({ lanes, mostAtOnce, now: () => clock.ms })
	const begun: string[] = []
	const pieces = new Map<string, Piece>()
	const outcomes: Record<string, unknown> = {}

	/** Asks for a piece of work: `a1` is the first of the key `a`. */
	async function ask(name: string, { mostWaitMs = 2000, signal }: Wishes = {}) {
		const work = () => {
			begun.push(name)
			return new Promise<string>((resolve, reject) => {
				pieces.set(name, { end: () => resolve('done'), fail: reject })
			})
		}
		const keep = (outcome: unknown) => {
			outcomes[name] = outcome
		}
		queue.run(work, { key: name.slice(0, 1), mostWaitMs, signal }).then(keep, keep)
		await settled()
	}
	async function askAll(...names: string[]) {
		for (const name of names) await ask(name)
	}
	async function end(name: string) {
		pieces.get(name)?.end()
		await settled()
	}
	async function fail(name: string, error: Error) {
		pieces.get(name)?.fail(error)
		await settled()
	}
	/** Has a key do one piece of work that takes so long, so that the next is expected to. */
	async function learn(key: string, ms: number) {
		await ask(`${key}0`)
		clock.ms += ms
		await end(`${key}0`)
	}
	return { ask, askAll, end, fail, learn, begun, outcomes, clock }
}

test('work begins at once where a lane is free, and its result comes back', async () => {
	const { ask, end, outcomes } = openQueue()
	await ask('a1')
	await end('a1')
	expect(outcomes).toEqual({ a1: 'done' })
})

test('the keys that wait are served in rotation, however much one of them has asked for', async () => {
	const { askAll, begun, end } = openQueue()
	await askAll('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1')
	for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name)
	expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('one key has no more at once than it may', async () => {
	const { askAll, begun, end } = openQueue({ lanes: 4 })
	await askAll('a1', 'a2', 'a3')
	expect(begun).toEqual(['a1', 'a2'])
	await askAll('b1')
	expect(begun).toEqual(['a1', 'a2', 'b1'])
	await end('a2')
	expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('of two lanes one key leaves one to the others', async () => {
	const { askAll, begun } = openQueue({ lanes: 2 })
	await askAll('a1', 'a2', 'a3', 'b1')
	expect(begun).toEqual(['a1', 'b1'])
})

test('work that fails makes room like any other', async () => {
	const { askAll, begun, fail, outcomes } = openQueue()
	await askAll('a1', 'b1')
	await fail('a1', new Error('broken'))
	expect(outcomes).toEqual({ a1: new Error('broken') })
	expect(begun).toEqual(['a1', 'b1'])
})

test('work that would wait too long is refused with the wait, and nobody else is', async () => {
	const { ask, askAll, begun, learn, outcomes } = openQueue()
	// A second for each piece is expected from here on: the fourth waits for half of the first and for two more.
	await learn('a', 1950)
	await askAll('a1', 'a2', 'a3', 'a4', 'b1')
	expect(outcomes).toEqual({
		a0: 'done',
		a4: expect.objectContaining({ code: 'server_busy', statusCode: 503, retryAfterSeconds: 3 }),
	})
	await ask('a5', { mostWaitMs: Number.POSITIVE_INFINITY })
	expect(outcomes).not.toHaveProperty('a5')
	expect(begun).toEqual(['a0', 'a1'])
})

test('what waits is refused when the work before it turns out to take long', async () => {
	const { askAll, begun, clock, end, outcomes } = openQueue()
	await askAll('a1', 'a2', 'a3', 'b1')
	clock.ms += 4000
	await end('a1')
	expect(outcomes).toEqual({
		a1: 'done',
		a3: expect.objectContaining({ code: 'server_busy', retryAfterSeconds: expect.any(Number) }),
	})
	await end('b1')
	await end('a2')
	expect(outcomes).toMatchObject({ a2: 'done', b1: 'done' })
	expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('what has waited too long is refused while many others wait, and served when its turn is near', async () => {
	const { askAll, clock, end, outcomes } = openQueue()
	await askAll('a1', 'b1', ...Array.from('cdefghijklmnop', (key) => `${key}1`))
	clock.ms += 2500
	await end('a1')
	expect(outcomes).toMatchObject({
		a1: 'done',
		c1: expect.objectContaining({ code: 'server_busy', retryAfterSeconds: 1 }),
	})
	expect(outcomes).not.toHaveProperty('b1')
	expect(outcomes).not.toHaveProperty('p1')
})

test('the work of all others tells how long that of a new key takes', async () => {
	const { askAll, learn, outcomes } = openQueue()
	for (const key of 'abcdefgh') await learn(key, 2000)
	await askAll('p1', 'q1', 'r1')
	expect(outcomes).not.toHaveProperty('q1')
	await askAll('s1')
	expect(outcomes).toMatchObject({ s1: expect.objectContaining({ code: 'server_busy' }) })
})

test('one slow piece of another is no reason to refuse', async () => {
	const { askAll, begun, end, learn } = openQueue()
	await learn('a', 3000)
	await askAll('a1', 'b1')
	await end('a1')
	expect(begun).toEqual(['a0', 'a1', 'b1'])
})

test('no more wait than the queue has room for, and those of one key are counted', async () => {
	const queue = new FairQueue({ lanes: 1, mostAtOnce: 1, mostWaiting: 2, now: () => 0 })
	const { promise: over, resolve: end } = Promise.withResolvers<void>()
	const ask = (key: string) => queue.run(() => over, { key, mostWaitMs: Number.POSITIVE_INFINITY })
	const asked = [ask('a'), ask('a'), ask('b')]
	expect([queue.waitingOf('a'), queue.waitingOf('b'), queue.waitingOf('c')]).toEqual([1, 1, 0])
	await expect(ask('c')).rejects.toMatchObject({ code: 'server_busy' })
	end()
	await Promise.all(asked)
})

test('work whose signal is aborted leaves the queue, and the reason is thrown', async () => {
	const { ask, askAll, begun, end, outcomes } = openQueue()
	const leaving = new AbortController()
	await ask('a1')
	await ask('b1', { signal: leaving.signal })
	await askAll('c1')
	leaving.abort(new Error('gone'))
	await ask('d1', { signal: leaving.signal })
	expect(outcomes).toEqual({ b1: new Error('gone'), d1: new Error('gone') })
	await end('a1')
	expect(begun).toEqual(['a1', 'c1'])
})

test('an abort after the work has begun does not disturb the queue', async () => {
	const { ask, begun, end, outcomes } = openQueue()
	const leaving = new AbortController()
	await ask('a1', { signal: leaving.signal })
	await ask('b1')
	leaving.abort()
	await settled()
	expect(begun).toEqual(['a1'])
	await end('a1')
	expect(outcomes).toEqual({ a1: 'done' })
	expect(begun).toEqual(['a1', 'b1'])
})
