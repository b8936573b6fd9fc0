import type { PgliteClient } from './pglite-client.ts'

const everyMs = 5 * 60_000

/** PGlite has no background processes: checkpoints and vacuums it every five minutes until the returned function is called. */
export function scheduleMaintenance(thread: PgliteClient): () => Promise<void> {
	let running: Promise<unknown> = Promise.resolve()
	const timer = setInterval(() => {
		running = checkpointAndVacuum(thread).catch((error: Error) =>
			process.emitWarning(error.message),
		)
	}, everyMs)
	timer.unref()
	return async () => {
		clearInterval(timer)
		await running
	}
}

/** Writes the contents of the write-ahead log into the tables' files, and frees the space of deleted rows. */
export async function checkpointAndVacuum(thread: PgliteClient): Promise<void> {
	await thread.query('CHECKPOINT')
	// `ANALYZE` gathers statistics for the planner; nothing else does so here.
	await thread.query('VACUUM (ANALYZE)')
}
