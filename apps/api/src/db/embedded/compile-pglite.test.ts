import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'

const run = promisify(execFile)

const makeAndUse = `
	const [address, folder] = process.argv.slice(1)
	const { PgliteClient } = await import(address)
	const thread = await PgliteClient.open(folder, (error) => { throw error })
	await thread.exec('create table t (n int); insert into t select generate_series(1, 2000)')
	const { rows } = await thread.query('select count(*)::int as n from t a, t b where a.n < b.n')
	console.log('counted', rows[0].n)
	await thread.close()`

test('no code of a database is freed under its threads, which ends the process now and then', async () => {
	const { href } = new URL('./pglite-client.ts', import.meta.url)
	const folder = join(await temporaryFolder(onTestFinished), 'data')
	const program = ['--trace-wasm-code-gc', '-e', makeAndUse, href, folder]
	const { stdout } = await run(process.execPath, program)
	expect(stdout.trim()).toBe('counted 1999000')
})

test('compiling no function of the database takes hundreds of megabytes', async () => {
	const { href } = new URL('./pglite-client.ts', import.meta.url)
	const folder = join(await temporaryFolder(onTestFinished), 'data')
	const program = ['--trace-wasm-compilation-times', '-e', makeAndUse, href, folder]
	const { stdout } = await run(process.execPath, program, { maxBuffer: 10_000_000 })
	expect(stdout).toContain('counted 1999000')
	const taken = [...stdout.matchAll(/using \w+, took \d+ ms and (\d+)\b/g)].map(([, bytes]) =>
		Number(bytes),
	)
	expect(taken.length).toBeGreaterThan(100)
	expect(Math.max(...taken)).toBeLessThan(50_000_000)
})
