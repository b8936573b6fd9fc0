import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A running Ella with its own data folder. */
export type Product = {
	url: string
	dataDir: string
	/** Returns the text that Ella has printed so far. */
	output: () => string
	process: ChildProcess
	stop: () => Promise<number | null>
}

export type ProductOptions = { port?: number; dataDir?: string; env?: Record<string, string> }

/** Starts Ella as `npm start` does, on a free port unless one is given, and waits until it says that it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
	const { port = await freePort(), dataDir, env = {} } = options
	const data = dataDir ?? mkdtempSync(join(tmpdir(), 'ella-journey-'))
	const child = spawn(process.execPath, ['scripts/start.mjs'], {
		cwd: root,
		env: {
			...process.env,
			// A developer's .env changes nothing that is tested or measured.
			NODE_ENV: 'test',
			PORT: String(port),
			HOST: '127.0.0.1',
			DATA_DIR: data,
			DRAIN_SECONDS: '0',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	child.stdout.on('data', (chunk) => {
		output += chunk
	})
	child.stderr.on('data', (chunk) => {
		output += chunk
	})
	const url = `http://127.0.0.1:${port}`
	await untilReady(child, url, () => output)
	return {
		url,
		dataDir: data,
		output: () => output,
		process: child,
		async stop() {
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			const [code] = await ended
			if (dataDir === undefined) rmSync(data, { recursive: true, force: true })
			return code
		},
	}
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
	while (child.exitCode === null) {
		const answer = await fetch(`${url}/api/health/`).catch(() => null)
		if (answer?.status === 200) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new Error(`Ella did not start:\n${output()}`)
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1')
	await once(probe, 'listening')
	const address = probe.address()
	probe.close()
	await once(probe, 'close')
	if (address === null || typeof address === 'string') throw new Error('No free port.')
	return address.port
}
