import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readQuickStart } from '#config.ts'
import { placeForDatabase } from '#test/open-test-database.ts'
import { addressOf, runProgram } from '#test/run-program.ts'

const program = fileURLToPath(new URL('./admin.ts', import.meta.url))

async function run(environment: Record<string, string>, request: object, zipPath = '') {
	const child = spawn(process.execPath, [program, JSON.stringify(request), zipPath], {
		env: { ...readQuickStart(), ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const exited = once(child, 'exit')
	const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
	const [code] = await exited
	return { code, printed, said }
}

const email = 'ada@example.com'
const registration = { email, password1: 'plumbago kettle drum', password2: 'plumbago kettle drum' }

// Three processes start one after the other, which takes a while on a busy machine.
test('an operator is answered beside a running server and without one', {
	timeout: 600_000,
}, async () => {
	const { dataDir, databaseUrl } = await placeForDatabase(onTestFinished)
	const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
	const server = runProgram('server', { ...environment, PORT: '0' }, onTestFinished)
	const registered = await fetch(`${await addressOf(server)}/api/auth/registration/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(registration),
	})
	expect(registered.status).toBe(200)

	const beside = await run(environment, { command: 'users', search: email })
	expect(beside).toMatchObject({ code: 0, said: '1 user.\n' })
	expect(JSON.parse(beside.printed)).toMatchObject({ users: [{ email, role: 'user' }] })
	const unknown = await run(environment, { command: 'block', who: 'nobody@example.com' })
	expect(unknown).toMatchObject({ code: 1, said: 'There’s no account with this email or id.\n' })
	const zipPath = join(dataDir, 'export.zip')
	const exported = await run(environment, { command: 'export', who: email }, zipPath)
	expect(exported).toMatchObject({ code: 0, printed: '' })
	expect((await readFile(zipPath)).subarray(0, 2).toString()).toBe('PK')
	const again = await run(environment, { command: 'export', who: email }, zipPath)
	expect(again).toMatchObject({ code: 1, said: `There is already a file "${zipPath}".\n` })
	expect(await server.stop()).toBe(0)

	const alone = await run(environment, { command: 'make-admin', who: email })
	expect(alone).toMatchObject({ code: 0, said: `${email} is an administrator now.\n` })
})
