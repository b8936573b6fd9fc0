import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processesUnder, watchMemory } from './process-memory.ts'

const isLinux = process.platform === 'linux'

test.runIf(isLinux)('finds what a process started and what that started', async () => {
	const inner = 'setTimeout(() => {}, 60_000)'
	const outer = `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}])
		console.log(child.pid); setTimeout(() => {}, 60_000); process.on('SIGTERM', () => { child.kill(); process.exit() })`
	const child = spawn(process.execPath, ['-e', outer])
	const [printed] = await once(child.stdout, 'data')
	const found = processesUnder([child.pid ?? 0])
	expect(found.map(({ pid }) => pid)).toEqual(
		expect.arrayContaining([child.pid, Number(String(printed))]),
	)
	expect(found.length).toBe(2)
	const peaks = watchMemory(() => [child.pid ?? 0])()
	expect(peaks.other).toBeGreaterThan(1)
	child.kill('SIGTERM')
	await once(child, 'exit')
})
