import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { RenderReport, RenderResult, RenderTask } from './render-message.ts'
import type { RenderRequest } from './render-request.ts'
import type { TypesettingErrorCode } from './typesetting-error.ts'
import { watchMemoryLimit } from './watch-memory-limit.ts'

/**
 * How a task ended: `died` means that the whole process did, with the signal that ended it; `abandoned`, that nobody
 * wanted its result any more; `too-large`, that an operator's template took too much memory.
 */
export type Outcome =
	| { status: 'done'; result: RenderResult }
	| { status: 'failed'; reason: string; code: TypesettingErrorCode }
	| { status: 'timed-out' }
	| { status: 'too-large' }
	| { status: 'abandoned' }
	| { status: 'died'; signal: NodeJS.Signals | null }

/** One renderer process; it does one task at a time. */
export type Renderer = {
	pid: number | undefined
	/** Does a task; one whose `signal` is aborted ends soon after. */
	run: (task: RenderRequest | RenderTask, signal?: AbortSignal) => Promise<Outcome>
	/** Kills the process and resolves when it has ended. */
	end: () => Promise<void>
}

// Pages are large strings; without limits, the heap would grow to several times the memory it needs.
const heapLimits = ['--max-semi-space-size=4', '--max-old-space-size=256', '--expose-gc']

// Ending a process costs the start of the next one, so a task that nobody wants any more may run for about as long as that.
const worthFinishingMs = 500

// A template that asks for a package of Typst finds neither the network nor packages of this machine.
const nowhere = '/dev/null/none'
const withoutPackages = {
	HTTP_PROXY: 'http://127.0.0.1:9',
	HTTPS_PROXY: 'http://127.0.0.1:9',
	ALL_PROXY: 'http://127.0.0.1:9',
	XDG_DATA_HOME: nowhere,
	XDG_CACHE_HOME: nowhere,
}

// There are as many renderers as processors, so threads of one renderer would wait for threads of another. With one
// thread each, the slowest of twenty key presses takes half as long on a busy machine, and the median a quarter less.
const threads = { RAYON_NUM_THREADS: '1' }

type RendererEvents = {
	timeoutMs: number
	onReady: () => void
	onWorn: () => void
	onExit: () => void
}

/**
 * Starts a renderer process; `onReady` is called when it is warm, `onWorn` when it holds so much memory that it should be
 * replaced, `onExit` when it has ended.
 */
export function startRenderer({ timeoutMs, onReady, onWorn, onExit }: RendererEvents): Renderer {
	const { NODE_COMPILE_CACHE } = process.env
	const cache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
	const child = fork(join(import.meta.dirname, 'renderer-process.ts'), {
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		execArgv: heapLimits,
		// No secrets, only Node's compile cache, with which the next renderer starts quickly.
		env: { ...cache, ...withoutPackages, ...threads },
	})
	let finish: ((outcome: Outcome) => void) | null = null

	function settle(outcome: Outcome): void {
		finish?.(outcome)
		finish = null
	}

	child.on('message', (report: RenderReport) => {
		if (report.status === 'ready') onReady()
		else if (report.status === 'worn') onWorn()
		else settle(report)
	})
	child.on('exit', (_code, signal) => {
		settle({ status: 'died', signal })
		onExit()
	})
	// A message that cannot be sent means that the process is on its way out.
	child.on('error', () => child.kill('SIGKILL'))

	return {
		pid: child.pid,
		run: (task, signal) =>
			new Promise((resolve) => {
				const endWith = (status: 'timed-out' | 'abandoned' | 'too-large') => {
					settle({ status })
					child.kill('SIGKILL')
				}
				const timers: NodeJS.Timeout[] = [setTimeout(endWith, timeoutMs, 'timed-out')]
				if ('added' in task) timers.push(watchMemoryLimit(child.pid, () => endWith('too-large')))
				const startedAt = performance.now()
				const abandon = () => {
					const leftMs = worthFinishingMs - (performance.now() - startedAt)
					timers.push(setTimeout(endWith, Math.max(0, leftMs), 'abandoned'))
				}
				signal?.addEventListener('abort', abandon)
				finish = (outcome) => {
					timers.forEach(clearTimeout)
					signal?.removeEventListener('abort', abandon)
					resolve(outcome)
				}
				child.send(task)
			}),
		end: () => ended(child),
	}
}

function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
	return new Promise((resolve) => {
		child.once('exit', () => resolve())
		child.kill('SIGKILL')
	})
}
