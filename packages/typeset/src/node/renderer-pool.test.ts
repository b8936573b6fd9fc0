import { getPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { defaultDesign } from '@app/cv'
import { afterEach, expect, test } from 'vitest'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import type { RenderTask } from './render-message.ts'
import { createRendererPool, type PoolOptions, type RendererPool } from './renderer-pool.ts'
import { templateJson } from './template-json.ts'

const size = { widthPt: 595.28, heightPt: 841.89 }
let pool: RendererPool | null = null

afterEach(() => pool?.close())

function startPool(options: Partial<PoolOptions>): RendererPool {
	pool = createRendererPool({ processes: 1, timeoutMs: 120_000, queueLimit: 100, ...options })
	return pool
}

// Straight to the renderer, past the cleaning that keeps such text away from it.
function taskWith(summary: string) {
	const input = toTypesetInput(everyFieldCv, defaultDesign())
	const [section] = input.sections
	if (section === undefined) throw new Error('the fixture has sections')
	const parts = [{ kind: 'prose' as const, paragraphs: [summary] }]
	const json = templateJson({ ...input, sections: [{ ...section, parts }] })
	const template = 'professional-classic'
	return { kind: 'svg', template, input: json, size, autoFit: false } as const
}

const small = taskWith('A few words.')
const slow = taskWith('word '.repeat(30_000))
const endless = taskWith('word '.repeat(600_000))
// The abort is in the writing of the PDF.
const crashing: RenderTask = {
	...taskWith(`a${'\uFE0F'.repeat(40_000)}`),
	kind: 'pdf',
	createdAtSeconds: 0,
	standard: 'ua-1',
	carried: null,
}

test('text that makes the typesetter abort is refused, and the next CV is set', async () => {
	const { run, pids } = startPool({})
	await run(small)
	const before = pids()
	await expect(run(crashing)).rejects.toMatchObject({ code: 'cv_cannot_be_set' })
	expect((await run(small)).kind).toBe('svg')
	expect(pids()).not.toEqual(before)
})

test('renderers leave a busy processor to the server', async () => {
	const { run, pids } = startPool({})
	await run(small)
	expect(pids().map((pid) => getPriority(pid) - getPriority())).toEqual(pids().map(() => 5))
})

test('a document that takes too long is stopped, and the next CV is set', async () => {
	const { run } = startPool({ timeoutMs: 3_000 })
	await expect(run(endless)).rejects.toMatchObject({ code: 'render_takes_too_long' })
	expect((await run(small)).kind).toBe('svg')
})

/** Waits until a renderer is busy, kills it and returns its process id. */
async function killBusy({ busyPids }: RendererPool): Promise<number> {
	while (busyPids().length === 0) await setTimeout(5)
	const [pid = 0] = busyPids()
	process.kill(pid, 'SIGKILL')
	while (busyPids().includes(pid)) await setTimeout(5)
	return pid
}

test('a document whose renderer is killed from outside is set by another one', async () => {
	const started = startPool({})
	const result = started.run(slow)
	const killed = await killBusy(started)
	expect((await result).kind).toBe('svg')
	expect(started.pids()).not.toContain(killed)
})

test('a document whose renderer is killed twice is given up', async () => {
	const started = startPool({})
	const result = started.run(endless).catch((error: unknown) => error)
	expect(await killBusy(started)).not.toBe(await killBusy(started))
	expect(await result).toMatchObject({ code: 'cv_cannot_be_set' })
})

test('while one page never ends and its renderers are killed, the pages of others are set', async () => {
	const started = startPool({ processes: 2 })
	const given = started.run(endless).catch((error: unknown) => error)
	for (let kills = 0; kills < 2; kills += 1) {
		const others = await Promise.all([small, small, small].map((task) => started.run(task)))
		expect(others.map(({ kind }) => kind)).toEqual(['svg', 'svg', 'svg'])
		await killBusy(started)
	}
	expect(await given).toMatchObject({ code: 'cv_cannot_be_set' })
	expect((await started.run(small)).kind).toBe('svg')
})

test('an idle renderer that dies is replaced', async () => {
	const { run, pids } = startPool({})
	await run(small)
	const [pid = 0] = pids()
	process.kill(pid, 'SIGKILL')
	while (pids().includes(pid)) await setTimeout(5)
	expect((await run(small)).kind).toBe('svg')
})

test('what does not fit into the queue is refused at once', async () => {
	const { run } = startPool({ queueLimit: 2 })
	await run(small)
	const accepted = [run(slow), run(small), run(small)]
	await expect(run(small)).rejects.toMatchObject({ code: 'server_busy' })
	expect((await Promise.all(accepted)).map(({ kind }) => kind)).toEqual(['svg', 'svg', 'svg'])
})

test('a long task that nobody wants any more is ended, and the next CV is set', async () => {
	const { run, busyPids, pids } = startPool({})
	await run(small)
	const [before] = pids()
	const leaving = new AbortController()
	const left = run(endless, leaving.signal).catch((error: unknown) => error)
	while (busyPids().length === 0) await setTimeout(5)
	leaving.abort(new Error('gone'))
	expect(await left).toEqual(new Error('gone'))
	expect((await run(small)).kind).toBe('svg')
	expect(pids()).not.toContain(before)
})

test('a task that nobody wants any more leaves the queue', async () => {
	const { run } = startPool({ queueLimit: 1 })
	await run(small)
	const leaving = new AbortController()
	const first = run(slow)
	const left = run(small, leaving.signal).catch((error: unknown) => error)
	leaving.abort(new Error('gone'))
	expect(await left).toEqual(new Error('gone'))
	const next = run(small)
	expect([(await first).kind, (await next).kind]).toEqual(['svg', 'svg'])
	await expect(run(small, leaving.signal)).rejects.toEqual(new Error('gone'))
})

test('closing ends every process and refuses what still waits', async () => {
	const { run, pids, close } = startPool({ processes: 2 })
	await run(small)
	const living = pids()
	const waiting = [slow, slow, small].map((task) => run(task).catch((error: unknown) => error))
	await close()
	for (const outcome of await Promise.all(waiting)) expect(outcome).toHaveProperty('code')
	for (const pid of living) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
	await expect(run(small)).rejects.toMatchObject({ code: 'server_busy' })
})

test('input that a template cannot read is refused with the reason as its cause', async () => {
	const { run } = startPool({})
	const task: RenderTask = { ...small, input: '{' }
	await expect(run(task)).rejects.toMatchObject({
		code: 'cv_cannot_be_set',
		cause: expect.stringContaining('JSON'),
	})
})
