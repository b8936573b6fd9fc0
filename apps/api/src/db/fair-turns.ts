import { DatabaseBusyError } from './database-busy-error.ts'
import { background, type TurnTaker } from './turn-taker.ts'

export type FairTurnsOptions = {
	/** How many have a turn side by side. */
	lanes?: number
	/** Whether work outside requests is served only when nobody else wants a turn, or when it has waited long enough. */
	backgroundStandsBack?: boolean
	/** Requests that would wait longer than this for their first turn are refused while many wait, in milliseconds; 0 refuses none. */
	mostWaitMs?: number
	/** Who has waited for any turn for so long gets that error. */
	patience?: { ms: number; error: () => Error }
	/** A clock in milliseconds. */
	now?: () => number
}

type Place = {
	caller: TurnTaker
	askedAt: number
	/** Those that it waits among; `null` once it has its turn or was refused. */
	line: Place[] | null
	begin: () => void
	refuse: (error: Error) => void
}

/**
 * How long work that stands back waits after another's turn. A caller often asks for another turn at once, such as a
 * request with its next statement, and a turn that has begun can't be interrupted.
 */
const pauseMs = 5
/** The most milliseconds that other turns may keep back the work that stands back. */
const mostKeptBackMs = 50
/** After so many turns a request comes after newcomers again, so that a long one can't keep everybody waiting. */
const mostTurnsAhead = 20
/** So many that wait are a crowd. Fewer wait for a long job, not for each other, and would rather have their answer. */
const crowd = 24
const firstGuessMs = 5
/** The share of the latest time in the usual time between two requests that get their first turn. */
const weightOfLatest = 0.1

/**
 * Gives turns on the database. A request that has had a turn comes before those that haven't, so that it waits once and
 * not for each of its statements. Newcomers are served in rotation among their keys, so that nobody waits for everything
 * that another has asked for; in a crowd they are refused at once when they would wait too long.
 */
export class FairTurns {
	readonly #options: Required<Omit<FairTurnsOptions, 'patience'>> & FairTurnsOptions
	/** Turns that requests which have had one ask for, in the order of asking. */
	readonly #begun: Place[] = []
	/** Those that wait for a first turn, the key that is served next first. */
	readonly #newcomers = new Map<string, Place[]>()
	readonly #standingBack: Place[] = []
	#waitingNewcomers = 0
	#running = 0
	/** The usual time between the first turns of two requests that had to wait for them. */
	#intervalMs = firstGuessMs
	#lastFirstTurnAt: number | null = null
	/** Whether the latest turn was another's, who may soon ask again. */
	#isPause = false
	#pause: NodeJS.Timeout | undefined
	#lastStoodBackAt = Number.NEGATIVE_INFINITY
	#whenIdle: (() => void)[] = []

	constructor(options: FairTurnsOptions = {}) {
		this.#options = {
			lanes: 1,
			backgroundStandsBack: false,
			mostWaitMs: 0,
			now: () => performance.now(),
			...options,
		}
	}

	/** How many wait for a turn. */
	get waiting(): number {
		return this.#begun.length + this.#waitingNewcomers + this.#standingBack.length
	}

	/** Resolves once nothing runs or waits. */
	async whenIdle(): Promise<void> {
		if (this.#running + this.waiting === 0) return
		await new Promise<void>((resolve) => this.#whenIdle.push(resolve))
	}

	/** Runs `work` when its turn comes, and returns its result. Throws `DatabaseBusyError` where that would take too long. */
	async take<T>(caller: TurnTaker, work: () => Promise<T>): Promise<T> {
		const leave = await this.enter(caller)
		try {
			return await work()
		} finally {
			leave()
		}
	}

	/** Waits for a turn; it lasts until the returned function is called. Throws as `take` does. */
	enter(caller: TurnTaker): Promise<() => void> {
		return new Promise((resolve, reject) => {
			this.#refuseInCrowd(caller)
			let timer: NodeJS.Timeout | undefined
			const place: Place = {
				caller,
				askedAt: this.#options.now(),
				line: null,
				begin: () => {
					clearTimeout(timer)
					resolve(() => this.#leave(caller))
				},
				refuse: (error) => {
					clearTimeout(timer)
					reject(error)
				},
			}
			this.#queue(place)
			this.#serve()
			const { patience } = this.#options
			if (place.line === null || patience === undefined) return
			timer = setTimeout(() => this.#giveUp(place, patience.error()), patience.ms)
		})
	}

	#leave({ key }: TurnTaker): void {
		this.#running -= 1
		const stoodBack = this.#standsBack(key)
		this.#isPause = !stoodBack
		clearTimeout(this.#pause)
		this.#pause = undefined
		if (stoodBack) this.#lastStoodBackAt = this.#options.now()
		this.#serve()
		if (this.#running + this.waiting > 0) return
		for (const resolve of this.#whenIdle.splice(0)) resolve()
	}

	#standsBack(key: string): boolean {
		return this.#options.backgroundStandsBack && key === background
	}

	#queue(place: Place): void {
		const line = this.#lineOf(place.caller)
		line.push(place)
		place.line = line
		if (this.#isOfNewcomers(line)) this.#waitingNewcomers += 1
	}

	#lineOf({ key, turns }: TurnTaker): Place[] {
		if (this.#standsBack(key)) return this.#standingBack
		if (key !== background && turns > 0 && turns < mostTurnsAhead) return this.#begun
		const line = this.#newcomers.get(key) ?? []
		this.#newcomers.set(key, line)
		return line
	}

	#isOfNewcomers(line: Place[]): boolean {
		return line !== this.#begun && line !== this.#standingBack
	}

	#giveUp(place: Place, error: Error): void {
		this.#removeFromLine(place)
		place.refuse(error)
	}

	#removeFromLine(place: Place): void {
		const { line, caller } = place
		if (line === null) return
		place.line = null
		line.splice(line.indexOf(place), 1)
		if (!this.#isOfNewcomers(line)) return
		this.#waitingNewcomers -= 1
		if (line.length === 0) this.#newcomers.delete(caller.key)
	}

	#serve(): void {
		while (this.#running < this.#options.lanes) {
			const place = this.#next()
			if (place === undefined) break
			this.#running += 1
			this.#removeFromLine(place)
			if (place.caller.key !== background) this.#countTurn(place.caller)
			place.begin()
		}
		const isFree = this.#running < this.#options.lanes
		if (isFree && this.#standingBack.length > 0) this.#endPauseSoon()
	}

	/** Counts a turn; what else a request asked for together with its first turn waits no longer among the newcomers. */
	#countTurn(caller: TurnTaker): void {
		caller.turns += 1
		if (caller.turns > 1) return
		const others = this.#newcomers.get(caller.key)?.filter((place) => place.caller === caller) ?? []
		for (const place of others) {
			this.#removeFromLine(place)
			this.#queue(place)
		}
	}

	/** The turn that comes now; none while all that wait stand back. */
	#next(): Place | undefined {
		const [first] = this.#standingBack
		if (first !== undefined) {
			const keptBackSince = Math.max(first.askedAt, this.#lastStoodBackAt)
			if (this.#options.now() - keptBackSince >= mostKeptBackMs) return first
		}
		return this.#nextBegun() ?? this.#nextNewcomer() ?? (this.#isPause ? undefined : first)
	}

	#nextBegun(): Place | undefined {
		for (;;) {
			const [place] = this.#begun
			if (place === undefined || place.caller.turns < mostTurnsAhead) return place
			this.#removeFromLine(place)
			this.#queue(place)
		}
	}

	#endPauseSoon(): void {
		this.#pause ??= setTimeout(() => {
			this.#pause = undefined
			this.#isPause = false
			this.#serve()
		}, pauseMs)
	}

	#nextNewcomer(): Place | undefined {
		for (;;) {
			const [found] = this.#newcomers
			const place = found?.[1][0]
			if (found === undefined || place === undefined) return undefined
			const waitedMs = this.#options.now() - place.askedAt
			if (this.#mayRefuse(place.caller) && waitedMs > this.#options.mostWaitMs) {
				this.#giveUp(place, new DatabaseBusyError(this.#intervalMs * this.#waitingNewcomers))
				continue
			}
			// Its key is visited after the others.
			const [key, line] = found
			this.#newcomers.delete(key)
			this.#newcomers.set(key, line)
			this.#measureInterval()
			return place
		}
	}

	#measureInterval(): void {
		const now = this.#options.now()
		if (this.#lastFirstTurnAt !== null) {
			this.#intervalMs += weightOfLatest * (now - this.#lastFirstTurnAt - this.#intervalMs)
		}
		this.#lastFirstTurnAt = this.#waitingNewcomers > 1 ? now : null
	}

	#mayRefuse({ key, turns }: TurnTaker): boolean {
		const isCrowd = this.#waitingNewcomers >= crowd && this.#options.mostWaitMs > 0
		return isCrowd && turns === 0 && key !== background
	}

	#refuseInCrowd(caller: TurnTaker): void {
		if (!this.#mayRefuse(caller)) return
		const own = this.#newcomers.get(caller.key)?.length ?? 0
		let ahead = 0
		// In rotation, as many of every other key come first as wait of this one, and one more.
		for (const line of this.#newcomers.values()) ahead += Math.min(line.length, own + 1)
		const waitMs = this.#intervalMs * ahead
		if (waitMs > this.#options.mostWaitMs) throw new DatabaseBusyError(waitMs)
	}
}
