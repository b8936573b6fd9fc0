import { supervise } from './supervise.mjs'

/**
 * Runs the server, and a worker beside it when PostgreSQL keeps the jobs, until a signal ends them. Either is started
 * again when it dies or hangs; when one cannot start at all, both end with its exit code.
 */
export async function serve() {
	const programs = [supervise({ name: 'server', file: 'apps/api/src/server.ts' })]
	if (process.env.DATABASE_URL && process.env.WORKERS !== '0') {
		programs.push(supervise({ name: 'worker', file: 'apps/api/src/worker.ts' }))
	}
	await superviseUntilStopped(programs)
}

/** Waits until a signal ends supervised programs, or one of them cannot start, and ends with its exit code. */
export async function superviseUntilStopped(programs) {
	const stopAll = (signal) => {
		for (const program of programs) program.stop(signal)
	}
	process.on('SIGTERM', () => stopAll('SIGTERM'))
	// Signals from a terminal, where a person waits for the end.
	for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => stopAll('SIGINT'))
	process.on('exit', () => programs.forEach((program) => void program.kill()))
	const exitCode = await Promise.race(programs.map(({ ended }) => ended))
	stopAll('SIGINT')
	await Promise.all(programs.map(({ ended }) => ended))
	process.exit(exitCode)
}
