import { expect, test } from 'vitest'
import type { CommandIo } from '../command.ts'
import { runCommandLine } from '../run-command-line.ts'

async function ella(...args: string[]) {
	const said: string[] = []
	const io: CommandIo = {
		cwd: process.cwd(),
		readStandardInput: async () => new Uint8Array(),
		print: (text) => void said.push(String(text)),
		say: (sentence) => void said.push(sentence),
		now: () => new Date(0),
	}
	return { code: await runCommandLine(['admin', ...args], io), said: said.join('\n') }
}

test.each([
	{ args: [], sentence: 'Say what to do' },
	{ args: ['crown', 'ada@example.com'], sentence: 'Say what to do' },
	{ args: ['block'], sentence: 'Name the user by' },
	{ args: ['block', 'ada@example.com', 'eve@example.com'], sentence: 'Name one user at a time' },
	{ args: ['export', 'ada@example.com'], sentence: 'Say where to write' },
	{ args: ['backup'], sentence: 'Say which file or folder' },
	{ args: ['restore'], sentence: 'Say which backup' },
	{ args: ['verify', 'a', 'b'], sentence: 'Name one place at a time' },
	{ args: ['move', 'embedded'], sentence: 'Name the target' },
	{ args: ['adopt'], sentence: 'Say what to adopt: files or key' },
	{ args: ['adopt', 'cats'], sentence: 'Say what to adopt: files or key' },
	{ args: ['users', 'ada@example.com'], sentence: 'Use --search' },
	{ args: ['messages', 'new'], sentence: '"messages" doesn’t take "new"' },
])('"ella admin $args" is wrong usage', async ({ args, sentence }) => {
	const { code, said } = await ella(...args)
	expect(code).toBe(2)
	expect(said).toContain(sentence)
})
