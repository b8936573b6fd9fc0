import type { Application, changeApplication } from '@app/contract/applications'
import { applicationConflictSchema } from '@app/contract/applications'
import { ApiError } from '#shared/api/api-error.ts'
import type { CallInput } from '#shared/api/call.ts'

/** What is written down of an application, as far as it changes. */
export type Patch = CallInput<typeof changeApplication>['body']
type Field = keyof Patch

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
	pending: Patch
	state: SaveState
}

type SaverParts = {
	application: Application
	send: (patch: Patch, revision: number) => Promise<Application>
	onSaved: (application: Application) => void
	delayMs?: number
}

/** How long after a change it is saved, in milliseconds. */
const autosaveDelayMs = 800

/** Saves what is written down of one application as it is written, and never over what was saved elsewhere meanwhile. */
export class ApplicationSaver {
	readonly #send: SaverParts['send']
	readonly #onSaved: SaverParts['onSaved']
	readonly #delayMs: number
	readonly #listeners = new Set<() => void>()
	#base: Application
	#pending: Patch = {}
	#state: SaveState = { kind: 'saved' }
	#view: SaverView
	#sending: Promise<void> | null = null
	#timer: ReturnType<typeof setTimeout> | undefined

	constructor({ application, send, onSaved, delayMs = autosaveDelayMs }: SaverParts) {
		this.#base = application
		this.#view = { saved: application, pending: {}, state: this.#state }
		this.#send = send
		this.#onSaved = onSaved
		this.#delayMs = delayMs
	}

	/** Takes note of a change, which is saved a moment later. */
	change(patch: Patch): void {
		this.#pending = { ...this.#pending, ...patch }
		if (this.#state.kind === 'conflict') {
			this.#tell()
			return
		}
		this.#set({ kind: 'saving' })
		clearTimeout(this.#timer)
		this.#timer = setTimeout(() => void this.flush(), this.#delayMs)
	}

	/** Saves at once what is not saved yet; answers whether all is saved then. */
	async flush(): Promise<boolean> {
		clearTimeout(this.#timer)
		while (this.#sending !== null) await this.#sending
		if (this.#state.kind === 'conflict') return false
		if (Object.keys(this.#pending).length === 0) return true
		this.#sending = this.#sendPending()
		await this.#sending
		const { kind } = this.#view.state
		return kind === 'saving' ? this.flush() : kind === 'saved'
	}

	/** Saves a change that a form was sent for; throws what it was refused with, and then forgets it. */
	async save(patch: Patch): Promise<void> {
		this.change(patch)
		await this.flush()
		const { state } = this.#view
		if (state.kind !== 'failed') return
		this.#pending = without(this.#pending, Object.keys(patch).filter(isFieldOf(patch)))
		this.#set({ kind: 'saved' })
		// What was written beside the form is tried again without it.
		if (Object.keys(this.#pending).length > 0) this.change({})
		throw state.error
	}

	/** Takes over what is known of the application from elsewhere, such as after it was moved. */
	adopt(application: Application): void {
		if (application.revision <= this.#base.revision) return
		this.#meet(application, this.#pending)
		this.#tell()
	}

	/** Settles a conflict: `mine` is saved over theirs, `theirs` drops what was written here. */
	settle(choice: 'mine' | 'theirs'): void {
		if (this.#state.kind !== 'conflict') return
		if (choice === 'theirs') this.#pending = without(this.#pending, this.#state.fields)
		this.#base = this.#state.theirs
		this.#set({ kind: 'saving' })
		if (Object.keys(this.#pending).length === 0) this.#set({ kind: 'saved' })
		else void this.flush()
	}

	/** All there is to show; the same object until something changes. */
	getView = (): SaverView => this.#view

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener)
		return () => this.#listeners.delete(listener)
	}

	async #sendPending(): Promise<void> {
		const sent = this.#pending
		this.#pending = {}
		this.#state = { kind: 'saving' }
		try {
			this.#base = await this.#send(sent, this.#base.revision)
			this.#state = Object.keys(this.#pending).length === 0 ? { kind: 'saved' } : this.#state
			this.#onSaved(this.#base)
		} catch (error) {
			this.#pending = { ...sent, ...this.#pending }
			const current = currentIn(error)
			if (current !== null) this.#meet(current, this.#pending)
			else this.#state = { kind: 'failed', error: errorFrom(error) }
		} finally {
			this.#sending = null
			this.#tell()
		}
	}

	// Only a field that both have changed is in question; everything else goes together.
	#meet(theirs: Application, mine: Patch) {
		const fields = Object.keys(mine)
			.filter(isFieldOf(mine))
			.filter((field) => {
				const isChangedThere = !isSame(theirs[field], this.#base[field])
				return isChangedThere && !isSame(theirs[field], mine[field])
			})
		if (fields.length > 0) this.#state = { kind: 'conflict', theirs, fields }
		else this.#base = theirs
	}

	#set(state: SaveState) {
		this.#state = state
		this.#tell()
	}

	#tell() {
		this.#view = { saved: this.#base, pending: this.#pending, state: this.#state }
		for (const listener of this.#listeners) listener()
	}
}

const isFieldOf =
	(patch: Patch) =>
	(name: string): name is Field =>
		name in patch

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function without(patch: Patch, fields: readonly Field[]): Patch {
	const kept = Object.entries(patch).filter(([name]) => !fields.some((field) => field === name))
	return Object.fromEntries(kept)
}

function currentIn(error: unknown): Application | null {
	if (!(error instanceof ApiError) || error.status !== 412) return null
	return applicationConflictSchema.safeParse(error.body).data?.current ?? null
}

function errorFrom(error: unknown): Error {
	return error instanceof Error ? error : new Error('This could not be saved.')
}
