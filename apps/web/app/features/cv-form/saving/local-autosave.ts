import { Autosave } from '#shared/autosave/autosave.ts'
import type { SendOutcome } from '#shared/autosave/autosave-state-machine.ts'
import { browserStorage, type TextStorage, toRefusal } from '#shared/browser-storage.ts'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { hasContent, toFormData } from '#shared/cv-form-data.ts'
import {
	parseStoredForm,
	readStoredForm,
	type StoredForm,
	serialiseForm,
	writeStoredForm,
} from '#shared/cv-form-storage.ts'
import { putStateAside } from '#shared/local-cvs/create-local-cv.ts'
import {
	type CurrentLocalCv,
	ensureCurrentCv,
	readCurrentCv,
} from '#shared/local-cvs/current-local-cv.ts'
import { createSignal } from '#shared/session/session-state.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import {
	autosaveDelayMs,
	type SaveRefusal,
	type Saver,
	type SaveStatus,
	toSaveStatus,
} from './save-status.ts'

type LocalAutosaveDeps = {
	store: CvFormStore
	storage?: TextStorage
	now?: () => Date
	/** The form took over what another tab saved. */
	onTakenOver?: () => void
	/** Another tab opened another CV; the one in this form is in the list, and nothing more of the form is saved. */
	onOtherOpened?: () => void
}

type Outcome = SendOutcome<StoredForm, SaveRefusal>

/**
 * Keeps the form in the browser's storage: a second after a change, and only when it differs from the stored text.
 */
export class LocalAutosave implements Saver {
	readonly #parts: Required<LocalAutosaveDeps>
	readonly #autosave: Autosave<StoredForm, SaveRefusal>
	readonly #leave: (() => void)[]
	readonly #changed = createSignal()
	#status: SaveStatus = { kind: 'new' }
	#replaced: StoredForm['replaced'] = []
	#lastSeen: string | null = null
	/** Which CV is in the form; `null` while it was never stored. */
	#cv: CurrentLocalCv | null = null
	/** Whose account began the CV in the form; a guest's has none. */
	#ownerId: string | null = null
	/** Another CV is open by now: nothing of this one is written over it. */
	#isLeft = false

	constructor(parts: LocalAutosaveDeps) {
		const store = parts.store
		this.#parts = {
			storage: browserStorage(),
			now: () => new Date(),
			onTakenOver: () => undefined,
			onOtherOpened: () => undefined,
			...parts,
		}
		this.#autosave = new Autosave(
			{
				isDirty: () => this.#isUnsaved(),
				look: () => this.noticeOthers(),
				send: () => this.#write(),
				store: () => this.#keepBeside(),
			},
			{ delayMs: autosaveDelayMs },
		)
		this.#leave = [
			this.#autosave.subscribe(() => this.#tell()),
			store.subscribe(() => {
				if (store.getState().isDirty && !this.#isLeft) this.#autosave.change()
			}),
		]
	}

	/** Loads the stored form; returns the key under which an unreadable text was kept, or `null`. */
	restore(): { keptUnder: string | null } {
		const { storage, store } = this.#parts
		const reading = readStoredForm(storage)
		this.#cv = reading.status === 'found' ? this.#named() : readCurrentCv(storage)
		if (reading.status === 'found') {
			const { data, lastSaved, replaced } = reading.form
			this.#replaced = replaced
			this.#lastSeen = reading.text
			this.#ownerId = storage.getItem(storageKeys.cvOwner)
			store.dispatch({ type: 'load', data, lastSaved, replaced })
			this.#autosave.dispatch({ type: 'taken', hasMore: false })
		}
		const kept = parseStoredForm(storage.getItem(otherVersionKey) ?? '')
		if (kept !== null) this.#autosave.dispatch({ type: 'collided', theirs: kept, isHeld: false })
		return { keptUnder: reading.status === 'unreadable' ? reading.keptUnder : null }
	}

	flush(): void {
		this.#autosave.flush()
	}

	/** Runs synchronously, so that it finishes before the page closes. */
	leave(): void {
		this.flush()
	}

	/** Looks whether another tab has saved since, and takes that over when nothing here is unsaved. */
	noticeOthers(): void {
		if (this.#isLeft) return
		if (this.#isOtherOpen()) {
			this.#autosave.dispatch(this.#leaveForOther())
			return
		}
		const text = this.#parts.storage.getItem(storageKey)
		if (text === null || text === this.#lastSeen) return
		const theirs = parseStoredForm(text)
		if (theirs === null) return
		this.#lastSeen = text
		this.#replaced = theirs.replaced
		if (this.#parts.store.settle().isDirty) {
			this.#autosave.dispatch({ type: 'collided', theirs, isHeld: true })
		} else {
			this.#takeOver(theirs)
		}
	}

	settle(choice: 'mine' | 'theirs'): void {
		const { store, storage } = this.#parts
		const { words } = this.#autosave.state
		if (words.name !== 'conflict') return
		const mine = toFormData(store.settle())
		store.dispatch({ type: 'update', changes: words.theirs.data, at: 0 })
		if (choice === 'mine') store.dispatch({ type: 'update', changes: mine, at: 0 })
		storage.removeItem(otherVersionKey)
		this.#autosave.dispatch({ type: 'resolved' })
		this.flush()
	}

	getStatus = (): SaveStatus => this.#status
	subscribe = this.#changed.subscribe

	stop(): void {
		void this.#autosave.stop()
		for (const leave of this.#leave) leave()
	}

	#isUnsaved(): boolean {
		return !this.#isLeft && !this.#hasLeftWithOwner() && this.#parts.store.settle().isDirty
	}

	#write(): Outcome {
		if (this.#isOtherOpen()) return this.#leaveForOther()
		const { store, storage, now } = this.#parts
		const { lastSaved, ...data } = store.getState()
		const replaced = this.#replaced
		try {
			const text = serialiseForm({ data, lastSaved, replaced })
			const isStored = lastSaved !== null && text === storage.getItem(storageKey)
			const savedAt = isStored ? lastSaved : now().toISOString()
			if (!isStored) {
				writeStoredForm({ data, lastSaved: savedAt, replaced }, storage)
				this.#cv = ensureCurrentCv(storage)
			}
			this.#lastSeen = storage.getItem(storageKey)
			store.dispatch({ type: 'markSaved', at: savedAt })
			return { type: 'taken', hasMore: false }
		} catch (error) {
			return { type: 'refused', refusal: { kind: 'failed', because: toRefusal(error) } }
		}
	}

	// Until the person has chosen a version, this tab's changes are stored under a separate key.
	#keepBeside(): SaveRefusal | null {
		const { words } = this.#autosave.state
		if (words.name !== 'conflict' || !words.isHeld) return null
		const { lastSaved, ...data } = this.#parts.store.getState()
		try {
			const text = serialiseForm({ data, lastSaved, replaced: this.#replaced })
			this.#parts.storage.setItem(otherVersionKey, text)
			return null
		} catch (error) {
			return { kind: 'failed', because: toRefusal(error) }
		}
	}

	#named(): CurrentLocalCv | null {
		try {
			return ensureCurrentCv(this.#parts.storage)
		} catch {
			return null
		}
	}

	// Whether the CV's owner has signed out in another tab, which removed the CV from this browser.
	#hasLeftWithOwner(): boolean {
		return this.#ownerId !== null && this.#parts.storage.getItem(storageKeys.cvOwner) === null
	}

	#isOtherOpen(): boolean {
		const { storage } = this.#parts
		const open = readCurrentCv(storage)
		if (open === null || storage.getItem(storageKey) === null) return false
		this.#cv ??= open
		return open.id !== this.#cv.id
	}

	// Unsaved changes go to this tab's CV, which the other tab put into the list, and never into the CV that is open
	// now.
	#leaveForOther(): Outcome {
		const { store, storage, now, onOtherOpened } = this.#parts
		const { lastSaved, ...data } = store.settle()
		try {
			if (data.isDirty && this.#cv !== null && hasContent(data)) {
				const text = serialiseForm({ data, lastSaved, replaced: this.#replaced })
				putStateAside(this.#cv, text, storage)
			}
		} catch (error) {
			return { type: 'refused', refusal: { kind: 'failed', because: toRefusal(error) } }
		}
		this.#isLeft = true
		store.dispatch({ type: 'markSaved', at: lastSaved ?? now().toISOString() })
		onOtherOpened()
		return { type: 'taken', hasMore: false }
	}

	#takeOver({ data, lastSaved }: StoredForm) {
		const { store, now, onTakenOver } = this.#parts
		// One field and no passing of time: all that another tab types is one step of undo here.
		store.dispatch({ type: 'update', changes: data, field: 'another-tab', at: 0 })
		store.dispatch({ type: 'markSaved', at: lastSaved ?? now().toISOString() })
		this.#autosave.dispatch({ type: 'taken', hasMore: false })
		onTakenOver()
	}

	#tell() {
		const { words } = this.#autosave.state
		this.#status =
			words.name === 'conflict'
				? { kind: 'conflict', theirs: words.theirs, from: words.isHeld ? 'saved' : 'kept' }
				: toSaveStatus(words)
		this.#changed.emit()
	}
}
