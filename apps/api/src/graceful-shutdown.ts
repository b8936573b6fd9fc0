import { writeSync } from 'node:fs'
import { answerSupervisor, type SignsOfLife } from './answer-supervisor.ts'
import { ConfigError } from './config.ts'

type Running = SignsOfLife & {
	/** Says that the process is ready; called once it can be asked to stop. */
	announce?: () => void
	/** Goes on as before until nobody sends anything new, or until `hurry` aborts. */
	drain?: (hurry: AbortSignal) => Promise<void>
	/** Closes everything, at once when `hurry` has aborted; the process ends after it. */
	close: (hurry: AbortSignal) => Promise<void>
}

/** A process that hasn't closed after this time is ended all the same. */
const closeWithinMs = 15_000

/**
 * Runs a process from its start to a SIGTERM, which lets it drain first, or a SIGINT, which does not; then closes it and
 * ends with 0. A start that fails says why in one sentence for each reason and ends with 1. A supervisor is told that it
 * runs.
 */
export async function runWithGracefulShutdown(
	start: (onLost: (error: Error) => void) => Promise<Running>,
): Promise<void> {
	try {
		let whenGone = () =>
			endAtOnce(new Error('The process supervising Ella has gone, so Ella is stopping.'))
		const supervisor = answerSupervisor(() => whenGone())
		const running = await start(endAtOnce)
		const stop = stopOnce(running)
		whenGone = stop.atOnce
		process.on('SIGTERM', stop.gently)
		process.on('SIGINT', stop.atOnce)
		running.announce?.()
		supervisor.ready(running)
	} catch (error) {
		sayWhy(error)
		process.exit(1)
	}
}

// A service manager sends the signal to every process, and a parent passes it on: twice is once.
function stopOnce(running: Running) {
	const hurry = new AbortController()
	let isStopping = false
	const gently = () => {
		if (!isStopping) void stop(running, hurry.signal)
		isStopping = true
	}
	const atOnce = () => {
		hurry.abort()
		gently()
	}
	return { gently, atOnce }
}

async function stop({ drain, close }: Running, hurry: AbortSignal): Promise<void> {
	try {
		if (!hurry.aborted) await drain?.(hurry)
		const timer = setTimeout(() => endAtOnce(new Error('Ella didn’t stop in time.')), closeWithinMs)
		timer.unref()
		await close(hurry)
		process.exit(0)
	} catch (error) {
		sayWhy(error)
		process.exit(1)
	}
}

function endAtOnce(error: Error): void {
	sayWhy(error)
	process.exit(1)
}

function sayWhy(error: unknown): void {
	for (const sentence of describeErrors(error)) writeSync(2, `${sentence}\n`)
}

/** Returns the reasons for an error, a sentence for each. */
export function describeErrors(error: unknown): string[] {
	if (error instanceof ConfigError) return error.problems
	if (!(error instanceof Error)) return [String(error)]
	// The message of a connection that was refused is empty; its code says it.
	const code = 'code' in error ? String(error.code) : error.name
	return [error.message || code]
}
