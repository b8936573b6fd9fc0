import { LRUCache } from 'lru-cache'
import { AppError } from '#http/app-error.ts'
import { expectedWaitMs, type Line } from './expected-wait.ts'

export type FairQueueOptions = {
	/** How many pieces of work are done side by side. */
	lanes: number
	/** How many of them one key may have; of two lanes or more, one is always left to the others. */
	mostAtOnce: number
	/** How many may wait, of all keys together; more are refused. By default more than can be waited for in a few seconds. */
	mostWaiting?: number
	/** A clock in milliseconds. */
	now: () => number
}

export type Turn = {
	/** Whose work it is. The keys that wait are served in rotation. */
	key: string
	/** Work that is likely to wait longer, or has, is refused; `Infinity` waits for as long as it takes. */
	mostWaitMs: number
	/** Once aborted, work that still waits is dropped, and the reason of the signal is thrown. */
	signal?: AbortSignal | undefined
}

type Waiting = {
	begin: () => void
	refuse: (error: unknown) => void
	askedAt: number
	mostWaitMs: number
}
type KeyLine = Omit<Line, 'waiting'> & { key: string; waiting: Waiting[] }

/** The expected time of a piece of work before any has been done. */
const firstGuessMs = 50
/** The share of the latest piece of work in the expected time of its key. */
const weightOfLatest = 0.5
/** The same in the expected time of a key that has done no work yet. */
const weightAmongAll = 0.1
/** A turn comes soon within this share of the time that may be waited for it. */
const soonShare = 0.25
const rememberedKeys = 5000
const usualMostWaiting = 500

/** Does work in a few lanes and serves the keys that wait in rotation, so that nobody waits for all the work of another. */
export class FairQueue {
	readonly #lanes: number
	readonly #mostAtOnce: number
	readonly #mostWaiting: number
	readonly #now: () => number
	/** The keys with work, the one that is served next first. */
	readonly #lines = new Map<string, KeyLine>()
	readonly #usualMs = new LRUCache<string, number>({ max: rememberedKeys })
	/** The usual time of a piece of work, whoever's it is. */
	#usualOfAllMs = firstGuessMs
	#running = 0
	#waiting = 0

	constructor({ lanes, mostAtOnce, mostWaiting, now }: FairQueueOptions) {
		this.#lanes = lanes
		this.#mostWaiting = mostWaiting ?? usualMostWaiting
		this.#mostAtOnce = Math.min(mostAtOnce, Math.max(1, lanes - 1))
		this.#now = now
	}

	/** How many pieces of work wait. */
	get waiting(): number {
		return this.#waiting
	}

	/** How many pieces of work of one key wait. */
	waitingOf(key: string): number {
		return this.#lines.get(key)?.waiting.length ?? 0
	}

	/**
	 * Does work when its turn comes. Throws `server_busy`, with the expected wait as `Retry-After`, where that is too long;
	 * also later, when the work of the same key turns out to take longer than it seemed, or when it has waited that long
	 * and others still come first.
	 */
	async run<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
		turn.signal?.throwIfAborted()
		const line = this.#getLine(turn.key)
		await this.#waitForTurn(line, turn)
		const begunAt = this.#now()
		try {
			return await work()
		} finally {
			this.#end(line, this.#now() - begunAt)
		}
	}

	/** Throws `server_busy` when this key has so much work already that more would be refused now. */
	refuseWhenFull({ key, mostWaitMs }: Omit<Turn, 'signal'>): void {
		const line = this.#lines.get(key)
		if (line !== undefined) this.#refuseLongWait(line, mostWaitMs)
	}

	#getLine(key: string): KeyLine {
		const expectedMs = this.#usualMs.get(key) ?? this.#usualOfAllMs
		const line = this.#lines.get(key) ?? { key, expectedMs, waiting: [], running: 0 }
		this.#lines.set(key, line)
		return line
	}

	#refuseLongWait(line: KeyLine, mostWaitMs: number): void {
		const waitMs = this.#expectedWaitMs(line, line.waiting.length)
		if (waitMs <= mostWaitMs && this.#waiting < this.#mostWaiting) return
		this.#forgetIfIdle(line)
		throw busy(waitMs)
	}

	#waitForTurn(line: KeyLine, { mostWaitMs, signal }: Turn): Promise<void> {
		this.#refuseLongWait(line, mostWaitMs)
		return new Promise((resolve, reject) => {
			const leave = () => {
				line.waiting.splice(line.waiting.indexOf(place), 1)
				this.#waiting -= 1
				this.#forgetIfIdle(line)
				reject(signal?.reason)
			}
			const stay = () => signal?.removeEventListener('abort', leave)
			const place: Waiting = {
				askedAt: this.#now(),
				mostWaitMs,
				begin: () => {
					stay()
					resolve()
				},
				refuse: (error) => {
					stay()
					reject(error)
				},
			}
			signal?.addEventListener('abort', leave)
			line.waiting.push(place)
			this.#waiting += 1
			this.#serve()
		})
	}

	/** Begins what may begin, one of each key in rotation. */
	#serve(): void {
		while (this.#running < this.#lanes) {
			const line = [...this.#lines.values()].find((one) => this.#mayBegin(one))
			const next = line?.waiting.shift()
			if (line === undefined || next === undefined) return
			this.#moveToEnd(line)
			this.#waiting -= 1
			this.#running += 1
			line.running += 1
			next.begin()
		}
	}

	#mayBegin({ waiting, running }: KeyLine): boolean {
		return waiting.length > 0 && running < this.#mostAtOnce
	}

	#end(line: KeyLine, tookMs: number): void {
		this.#running -= 1
		line.running -= 1
		line.expectedMs += weightOfLatest * (tookMs - line.expectedMs)
		this.#usualMs.set(line.key, line.expectedMs)
		this.#usualOfAllMs += weightAmongAll * (tookMs - this.#usualOfAllMs)
		this.#shorten(line)
		this.#moveToEnd(line)
		this.#forgetIfIdle(line)
		this.#serve()
		this.#refuseOverdue()
	}

	/** Refuses what has waited too long already, unless its turn comes soon. */
	#refuseOverdue(): void {
		const now = this.#now()
		const isOverdue = ({ askedAt, mostWaitMs }: Waiting) => now - askedAt > mostWaitMs
		for (const line of [...this.#lines.values()]) {
			if (!line.waiting.some(isOverdue)) continue
			const waitMs = this.#expectedWaitMs(line, 0)
			const goes = (place: Waiting) => isOverdue(place) && waitMs > soonShare * place.mostWaitMs
			const refused = line.waiting.filter(goes)
			line.waiting = line.waiting.filter((place) => !goes(place))
			this.#waiting -= refused.length
			for (const place of refused) place.refuse(busy(waitMs))
			this.#forgetIfIdle(line)
		}
	}

	/** Refuses the last pieces of a line while they would wait too long by present knowledge. */
	#shorten(line: KeyLine): void {
		for (;;) {
			const last = line.waiting.at(-1)
			const waitMs = this.#expectedWaitMs(line, line.waiting.length - 1)
			if (last === undefined || waitMs <= last.mostWaitMs) return
			line.waiting.pop()
			this.#waiting -= 1
			last.refuse(busy(waitMs))
		}
	}

	#moveToEnd(line: KeyLine): void {
		this.#lines.delete(line.key)
		this.#lines.set(line.key, line)
	}

	#forgetIfIdle({ key, waiting, running }: KeyLine): void {
		if (waiting.length === 0 && running === 0) this.#lines.delete(key)
	}

	#expectedWaitMs(line: KeyLine, ahead: number): number {
		const isNext = ahead === 0 && this.#running < this.#lanes && line.running < this.#mostAtOnce
		if (isNext) return 0
		const others = [...this.#lines.values()].filter((other) => other !== line)
		const room = { lanes: this.#lanes, mostAtOnce: this.#mostAtOnce }
		return expectedWaitMs({ ...line, ahead }, others, room)
	}
}

function busy(waitMs: number): AppError {
	const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
	return new AppError('server_busy', undefined, { retryAfterSeconds })
}
