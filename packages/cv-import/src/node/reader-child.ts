import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LeftOut } from '../classifier/ablation.ts'
import { ReadError } from '../read-error.ts'
import type { ReadStep } from './read-cv-file.ts'
import type { ReaderJob, ReaderMessage } from './reader-messages.ts'
import { watchJobTime } from './watch-job-time.ts'

export type ReaderLimits = {
	/** Processor time of one job, without that of text recognition; by the clock it may take three times as long. */
	timeoutMs: number
	memoryMb: number
	/** Whether a process reads a small file before the first one comes. */
	warmsUp?: boolean
	/** The parts that the bench switches off for a measurement. */
	leftOut?: readonly LeftOut[]
}

export type JobOptions = ReaderLimits & {
	onProgress?: ((step: ReadStep) => void) | undefined
	signal?: AbortSignal | undefined
}

export type ReaderChild = {
	process: ChildProcess
	/** Resolves when the child can start at once; never rejects. */
	ready: Promise<void>
}

/** Thrown if the child ended without an answer and without being asked to. */
export class ReaderDied extends Error {
	/** Whether it had begun with the file: only then can the file be the reason. */
	readonly hasStarted: boolean

	constructor(hasStarted: boolean) {
		super('The reading process ended before it answered.')
		this.name = 'ReaderDied'
		this.hasStarted = hasStarted
	}
}

type Answer = Extract<ReaderMessage, { kind: 'read' | 'drawn' }>

const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url))
const memoryCheckMs = 200

/** Starts a reading process and lets it warm up. */
export function startReaderChild(limits: ReaderLimits): ReaderChild {
	const { memoryMb, warmsUp = true, leftOut = [] } = limits
	const { NODE_COMPILE_CACHE } = process.env
	const child = fork(program, [warmsUp ? 'warm' : 'cold', ...leftOut], {
		serialization: 'advanced',
		execArgv: [`--max-old-space-size=${Math.round(memoryMb * 0.75)}`, '--no-warnings'],
		// The process gets no secrets: only the folder of Node's compile cache, so that the next process starts
		// quickly.
		env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	})
	child.unref()
	child.channel?.unref()
	const ready = new Promise<void>((resolve) => {
		child.once('message', () => resolve())
		child.once('exit', () => resolve())
		child.once('error', () => resolve())
	})
	return { process: child, ready }
}

/** Has a child do one job within its limits. Throws `ReadError`, `ReaderDied` or the signal's reason. */
export function runInChild(
	{ process: child }: ReaderChild,
	job: ReaderJob,
	{ timeoutMs, memoryMb, onProgress, signal }: JobOptions,
): Promise<Answer> {
	return new Promise<Answer>((resolve, reject) => {
		const fail = (error: unknown) => {
			stop()
			child.kill('SIGKILL')
			reject(error)
		}
		const onAbort = () => fail(signal?.reason)
		let hasStarted = false
		const onExit = () => fail(new ReaderDied(hasStarted))
		const endTimeWatch = watchJobTime(child, timeoutMs, () =>
			fail(new ReadError('file_takes_too_long')),
		)
		const memoryWatch = setInterval(() => {
			if (residentMb(child) > memoryMb) fail(new ReadError('file_too_large'))
		}, memoryCheckMs)
		const onMessage = (message: ReaderMessage) => {
			if (message.kind === 'ready') return
			hasStarted = true
			if (message.kind === 'started') return
			if (message.kind === 'step') return onProgress?.(message.step)
			stop()
			if (message.kind === 'failed') return reject(new ReadError(message.code, message))
			resolve(message)
		}
		const stop = () => {
			endTimeWatch()
			clearInterval(memoryWatch)
			signal?.removeEventListener('abort', onAbort)
			child.off('message', onMessage).off('exit', onExit).off('error', onExit)
			child.channel?.unref()
		}
		child.channel?.ref()
		child.on('message', onMessage).on('exit', onExit).on('error', onExit)
		signal?.addEventListener('abort', onAbort)
		if (signal?.aborted) return onAbort()
		if (child.exitCode !== null || child.signalCode !== null || !child.connected) return onExit()
		child.send(job, (error) => {
			if (error !== null) onExit()
		})
	})
}

/** How much memory a child holds, in megabytes; 0 where the system does not say. */
export function readMemory({ process: child }: ReaderChild): number {
	return residentMb(child)
}

const bytesPerPage = 4096

// Only Linux tells it of another process without starting a third; elsewhere the limit of the heap stands alone.
function residentMb({ pid }: ChildProcess): number {
	if (process.platform !== 'linux' || pid === undefined) return 0
	try {
		const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
		return (pages * bytesPerPage) / 1_048_576
	} catch {
		return 0
	}
}
