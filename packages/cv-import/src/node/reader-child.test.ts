import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { startReaderChild } from './reader-child.ts'

test('a reading process leaves a busy processor to the server', async () => {
	const child = startReaderChild({ timeoutMs: 20_000, memoryMb: 512, warmsUp: false })
	await child.ready
	const { pid = 0 } = child.process
	expect(getPriority(pid) - getPriority()).toBe(10)
	child.process.kill('SIGKILL')
})
