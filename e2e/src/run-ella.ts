import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './product.ts'

export type EllaResult = { exitCode: number | null; output: Buffer; sentence: string }

/** Runs the command line as a person would, and waits for its end. */
export async function runEllaCommand(
	args: string[],
	input?: Uint8Array,
	env: Record<string, string> = {},
): Promise<EllaResult> {
	const child = spawn(process.execPath, [join(root, 'bin/ella.mjs'), ...args], {
		stdio: 'pipe',
		env: { ...process.env, NODE_ENV: 'test', ...env },
	})
	const output: Buffer[] = []
	const sentences: Buffer[] = []
	child.stdout.on('data', (chunk) => output.push(chunk))
	child.stderr.on('data', (chunk) => sentences.push(chunk))
	child.stdin.end(input)
	const [exitCode] = await once(child, 'close')
	return {
		exitCode,
		output: Buffer.concat(output),
		sentence: Buffer.concat(sentences).toString().trim(),
	}
}
