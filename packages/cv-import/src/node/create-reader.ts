import type { LeftOut } from '../classifier/ablation.ts'
import { ReadError } from '../read-error.ts'
import type { CvWithSource } from './cv-with-source.ts'
import { findTesseract } from './ocr/find-tesseract.ts'
import type { PagePicture } from './pdf/draw-pages.ts'
import type { ReadStep } from './read-cv-file.ts'
import {
	type JobOptions,
	type ReaderChild,
	ReaderDied,
	readMemory,
	runInChild,
	startReaderChild,
} from './reader-child.ts'
import type { ReaderJob } from './reader-messages.ts'

export type ReaderOptions = {
	/** How many files are read at the same time. */
	processes?: number
	/** How much processor time one file may take, in milliseconds; by the clock it may take three times as long. */
	timeoutMs?: number
	/** How much memory one file may take, in megabytes. */
	memoryMb?: number
	/** How many pages a file may have. */
	maxPages?: number
	/** The program that recognises the text of scans; Tesseract where it is installed, `null` for none. */
	recogniser?: string | null
	/** Whether a process loads and compiles its code on a small file first; no use to who reads one file and is done. */
	warmsUp?: boolean
	/** The parts that the bench switches off for a measurement; empty in the product. */
	leftOut?: readonly LeftOut[]
}

export type ReadOptions = {
	fileName: string
	onProgress?: (step: ReadStep) => void
	/** Ends the reading at once; the promise then rejects with the signal's reason. */
	signal?: AbortSignal
	/** A shorter limit than the reader's for this file, in milliseconds. */
	timeoutMs?: number | undefined
}

export type Reader = {
	/** Reads a CV out of a file; rejects with `ReadError`. */
	read: (bytes: Uint8Array, options: ReadOptions) => Promise<CvWithSource>
	/** Draws the pages of a PDF; a file of another format has none. Rejects with `ReadError`. */
	pictures: (
		bytes: Uint8Array,
		options: { widthPx: number; signal?: AbortSignal },
	) => Promise<PagePicture[]>
	/** Ends every reading process. */
	close: () => void
}

const defaults = {
	processes: 2,
	timeoutMs: 20_000,
	memoryMb: 512,
	maxPages: 50,
	warmsUp: true,
	leftOut: [],
}

/** Jobs after which a process is replaced, so that nothing a file leaves behind stays for long. */
const jobsPerProcess = 100
/** A process that still holds more of the memory it may use than this is replaced: the next file has a right to it. */
const keptMemoryShare = 0.7

type IdleChild = { child: ReaderChild; jobs: number }

type Pool = {
	limits: Required<ReaderOptions>
	idle: IdleChild[]
	busy: Set<ReaderChild>
	/** Jobs that are running or being tried again. */
	running: number
	waiting: (() => void)[]
	isClosed: boolean
}

/** Returns a reader that reads each file in a separate process, within limits. */
export function createReader(options: ReaderOptions = {}): Reader {
	const limits = { ...defaults, recogniser: findTesseract(), ...options }
	const pool: Pool = { limits, idle: [], busy: new Set(), running: 0, waiting: [], isClosed: false }
	keepNextWarm(pool)
	return {
		read: async (bytes, { fileName, onProgress, signal, timeoutMs = limits.timeoutMs }) => {
			const job = {
				kind: 'read',
				bytes: plainBytes(bytes),
				fileName,
				maxPages: limits.maxPages,
				recogniser: limits.recogniser,
			} as const
			const limit = { timeoutMs: Math.min(timeoutMs, limits.timeoutMs) }
			const answer = await runJob(pool, job, { ...limits, ...limit, onProgress, signal })
			if (answer.kind !== 'read') throw new ReadError('file_crashes_reader')
			return answer.result
		},
		pictures: async (bytes, { widthPx, signal }) => {
			if (!Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-')) return []
			const job = {
				kind: 'draw',
				bytes: plainBytes(bytes),
				widthPx,
				maxPages: limits.maxPages,
			} as const
			const answer = await runJob(pool, job, { ...limits, signal })
			return answer.kind === 'drawn' ? answer.pictures : []
		},
		close: () => close(pool),
	}
}

/** Processes that may die under a file before it is refused. */
const maxDeaths = 2
/** Idle processes that may turn out to be dead before something is wrong with the machine. */
const maxDeadOnTaking = 5

async function runJob(pool: Pool, job: ReaderJob, options: JobOptions) {
	await takeTurn(pool)
	try {
		return await runUntilAnswered(pool, job, options)
	} finally {
		pool.running--
		pool.waiting.shift()?.()
	}
}

// A process that was killed from outside tells nothing about the file; two deaths while reading the file do.
async function runUntilAnswered(pool: Pool, job: ReaderJob, options: JobOptions) {
	let deaths = 0
	for (let tries = 0; tries < maxDeaths + maxDeadOnTaking; tries++) {
		try {
			return await runOnce(pool, job, options)
		} catch (error) {
			if (!(error instanceof ReaderDied)) throw error
			deaths += error.hasStarted ? 1 : 0
			if (deaths === maxDeaths) throw new ReadError('file_crashes_reader', { cause: error })
		}
	}
	throw new ReadError('file_crashes_reader')
}

async function takeTurn(pool: Pool): Promise<void> {
	while (!pool.isClosed && pool.running >= pool.limits.processes) {
		await new Promise<void>((resolve) => pool.waiting.push(resolve))
	}
	if (pool.isClosed) throw new Error('The reader is closed.')
	pool.running++
}

async function runOnce(pool: Pool, job: ReaderJob, options: JobOptions) {
	const { child, jobs } = takeChild(pool)
	pool.busy.add(child)
	keepNextWarm(pool)
	try {
		// Warming up is not the file's time.
		child.process.channel?.ref()
		await child.ready
		return await runInChild(child, job, options)
	} finally {
		pool.busy.delete(child)
		giveBack(pool, { child, jobs: jobs + 1 })
		keepNextWarm(pool)
	}
}

function takeChild(pool: Pool): IdleChild {
	const alive = pool.idle.shift()
	if (alive === undefined) return { child: startReaderChild(pool.limits), jobs: 0 }
	return alive.child.process.connected ? alive : takeChild(pool)
}

// The process that worked last is taken first: its code is compiled.
function giveBack(pool: Pool, idle: IdleChild): void {
	if (isWorn(pool, idle)) idle.child.process.kill('SIGKILL')
	else pool.idle.unshift(idle)
}

function isWorn({ isClosed, limits }: Pool, { child, jobs }: IdleChild): boolean {
	if (isClosed || child.process.killed || !child.process.connected) return true
	return jobs >= jobsPerProcess || readMemory(child) > limits.memoryMb * keptMemoryShare
}

// The next file starts at once, whether another one is still read or a process was ended.
function keepNextWarm(pool: Pool): void {
	pool.idle = pool.idle.filter(({ child }) => child.process.connected)
	const isEnough = pool.idle.length > 0 || pool.busy.size >= pool.limits.processes
	if (pool.isClosed || isEnough) return
	pool.idle.push({ child: startReaderChild(pool.limits), jobs: 0 })
}

function close(pool: Pool): void {
	pool.isClosed = true
	for (const child of [...pool.busy, ...pool.idle.map((idle) => idle.child)]) {
		child.process.kill('SIGKILL')
	}
	pool.idle = []
	for (const wake of pool.waiting.splice(0)) wake()
}

// A Buffer arrives in the other process as a Buffer, which pdf.js refuses.
function plainBytes(bytes: Uint8Array): Uint8Array {
	return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
