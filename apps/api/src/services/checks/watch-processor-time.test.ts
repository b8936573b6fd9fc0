import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { type Overdue, watchProcessorTime } from './watch-processor-time.ts'

const busyFor = (ms: number) => `const end = Date.now() + ${ms}; while (Date.now() < end);`

async function startThread(code: string): Promise<Worker> {
	const thread = new Worker(
		`const { parentPort } = require('node:worker_threads')
		parentPort.on('message', () => { ${code} })
		parentPort.postMessage(null)`,
		{ eval: true },
	)
	onTestFinished(async () => void (await thread.terminate()))
	await once(thread, 'message')
	return thread
}

function firstOverdue(thread: Worker, limits: { workMs: number; wallMs: number }) {
	return new Promise<Overdue>((resolve) => {
		onTestFinished(watchProcessorTime(thread, limits, resolve))
	})
}

test('a thread that works for longer than it may is overdue', async () => {
	const thread = await startThread(busyFor(60_000))
	const overdue = firstOverdue(thread, { workMs: 150, wallMs: 60_000 })
	thread.postMessage(null)
	expect(await overdue).toBe('work')
})

test('time in which a thread gets nothing done does not count as its work', async () => {
	// It sleeps, as it would where others have the processor.
	const sleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)'
	const thread = await startThread(sleep)
	const overdue = firstOverdue(thread, { workMs: 100, wallMs: 400 })
	thread.postMessage(null)
	expect(await overdue).toBe('wall')
})

test('what a thread did before the watch does not count', async () => {
	const thread = await startThread(`${busyFor(300)}; parentPort.postMessage(null)`)
	thread.postMessage(null)
	await once(thread, 'message')
	expect(await firstOverdue(thread, { workMs: 200, wallMs: 300 })).toBe('wall')
})
