import { createSignal } from '#shared/session/session-state.ts'
import {
	type AutosaveEvent,
	type AutosaveState,
	cleanState,
	type SendOutcome,
	stepAutosave,
} from './autosave-state-machine.ts'

/** Runs something after so many milliseconds; answers how to call it off. */
export type Later = (run: () => void, delayMs: number) => () => void

export const browserLater: Later = (run, delayMs) => {
	const timer = setTimeout(run, delayMs)
	return () => clearTimeout(timer)
}

/** The target of an autosave: the CV in this browser, a CV in an account, or an application. */
export type AutosaveTarget<Theirs, Refusal> = {
	isDirty: () => boolean
	/** Saves unsaved words to their target. If the save is synchronous, it is done when the function returns. */
	send: () => SendOutcome<Theirs, Refusal> | Promise<SendOutcome<Theirs, Refusal>>
	/** Keeps on this device what cannot be sent now; answers `null` once it is kept, else why it is not. */
	store?: () => Refusal | null | Promise<Refusal | null>
	/** Checks for changes made elsewhere before a save. */
	look?: () => void
	/** Something was saved elsewhere, and nothing is on its way. */
	meet?: (theirs: Theirs) => void
	/** A send has ended, and any change heard meanwhile was passed to `meet`. */
	afterSend?: (outcome: SendOutcome<Theirs, Refusal>) => void
}

type Timing = {
	delayMs: number
	/** The delay counts from the last change and not from the first. */
	fromLastChange?: boolean
	later?: Later
}

/** Runs the state machine of an autosave: its timers, its sends and the storing on the device. */
export class Autosave<Theirs, Refusal> {
	readonly #target: AutosaveTarget<Theirs, Refusal>
	readonly #timing: Required<Timing>
	readonly #changed = createSignal()
	#state = cleanState<Theirs, Refusal>()
	#cancelSave: (() => void) | null = null
	#cancelRetry: (() => void) | null = null
	#sending: Promise<void> | null = null
	#storing: Promise<void> = Promise.resolve()
	/** The newest that was saved elsewhere while something was on its way: only its answer tells whose words those are. */
	#heard: Theirs | null = null

	constructor(target: AutosaveTarget<Theirs, Refusal>, timing: Timing) {
		this.#target = target
		this.#timing = { fromLastChange: false, later: browserLater, ...timing }
	}

	get state(): AutosaveState<Theirs, Refusal> {
		return this.#state
	}

	get heard(): Theirs | null {
		return this.#heard
	}

	/** Calls back when the state of the words changes; returns a function that unsubscribes. */
	subscribe = this.#changed.subscribe

	/** Something was written: it is saved when the delay is over. */
	change(): void {
		if (this.#timing.fromLastChange) this.#callOffSave()
		this.dispatch({ type: 'changed' })
	}

	/** Saves unsaved words at once. */
	flush(): void {
		const isDirty = this.#target.isDirty()
		this.dispatch({ type: 'due', isDirty })
		if (isDirty) this.#target.look?.()
		if (this.#target.isDirty()) this.dispatch({ type: 'save' })
	}

	/** Tries again now what failed; answers whether anything waited for that. */
	retry(): boolean {
		if (this.#state.retryInMs === null) return false
		this.dispatch({ type: 'retryDue' })
		this.flush()
		return true
	}

	/** Something was saved elsewhere. */
	hear(theirs: Theirs): void {
		if (this.#state.isSending) this.#heard = theirs
		else this.#target.meet?.(theirs)
	}

	/** Resolves when no send is in progress any more. */
	async whenSent(): Promise<void> {
		while (this.#sending !== null) await this.#sending
	}

	/** Cancels all timers. Resolves when the send and the storing in progress have ended. */
	async stop(): Promise<void> {
		this.dispatch({ type: 'stopped' })
		await this.whenSent()
		await this.#storing
	}

	dispatch(event: AutosaveEvent<Theirs, Refusal>): void {
		const before = this.#state
		const { state, stores } = stepAutosave(before, event)
		this.#state = state
		this.#setTimers(before)
		if (stores) this.#store()
		if (state.words !== before.words) this.#changed.emit()
		if (state.isSending && !before.isSending) this.#send()
	}

	#setTimers(before: AutosaveState<Theirs, Refusal>) {
		const { isPlanned, retryInMs } = this.#state
		if (!isPlanned) this.#callOffSave()
		else this.#cancelSave ??= this.#timing.later(() => this.flush(), this.#timing.delayMs)
		if (retryInMs === before.retryInMs) return
		this.#cancelRetry?.()
		this.#cancelRetry =
			retryInMs === null ? null : this.#timing.later(() => this.retry(), retryInMs)
	}

	#callOffSave() {
		this.#cancelSave?.()
		this.#cancelSave = null
	}

	#store() {
		const stored = this.#target.store?.() ?? null
		if (!(stored instanceof Promise)) return this.dispatch({ type: 'stored', refusal: stored })
		const storing = stored.then((refusal) => {
			// A later request to store has its own result.
			if (this.#storing === storing) this.dispatch({ type: 'stored', refusal })
		})
		this.#storing = storing
	}

	#send() {
		const sent = this.#target.send()
		if (!(sent instanceof Promise)) return this.#settle(sent)
		this.#sending = sent.then(
			(outcome) => this.#settle(outcome),
			(error: unknown) => {
				// A mistake of ours must not end saving for good; it still shows among the errors of the page.
				this.#settle({ type: 'failed', retryAfterSeconds: null })
				throw error
			},
		)
	}

	#settle(outcome: SendOutcome<Theirs, Refusal>) {
		this.#sending = null
		this.dispatch(outcome)
		const heard = this.#heard
		this.#heard = null
		if (heard !== null && !this.#state.isStopped) this.#target.meet?.(heard)
		this.#target.afterSend?.(outcome)
	}
}
