import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { QueryOptions, Results } from '@electric-sql/pglite'
import { FairTurns } from '../fair-turns.ts'
import { traceStatement } from '../trace-statements.ts'
import { currentTurnTaker } from '../turn-taker.ts'
import { compilePglite } from './compile-pglite.ts'
import type { PgliteAnswer, PgliteCall, PgliteStart, QueryResults } from './pglite-messages.ts'

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void }

/** The methods that may be awaited inside a transaction. */
export type PgliteTransaction = Pick<PgliteClient, 'query' | 'exec'>

/**
 * PGlite in a separate thread, with the methods that Drizzle and pg-boss call. There is one connection: statements
 * and transactions take turns, fairly among the callers, people before jobs.
 */
export class PgliteClient {
	readonly #worker: Worker
	readonly #waiting = new Map<number, Waiting>()
	readonly #listeners = new Map<string, Set<(payload: string) => void>>()
	readonly #transaction = new AsyncLocalStorage<{ open: boolean }>()
	readonly #turns: FairTurns
	#lastId = 0
	#closing = false

	/**
	 * Opens or creates the database in a folder; `onLost` is called if the thread ends without being closed. In a crowd,
	 * requests that would wait longer than `firstTurnMs` are refused; 0 refuses none.
	 */
	static async open(
		directory: string,
		onLost: (error: Error) => void,
		firstTurnMs = 0,
	): Promise<PgliteClient> {
		const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
			workerData: { directory, program: await compilePglite() } satisfies PgliteStart,
		})
		const [first] = (await once(worker, 'message')) as [PgliteAnswer]
		if (first.kind === 'ready') return new PgliteClient(worker, onLost, firstTurnMs)
		await worker.terminate()
		const reason = first.kind === 'failed' ? first.message : first.kind
		throw new Error(`Ella couldn’t open the database in ${directory}: ${reason}`)
	}

	private constructor(worker: Worker, onLost: (error: Error) => void, firstTurnMs: number) {
		this.#worker = worker
		this.#turns = new FairTurns({ backgroundStandsBack: true, mostWaitMs: firstTurnMs })
		worker.on('message', (answer: PgliteAnswer) => this.#receive(answer))
		const lost = (cause: unknown) => {
			const error = new Error('The database stopped by itself.', { cause })
			if (this.#closing) return
			for (const { reject } of this.#waiting.values()) reject(error)
			this.#waiting.clear()
			onLost(error)
		}
		worker.on('error', lost)
		worker.on('exit', lost)
	}

	/** Runs one statement with parameters. */
	query(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<QueryResults> {
		return this.#takeTurn(() => this.#query(text, values, options))
	}

	/** Runs several statements without parameters; if one fails, a transaction that they opened is rolled back. */
	exec(text: string): Promise<Results[]> {
		return this.#takeTurn(async () => {
			try {
				return await this.#call<Results[]>({ kind: 'exec', text })
			} catch (error) {
				await this.#call({ kind: 'exec', text: 'ROLLBACK' })
				throw error
			}
		})
	}

	/** Runs `work` in a transaction, which keeps everyone else waiting; only `tx` may be awaited in it. */
	transaction<T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
		const tx: PgliteTransaction = {
			query: (text, values = [], options = {}) => this.#query(text, values, options),
			exec: (text) => this.#call({ kind: 'exec', text }),
		}
		return this.#takeTurn(async () => {
			const state = { open: true }
			await tx.exec('BEGIN')
			try {
				const result = await this.#transaction.run(state, () => work(tx))
				await tx.exec('COMMIT')
				return result
			} catch (error) {
				await tx.exec('ROLLBACK')
				throw error
			} finally {
				state.open = false
			}
		})
	}

	/** Calls back for every notification on a channel, until the returned function is called. */
	async listen(
		channel: string,
		onPayload: (payload: string) => void,
	): Promise<() => Promise<void>> {
		const listeners = this.#listeners.get(channel) ?? new Set()
		this.#listeners.set(channel, listeners.add(onPayload))
		if (listeners.size === 1) await this.#takeTurn(() => this.#call({ kind: 'listen', channel }))
		return async () => {
			listeners.delete(onPayload)
			if (listeners.size > 0 || this.#closing) return
			await this.#takeTurn(() => this.#call({ kind: 'unlisten', channel }))
		}
	}

	/** How many times a file has been synced to the disk since the start. */
	fileSyncs(): Promise<number> {
		return this.#call({ kind: 'fileSyncs' })
	}

	/** Resolves once the thread is between two statements. It takes no turn, so it answers even during a long transaction. */
	async beat(): Promise<void> {
		await this.#call({ kind: 'beat' })
	}

	/** Waits for the statements under way, then closes the database and ends the thread. */
	async close(): Promise<void> {
		if (this.#closing) return
		this.#closing = true
		await this.#turns.whenIdle()
		// Emscripten may end the thread itself once PostgreSQL has shut down.
		const ended = once(this.#worker, 'exit')
		await this.#takeTurn(() => Promise.race([this.#call({ kind: 'close' }), ended]))
		await this.#worker.terminate()
	}

	#query(text: string, values: unknown[], options: QueryOptions): Promise<QueryResults> {
		const textTypes = Object.keys(options.parsers ?? {}).map(Number)
		const rowMode = options.rowMode ?? 'object'
		return traceStatement(text, () =>
			this.#call({ kind: 'query', text, values, rowMode, textTypes }),
		)
	}

	#takeTurn<T>(work: () => Promise<T>): Promise<T> {
		if (this.#transaction.getStore()?.open) {
			const why = 'Inside a transaction only its own handle may be used: this would wait for ever.'
			return Promise.reject(new Error(why))
		}
		return this.#turns.take(currentTurnTaker(), work)
	}

	#call<T>(call: PgliteCall): Promise<T> {
		this.#lastId += 1
		const id = this.#lastId
		return new Promise<T>((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject })
			this.#worker.postMessage({ id, call })
		})
	}

	#receive(answer: PgliteAnswer): void {
		if (answer.kind === 'notification') {
			for (const onPayload of this.#listeners.get(answer.channel) ?? []) onPayload(answer.payload)
		}
		if (answer.kind !== 'result' && answer.kind !== 'error') return
		const waiting = this.#waiting.get(answer.id)
		this.#waiting.delete(answer.id)
		if (answer.kind === 'error') {
			waiting?.reject(Object.assign(new Error(answer.message), answer.fields))
		}
		// The caller named the type of this answer when it asked; the thread answers in kind.
		else waiting?.resolve(answer.result as never)
	}
}
