import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, root } from '@app/e2e/product'

export type ServedProduct = {
	url: string
	/** Returns the standard error that the product has written so far. */
	log: () => string
	stop: () => Promise<void>
}

const serving = "import { serve } from './scripts/serve.mjs'; await serve()"

/** Starts a server and a worker as `npm start` does once everything is built, and waits until they are ready. */
export async function serveProduct(env: Record<string, string>): Promise<ServedProduct> {
	const port = await freePort()
	const child = spawn(process.execPath, ['--input-type=module', '--eval', serving], {
		cwd: root,
		env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	let log = ''
	child.stderr.on('data', (chunk) => {
		log += chunk
	})
	const url = `http://127.0.0.1:${port}`
	for (;;) {
		if (child.exitCode !== null) throw new Error(`Ella did not start:\n${log}`)
		const answer = await fetch(`${url}/api/health/`).catch(() => null)
		if (answer?.ok) break
		await wait(100)
	}
	return {
		url,
		log: () => log,
		stop: async () => {
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			await ended
		},
	}
}
