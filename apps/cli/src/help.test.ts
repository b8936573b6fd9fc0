import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const checkout = fileURLToPath(new URL('../../..', import.meta.url))
const commands = readdirSync(join(checkout, 'apps/cli/help'))
	.filter((file) => file.endsWith('.txt'))
	.map((file) => file.slice(0, -'.txt'.length))

let bare: string

// A checkout in which nothing was installed, and a PATH without npm: an attempt to install would fail.
beforeAll(() => {
	bare = mkdtempSync(join(tmpdir(), 'ella-bare-'))
	for (const path of ['bin', 'scripts', 'apps/cli/help', 'package.json', 'package-lock.json']) {
		mkdirSync(join(bare, path, '..'), { recursive: true })
		cpSync(join(checkout, path), join(bare, path), { recursive: true })
	}
})
afterAll(() => rmSync(bare, { recursive: true, force: true }))

async function ella(...args: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)(process.execPath, ['bin/ella.mjs', ...args], {
		cwd: bare,
		env: { PATH: '' },
	})
	return stdout
}

test.each(['--version', '-v'])(
	'"ella %s" prints the version before anything is installed',
	async (flag) => {
		expect(await ella(flag)).toMatch(/^ella \d+\.\d+\.\d+\n$/)
		expect(readdirSync(bare)).not.toContain('node_modules')
	},
)

test.each([[[]], [['--help']], [['-h']], [['help']], [['help', 'no-such-command']]])(
	'"ella %j" lists every command before anything is installed',
	async (args) => {
		const overview = await ella(...args)
		for (const command of commands) expect(overview).toMatch(new RegExp(`^  ${command} +\\S`, 'm'))
	},
)

test.each(commands)(
	'"ella %s --help" explains the command before anything is installed',
	async (command) => {
		const help = await ella(command, '--help')
		expect(help).toMatch(new RegExp(`^Usage: ella ${command}\\b`))
		expect(await ella('help', command)).toBe(help)
	},
)

test('every command of the program has its help, and every help its command', async () => {
	const { commandNames } = await import('./run-command-line.ts')
	expect(commands.sort()).toEqual([...commandNames].sort())
})

test('the help of "admin" names everything that it can do', async () => {
	expect(await ella('admin', '--help')).toMatch(
		/users[\s\S]*messages[\s\S]*make-admin[\s\S]*block[\s\S]*unblock[\s\S]*delete[\s\S]*export[\s\S]*backup[\s\S]*move/,
	)
})

test('anything else needs what is installed', async () => {
	await expect(ella('frobnicate')).rejects.toThrow()
})
