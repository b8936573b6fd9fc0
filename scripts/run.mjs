import { spawn } from 'node:child_process'
import { environment, node24, root } from './node-24.mjs'

/**
 * Runs a command in the checkout and shows its output. Resolves when the command exits with 0; otherwise rejects with
 * an error that carries `exitCode`.
 */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: environment(env),
			stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
		})
		const output = []
		child.stdout?.on('data', (chunk) => output.push(chunk))
		child.stderr?.on('data', (chunk) => output.push(chunk))
		child.once('error', reject)
		child.once('exit', (code, signal) => {
			if (code === 0) return resolve()
			if (quiet) process.stderr.write(Buffer.concat(output))
			const error = new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? code}`)
			reject(Object.assign(error, { exitCode: code ?? 1 }))
		})
	})
}

/** Runs a file of ours under Node 24. */
export function runNode(args, options) {
	return run(node24(), args, options)
}

/** Runs the steps in turn; the first that fails ends the process with its exit code. */
export async function main(steps) {
	try {
		await steps()
	} catch (error) {
		process.stderr.write(`${error.message}\n`)
		process.exit(error.exitCode ?? 1)
	}
}
