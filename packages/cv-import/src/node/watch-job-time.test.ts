import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { watchJobTime } from './watch-job-time.ts'

async function start(code: string): Promise<ChildProcess> {
	const child = spawn(process.execPath, ['-e', `process.stdout.write('.'); ${code}`])
	onTestFinished(() => void child.kill('SIGKILL'))
	await once(child.stdout, 'data')
	return child
}

/** How long a job may take by the clock before it is overdue, in milliseconds. */
async function untilOverdue(child: Pick<ChildProcess, 'pid'>, limitMs: number): Promise<number> {
	const startedAt = performance.now()
	await new Promise<void>((resolve) => {
		onTestFinished(watchJobTime(child, limitMs, resolve))
	})
	return performance.now() - startedAt
}

test('a process that works is overdue once it has worked for long enough', async () => {
	const working = await start('for (;;);')
	expect(await untilOverdue(working, 200)).toBeGreaterThanOrEqual(199)
})

test.skipIf(process.platform !== 'linux')(
	'one that gets nothing done has three times as long',
	async () => {
		const sleeping = await start('setInterval(() => {}, 60_000)')
		expect(await untilOverdue(sleeping, 200)).toBeGreaterThanOrEqual(599)
	},
)

test('where nobody says what a process has used, the clock decides', async () => {
	expect(await untilOverdue({ pid: undefined }, 50)).toBeGreaterThanOrEqual(49)
})

test.skipIf(process.platform !== 'linux')(
	'what a program that it started has used is not its own time, and lengthens its time by the clock',
	async () => {
		const busy = 'while (process.cpuUsage().user < 200_000);'
		const recognise = `require('node:child_process').spawnSync(process.execPath, ['-e', '${busy}'])`
		const reading = await start(`${recognise}; setInterval(() => {}, 60_000)`)
		// On a busy machine the other program takes seconds to use its processor time.
		const [limitMs, leastUsedMs] = [1500, 150]
		const ms = await untilOverdue(reading, limitMs)
		expect(ms).toBeGreaterThanOrEqual((limitMs + leastUsedMs) * 3)
	},
)

test('a watch that has ended says nothing', async () => {
	let isOverdue = false
	watchJobTime({ pid: undefined }, 1, () => {
		isOverdue = true
	})()
	await untilOverdue({ pid: undefined }, 20)
	expect(isOverdue).toBe(false)
})
