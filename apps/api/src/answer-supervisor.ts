/** The signs by which a supervisor knows that a process is running. */
export type SignsOfLife = {
	/** The port that it listens on. */
	port?: number
	/** How long it serves on, at most, after it was asked to stop. */
	drainMs?: number
	/** Resolves while the parts that only a restart could fix are answering. */
	beat?: () => Promise<unknown>
}

/**
 * Answers the supervisor that started this process, if there is one. The supervisor asks every few seconds, and
 * restarts a process that doesn't answer for a minute. Calls `onGone` when the supervisor itself is gone, because
 * nothing would then stop this process.
 */
export function answerSupervisor(onGone: () => void): { ready: (signs: SignsOfLife) => void } {
	const tell = (message: object) => {
		// The supervisor may be gone since it asked.
		process.send?.(message, undefined, {}, () => {})
	}
	let beat: () => Promise<unknown> = async () => undefined
	if (process.send !== undefined) {
		process.on('message', () => void beat().then(() => tell({ kind: 'alive' })))
		process.once('disconnect', onGone)
	}
	return {
		ready: (signs) => {
			beat = signs.beat ?? beat
			tell({ kind: 'ready', port: signs.port, drainMs: signs.drainMs })
		},
	}
}
