import { spawn } from 'node:child_process'
import { environment, node24, root } from './node-24.mjs'

// Above the server's own time for stopping; after it nothing that is left can be waiting for anything useful.
const stopWithinMs = 15_000

/**
 * Runs the server, and a worker beside it when PostgreSQL keeps the jobs, until a signal ends them.
 * When one of them dies the other is stopped too, and the exit code is that of the first.
 */
export function serve() {
	const children = [start('apps/api/src/server.ts')]
	if (process.env.DATABASE_URL && process.env.WORKERS !== '0') {
		children.push(start('apps/api/src/worker.ts'))
	}
	const stopAll = () => {
		for (const child of children) child.kill('SIGTERM')
		setTimeout(() => children.forEach((child) => void child.kill('SIGKILL')), stopWithinMs).unref()
	}
	process.on('SIGTERM', stopAll)
	process.on('SIGINT', stopAll)
	return Promise.race(children.map(ended)).then(async (exitCode) => {
		stopAll()
		await Promise.all(children.map(ended))
		process.exit(exitCode)
	})
}

function start(file) {
	return spawn(node24(), [file], {
		cwd: root,
		env: environment(),
		stdio: ['ignore', 'inherit', 'inherit'],
	})
}

function ended(child) {
	if (child.exitCode !== null) return Promise.resolve(child.exitCode)
	if (child.signalCode !== null) return Promise.resolve(1)
	return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
