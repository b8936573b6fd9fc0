import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const supervisor = fileURLToPath(new URL('./supervise.mjs', import.meta.url))

/** A program that says who it is, starts a child, and answers its supervisor. */
const living = `
	const { spawn } = await import('node:child_process')
	const own = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
	process.on('message', () => process.send({ kind: 'alive' }))
	process.on('SIGTERM', () => process.exit(0))
	// Told only when it is on its way that it is ready: who stops it after these words stops a program that was ready.
	process.send({ kind: 'ready', port: 4711 }, () => {
		console.log('started pid=' + process.pid + ' child=' + own.pid + ' port=' + process.env.PORT)
	})
`
/** Takes half a second of silence for a hang. */
const hasty = {
	askEveryMs: 50,
	mostUnanswered: 10,
	mostUntilReady: 10_000,
	firstWaitMs: 10,
	stopWithinMs: 5000,
}

type Supervised = { process: ChildProcess; output: () => string }

function runSupervised(
	program: string,
	settings: object = {},
	env: Record<string, string> = {},
): Supervised {
	const folder = mkdtempSync(join(tmpdir(), 'ella-supervised-'))
	const file = join(folder, 'program.mjs')
	writeFileSync(file, program)
	const script = `
		const { patience, supervise } = await import(${JSON.stringify(supervisor)})
		const settings = { ...patience, ...${JSON.stringify({ ...hasty, ...settings })} }
		const watched = supervise({ name: 'server', file: ${JSON.stringify(file)}, settings })
		for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => watched.stop(signal))
		process.exit(await watched.ended)`
	const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
		env: { ...process.env, PORT: '0', ...env },
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			output += chunk
		})
	}
	onTestFinished(async () => {
		if (child.exitCode === null) {
			child.kill('SIGTERM')
			await once(child, 'exit')
		}
		rmSync(folder, { recursive: true })
	})
	return { process: child, output: () => output }
}

/** Waits until so many starts have been told, and answers the last of them. */
async function started({ output }: Supervised, count: number) {
	const starts = () => [...output().matchAll(/started pid=(\d+) child=(\d+) port=(\d+)/g)]
	await expect.poll(() => starts().length, { timeout: 90_000 }).toBeGreaterThanOrEqual(count)
	const [, pid, child, port] = starts()[count - 1] ?? []
	return { pid: Number(pid), child: Number(child), port: Number(port) }
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0)
		return true
	} catch {
		return false
	}
}

const isGone = (pid: number) => expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)

test('a program that is killed is started again on its port, and nothing of it is left', async () => {
	const supervised = runSupervised(living)
	const first = await started(supervised, 1)
	process.kill(first.pid, 'SIGKILL')
	const second = await started(supervised, 2)
	expect([first.port, second.port]).toEqual([0, 4711])
	await isGone(first.child)
	expect(supervised.output()).toContain('The server ended by itself (SIGKILL).')
})

test('a program that is stopped in its tracks is ended and started again', async () => {
	const supervised = runSupervised(living)
	const first = await started(supervised, 1)
	process.kill(first.pid, 'SIGSTOP')
	await started(supervised, 2)
	await isGone(first.pid)
	await isGone(first.child)
	expect(supervised.output()).toContain('The server does not answer any more')
})

test('a program that never comes back from what it does is ended and started again', async () => {
	const supervised = runSupervised(`${living}
		if (process.env.PORT === '0') setTimeout(() => { for (;;); }, 100)`)
	await started(supervised, 2)
	expect(supervised.output()).toContain('The server does not answer any more')
})

test('a program that is silent for less than the patience is left in peace', async () => {
	const supervised = runSupervised(
		`${living}
		const until = Date.now() + 400
		while (Date.now() < until);
		console.log('busy no more')
		setTimeout(() => console.log('still the same'), 600)`,
		{ mostUnanswered: 100 },
	)
	await started(supervised, 1)
	await expect.poll(supervised.output, { timeout: 20_000 }).toContain('still the same')
	expect(supervised.output().match(/started/g)).toHaveLength(1)
})

test('a program gives freed memory back to the system, unless the operator has said otherwise', async () => {
	const told = `${living}
		console.log('heaps=' + process.env.MALLOC_ARENA_MAX + ' pieces=' + process.env.MALLOC_MMAP_THRESHOLD_)`
	const supervised = runSupervised(told, {}, { MALLOC_ARENA_MAX: '7' })
	await expect.poll(supervised.output, { timeout: 20_000 }).toContain('heaps=7 pieces=131072')
})

test('a program that fills its heap is ended at its limit and started again', async () => {
	const supervised = runSupervised(
		`${living}
		const { getHeapStatistics } = await import('node:v8')
		const limitMb = getHeapStatistics().heap_size_limit / 2 ** 20
		console.log(limitMb < 200 ? 'bounded' : 'unbounded')
		const kept = []
		const fill = () => { for (;;) kept.push(new Array(100_000).fill(0).map((_, i) => ({ i }))) }
		if (process.env.PORT === '0' && limitMb < 200) setTimeout(fill, 100)`,
		{ mostUnanswered: 100_000 },
		{ HEAP_MB: '128' },
	)
	await started(supervised, 1)
	await expect.poll(supervised.output, { timeout: 20_000 }).toMatch(/\bbounded/)
	await started(supervised, 2)
	expect(supervised.output()).toMatch(/The server ended by itself \((SIGABRT|exit code 134)\)\./)
})

test('a program has a bounded heap unless somebody says how large it may be', async () => {
	const report = `${living}
		const { getHeapStatistics } = await import('node:v8')
		console.log('limit=' + Math.round(getHeapStatistics().heap_size_limit / 2 ** 20) + ' MB')`
	const usual = runSupervised(report)
	const larger = runSupervised(report, {}, { HEAP_MB: '1024' })
	const wrong = runSupervised(report, {}, { HEAP_MB: 'lots' })
	// Beside the limit there is room for new objects.
	await expect.poll(usual.output, { timeout: 20_000 }).toContain('limit=368 MB')
	await expect.poll(larger.output, { timeout: 20_000 }).toContain('limit=1072 MB')
	await expect.poll(wrong.output, { timeout: 20_000 }).toContain('limit=368 MB')
})

test('a program that ends again and again is started less and less often, and it is said', async () => {
	const supervised = runSupervised(`${living}
		if (process.env.PORT !== '0') process.exit(7)
		setTimeout(() => process.exit(7), 50)`)
	const sentence =
		/ended 4 times soon after its start \(exit code 7\); what it said last is above\. It is started again in 0\.08 s\./
	await expect.poll(supervised.output, { timeout: 30_000 }).toMatch(sentence)
})

test('a program that cannot start even once ends the supervisor with its exit code', async () => {
	const supervised = runSupervised('process.exit(3)')
	const [code] = await once(supervised.process, 'exit')
	expect(code).toBe(3)
})

test('a program is told which signal stops it, and the quick one also after the patient one', async () => {
	const supervised = runSupervised(`${living}
		process.removeAllListeners('SIGTERM')
		process.on('SIGTERM', () => console.log('asked to stop patiently'))
		process.on('SIGINT', () => process.exit(0))`)
	await started(supervised, 1)
	supervised.process.kill('SIGTERM')
	await expect.poll(supervised.output).toContain('asked to stop patiently')
	supervised.process.kill('SIGINT')
	const [code] = await once(supervised.process, 'exit')
	expect(code).toBe(0)
})

test('a supervisor that is asked to stop asks the program, and leaves nothing', async () => {
	const supervised = runSupervised(living)
	const { pid, child } = await started(supervised, 1)
	supervised.process.kill('SIGTERM')
	const [code] = await once(supervised.process, 'exit')
	expect(code).toBe(0)
	await isGone(pid)
	await isGone(child)
})

test('a program that does not stop when it is asked is ended', async () => {
	const supervised = runSupervised(
		`${living} process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => {})`,
		{
			stopWithinMs: 200,
		},
	)
	const { pid } = await started(supervised, 1)
	supervised.process.kill('SIGTERM')
	await once(supervised.process, 'exit')
	expect(isRunning(pid)).toBe(false)
})
