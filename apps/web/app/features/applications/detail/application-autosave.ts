import { type Application, applicationConflictSchema } from '@app/contract/applications'
import { ApiError } from '#shared/api/api-error.ts'
import { Autosave } from '#shared/autosave/autosave.ts'
import type { SendOutcome } from '#shared/autosave/autosave-state-machine.ts'
import { createSignal } from '#shared/session/session-state.ts'
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
	/** The application as it was last saved. */
	saved: Application
	/** The changes that are not saved yet. */
	pending: ApplicationPatch
	state: SaveState
}

type SaverParts = {
	application: Application
	send: (patch: ApplicationPatch, revision: number) => Promise<Application>
	onSaved: (application: Application) => void
	delayMs?: number
}

type Outcome = SendOutcome<Application, Error>

/** How long after a change it is saved, in milliseconds. */
const autosaveDelayMs = 800

/** Saves changes to one application as they are made, and never over a change that was saved elsewhere meanwhile. */
export class ApplicationAutosave {
	readonly #send: SaverParts['send']
	readonly #autosave: Autosave<Application, Error>
	readonly #changed = createSignal()
	#base: Application
	#pending: ApplicationPatch = {}
	/** The changes in the current request; they count as unsaved until its response. */
	#inFlight: ApplicationPatch = {}
	#view: SaverView

	constructor({ application, send, onSaved, delayMs = autosaveDelayMs }: SaverParts) {
		this.#base = application
		this.#send = send
		this.#autosave = new Autosave(
			{
				isDirty: () => this.#isDirty(),
				send: () => this.#sendUntilTaken(),
				meet: (theirs) => this.#meetSaved(theirs),
				afterSend: ({ type }) => {
					if (type === 'taken') onSaved(this.#newest)
					this.#tell()
				},
			},
			{ delayMs, fromLastChange: true },
		)
		this.#view = this.#look()
		this.#autosave.subscribe(() => this.#tell())
	}

	/** Takes note of a change, which is saved a moment later. */
	change(patch: ApplicationPatch): void {
		this.#pending = { ...this.#pending, ...patch }
		const { words } = this.#autosave.state
		if (words.name === 'conflict') this.#meetSaved(words.theirs)
		else this.#resolve()
		this.#tell()
	}

	/** Saves all unsaved changes at once; returns whether everything is saved afterwards. */
	async flush(): Promise<boolean> {
		do {
			// Begun before anything else can happen, unless something is on its way.
			if (this.#autosave.state.isSending) await this.#autosave.whenSent()
			this.#autosave.flush()
			await this.#autosave.whenSent()
		} while (this.#autosave.state.words.name === 'dirty')
		return this.#autosave.state.words.name === 'clean'
	}

	/**
	 * Saves a change from a form and returns whether it is saved: during a conflict the change waits until the
	 * conflict is settled. Throws the error of a refused change, and then drops the change.
	 */
	async save(patch: ApplicationPatch): Promise<boolean> {
		this.change(patch)
		const isSaved = await this.flush()
		const { words } = this.#autosave.state
		if (words.name !== 'refused') return isSaved
		this.#pending = without(this.#pending, listPatchedFields(patch))
		// Changes made outside the form are sent again without the refused change.
		this.#autosave.dispatch({ type: 'taken', hasMore: this.#isDirty() })
		throw words.refusal
	}

	/** Takes over a newer revision of the application from elsewhere, such as after it was moved. */
	adopt(application: Application): void {
		const { revision } = this.#autosave.heard ?? this.#newest
		if (application.revision <= revision) return
		this.#autosave.hear(application)
		this.#tell()
	}

	/**
	 * Settles a conflict: `mine` is saved over theirs, `theirs` drops the local changes, and a patch replaces both.
	 * Returns the fields that were dropped, so that the person can restore them.
	 */
	settle(choice: 'mine' | 'theirs' | ApplicationPatch): ApplicationPatch {
		const { words } = this.#autosave.state
		if (words.name !== 'conflict') return {}
		const { theirs } = words
		const fields = this.#listCollisions(theirs)
		const rest = without(this.#pending, fields)
		const mine = without(this.#pending, listPatchedFields(rest))
		const dropped = choice === 'theirs' ? mine : pickFields(theirs, fields)
		if (choice === 'theirs') this.#pending = rest
		else if (choice !== 'mine') this.#pending = { ...this.#pending, ...choice }
		this.#base = theirs
		this.#resolve()
		void this.flush()
		return typeof choice === 'string' ? dropped : {}
	}

	/** All there is to show; the same object until something changes. */
	getView = (): SaverView => this.#view

	subscribe = this.#changed.subscribe

	async #sendUntilTaken(): Promise<Outcome> {
		for (;;) {
			this.#inFlight = this.#pending
			this.#pending = {}
			try {
				this.#base = await this.#send(this.#inFlight, this.#base.revision)
				this.#inFlight = {}
				return { type: 'taken', hasMore: this.#isDirty() }
			} catch (error) {
				this.#pending = { ...this.#inFlight, ...this.#pending }
				this.#inFlight = {}
				const current = readConflictingApplication(error)
				if (current === null || current.revision <= this.#base.revision) {
					return { type: 'refused', refusal: errorFrom(error) }
				}
				if (!this.#joins(current)) return { type: 'collided', theirs: current, isHeld: true }
			}
		}
	}

	// Only a field that both have changed is in question; everything else goes together.
	#joins(theirs: Application): boolean {
		if (this.#listCollisions(theirs).length > 0) return false
		this.#base = theirs
		return true
	}

	#meetSaved(theirs: Application) {
		if (theirs.revision < this.#newest.revision) return
		const isInQuestion = this.#autosave.state.words.name === 'conflict'
		if (!this.#joins(theirs)) {
			this.#autosave.dispatch({ type: 'collided', theirs, isHeld: true })
		} else if (isInQuestion) {
			// Both versions have the same values by now.
			this.#resolve()
		}
	}

	#listCollisions(theirs: Application): Field[] {
		return listPatchedFields(this.#pending).filter(
			(field) => !isSameAt(field, theirs, this.#base) && !hasWritten(theirs, this.#pending, field),
		)
	}

	// Ends any conflict or failure and saves the unsaved changes.
	#resolve() {
		if (this.#autosave.state.words.name !== 'dirty') this.#autosave.dispatch({ type: 'resolved' })
		this.#autosave.change()
	}

	#isDirty(): boolean {
		return listPatchedFields(this.#pending).length > 0
	}

	get #newest(): Application {
		const { words } = this.#autosave.state
		return words.name === 'conflict' ? words.theirs : this.#base
	}

	#tell() {
		this.#view = this.#look()
		this.#changed.emit()
	}

	#look(): SaverView {
		return {
			saved: this.#base,
			pending: { ...this.#inFlight, ...this.#pending },
			state: this.#saveState(),
		}
	}

	#saveState(): SaveState {
		const { words } = this.#autosave.state
		switch (words.name) {
			case 'clean':
				return { kind: 'saved' }
			case 'refused':
				return { kind: 'failed', error: words.refusal }
			case 'conflict': {
				const { theirs } = words
				return { kind: 'conflict', theirs, fields: this.#listCollisions(theirs) }
			}
			default:
				return { kind: 'saving' }
		}
	}
}

function readConflictingApplication(error: unknown): Application | null {
	if (!(error instanceof ApiError) || error.status !== 412) return null
	return applicationConflictSchema.safeParse(error.body).data?.current ?? null
}

function errorFrom(error: unknown): Error {
	return error instanceof Error ? error : new Error('We couldn’t save this. Please try again.')
}
