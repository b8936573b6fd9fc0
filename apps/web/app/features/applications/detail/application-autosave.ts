import { type Application, applicationConflictSchema } from '@app/contract/applications'
import { ApiError } from '#shared/api/api-error.ts'
import {
	type ApplicationPatch,
	type Field,
	hasWritten,
	isSameAt,
	listPatchedFields,
	pickFields,
	without,
} from './application-patch.ts'

export type SaveState =
	| { kind: 'saved' }
	| { kind: 'saving' }
	| { kind: 'failed'; error: Error }
	/** Somebody else, or another tab, has written something else into these fields meanwhile. */
	| { kind: 'conflict'; theirs: Application; fields: Field[] }

export type SaverView = {
	/** The application as it is known to be saved. */
	saved: Application
	/** What was written and is not saved yet. */
	pending: ApplicationPatch
	state: SaveState
}

type SaverParts = {
	application: Application
	send: (patch: ApplicationPatch, revision: number) => Promise<Application>
	onSaved: (application: Application) => void
	delayMs?: number
}

/** How long after a change it is saved, in milliseconds. */
const autosaveDelayMs = 800

/** Saves what is written down of one application as it is written, and never over what was saved elsewhere meanwhile. */
export class ApplicationAutosave {
	readonly #send: SaverParts['send']
	readonly #onSaved: SaverParts['onSaved']
	readonly #delayMs: number
	readonly #listeners = new Set<() => void>()
	#base: Application
	#pending: ApplicationPatch = {}
	/** What is on its way; it is not saved before its answer. */
	#inFlight: ApplicationPatch = {}
	#state: SaveState = { kind: 'saved' }
	#view: SaverView
	#sending: Promise<void> | null = null
	/** The newest that was heard while something was on its way: only its answer tells whose words those are. */
	#heard: Application | null = null
	#timer: ReturnType<typeof setTimeout> | undefined

	constructor({ application, send, onSaved, delayMs = autosaveDelayMs }: SaverParts) {
		this.#base = application
		this.#view = { saved: application, pending: {}, state: this.#state }
		this.#send = send
		this.#onSaved = onSaved
		this.#delayMs = delayMs
	}

	/** Takes note of a change, which is saved a moment later. */
	change(patch: ApplicationPatch): void {
		this.#pending = { ...this.#pending, ...patch }
		if (this.#state.kind === 'conflict') {
			this.#meet(this.#state.theirs)
			this.#tell()
			return
		}
		this.#set({ kind: 'saving' })
		this.#sendLater()
	}

	/** Saves at once what is not saved yet; answers whether all is saved then. */
	async flush(): Promise<boolean> {
		clearTimeout(this.#timer)
		while (this.#sending !== null) await this.#sending
		if (this.#state.kind === 'conflict') return false
		if (listPatchedFields(this.#pending).length === 0) return true
		this.#sending = this.#sendPending()
		await this.#sending
		const { kind } = this.#view.state
		return kind === 'saving' ? this.flush() : kind === 'saved'
	}

	/**
	 * Saves a change that a form was sent for and answers whether it is saved: while other words are in question, it
	 * waits with them. Throws what it was refused with, and then forgets it.
	 */
	async save(patch: ApplicationPatch): Promise<boolean> {
		this.change(patch)
		const isSaved = await this.flush()
		const { state } = this.#view
		if (state.kind !== 'failed') return isSaved
		this.#pending = without(this.#pending, listPatchedFields(patch))
		this.#set({ kind: 'saved' })
		// What was written beside the form is tried again without it.
		if (listPatchedFields(this.#pending).length > 0) this.change({})
		throw state.error
	}

	/** Takes over what is known of the application from elsewhere, such as after it was moved. */
	adopt(application: Application): void {
		const { revision } = this.#heard ?? this.#newest
		if (application.revision <= revision) return
		if (this.#sending === null) this.#meet(application)
		else this.#heard = application
		this.#tell()
	}

	/**
	 * Settles a conflict: `mine` is saved over theirs, `theirs` drops what was written here, a patch is what both become
	 * together. Answers what it drops, so that it can be had back.
	 */
	settle(choice: 'mine' | 'theirs' | ApplicationPatch): ApplicationPatch {
		if (this.#state.kind !== 'conflict') return {}
		const { fields, theirs } = this.#state
		const rest = without(this.#pending, fields)
		const mine = without(this.#pending, listPatchedFields(rest))
		const dropped = choice === 'theirs' ? mine : pickFields(theirs, fields)
		if (choice === 'theirs') this.#pending = rest
		else if (choice !== 'mine') this.#pending = { ...this.#pending, ...choice }
		this.#base = theirs
		this.#set({ kind: 'saving' })
		if (listPatchedFields(this.#pending).length === 0) this.#set({ kind: 'saved' })
		else void this.flush()
		return typeof choice === 'string' ? dropped : {}
	}

	/** All there is to show; the same object until something changes. */
	getView = (): SaverView => this.#view

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener)
		return () => this.#listeners.delete(listener)
	}

	async #sendPending(): Promise<void> {
		this.#inFlight = this.#pending
		this.#pending = {}
		this.#state = { kind: 'saving' }
		try {
			this.#base = await this.#send(this.#inFlight, this.#base.revision)
			this.#inFlight = {}
			if (listPatchedFields(this.#pending).length === 0) this.#state = { kind: 'saved' }
			this.#meetHeard()
			this.#onSaved(this.#newest)
		} catch (error) {
			this.#pending = { ...this.#inFlight, ...this.#pending }
			this.#inFlight = {}
			const current = readConflictingApplication(error)
			if (current !== null && current.revision > this.#base.revision) this.#meet(current)
			else this.#state = { kind: 'failed', error: errorFrom(error) }
			this.#meetHeard()
		} finally {
			this.#sending = null
			this.#tell()
		}
	}

	#meetHeard() {
		const heard = this.#heard
		this.#heard = null
		if (heard !== null && heard.revision > this.#newest.revision) this.#meet(heard)
	}

	// Only a field that both have changed is in question; everything else goes together.
	#meet(theirs: Application) {
		const fields = listPatchedFields(this.#pending).filter(
			(field) => !isSameAt(field, theirs, this.#base) && !hasWritten(theirs, this.#pending, field),
		)
		if (fields.length > 0) {
			clearTimeout(this.#timer)
			this.#state = { kind: 'conflict', theirs, fields }
			return
		}
		this.#base = theirs
		if (this.#state.kind !== 'conflict') return
		// They have come to say the same.
		this.#state = { kind: 'saving' }
		this.#sendLater()
	}

	get #newest(): Application {
		return this.#state.kind === 'conflict' ? this.#state.theirs : this.#base
	}

	#sendLater() {
		clearTimeout(this.#timer)
		this.#timer = setTimeout(() => void this.flush(), this.#delayMs)
	}

	#set(state: SaveState) {
		this.#state = state
		this.#tell()
	}

	#tell() {
		this.#view = {
			saved: this.#base,
			pending: { ...this.#inFlight, ...this.#pending },
			state: this.#state,
		}
		for (const listener of this.#listeners) listener()
	}
}

function readConflictingApplication(error: unknown): Application | null {
	if (!(error instanceof ApiError) || error.status !== 412) return null
	return applicationConflictSchema.safeParse(error.body).data?.current ?? null
}

function errorFrom(error: unknown): Error {
	return error instanceof Error ? error : new Error('We couldn’t save this. Please try again.')
}
