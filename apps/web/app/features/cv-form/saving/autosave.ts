import { browserStorage, type TextStorage, toRefusal } from '#shared/browser-storage.ts'
import { hasContent, toFormData } from '#shared/cv-form-data.ts'
import {
	parseStoredForm,
	readStoredForm,
	type StoredForm,
	serialiseForm,
	writeStoredForm,
} from '#shared/cv-form-storage.ts'
import { otherVersionKey, storageKey } from '#shared/first-storage-keys.ts'
import { putStateAside } from '#shared/local-cvs/create-local-cv.ts'
import { namedOpenCv, type OpenLocalCv, openLocalCv } from '#shared/local-cvs/open-local-cv.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import type { Saver, SaveStatus } from './saver.ts'

/** How long after a change it is saved, in milliseconds. */
export const autosaveDelayMs = 1000

type AutosaveParts = {
	store: CvFormStore
	storage?: TextStorage
	now?: () => Date
	/** The form took over what another tab saved. */
	onTakenOver?: () => void
	/** Another tab opened another CV; the one in this form is in the list, and nothing more of the form is saved. */
	onOtherOpened?: () => void
}

/** Keeps the form in the browser's storage: a second after a change, and only when it differs from what is there. */
export class Autosave implements Saver {
	readonly #store: CvFormStore
	readonly #storage: TextStorage
	readonly #now: () => Date
	readonly #onTakenOver: () => void
	readonly #onOtherOpened: () => void
	readonly #listeners = new Set<() => void>()
	readonly #unsubscribe: () => void
	#status: SaveStatus = { kind: 'new' }
	#replaced: StoredForm['replaced'] = []
	#lastSeen: string | null = null
	/** Which CV is in the form; `null` while it was never stored. */
	#cv: OpenLocalCv | null = null
	/** Whose account began the CV in the form; a guest's has none. */
	#ownerId: string | null = null
	/** Another CV is open by now: nothing of this one is written over it. */
	#isLeft = false
	#timer: ReturnType<typeof setTimeout> | undefined

	constructor({
		store,
		storage = browserStorage(),
		now = () => new Date(),
		onTakenOver = () => undefined,
		onOtherOpened = () => undefined,
	}: AutosaveParts) {
		this.#store = store
		this.#storage = storage
		this.#now = now
		this.#onTakenOver = onTakenOver
		this.#onOtherOpened = onOtherOpened
		this.#unsubscribe = store.subscribe(() => this.#schedule())
	}

	/** Puts what is stored into the form; answers where a text was kept that could not be read. */
	restore(): { keptUnder: string | null } {
		const reading = readStoredForm(this.#storage)
		this.#cv = reading.status === 'found' ? this.#named() : openLocalCv(this.#storage)
		if (reading.status === 'found') {
			const { data, lastSaved, replaced } = reading.form
			this.#replaced = replaced
			this.#lastSeen = reading.text
			this.#ownerId = this.#storage.getItem(storageKeys.cvOwner)
			this.#store.dispatch({ type: 'load', data, lastSaved, replaced })
			this.#setStatus({ kind: 'saved' })
		}
		const kept = parseStoredForm(this.#storage.getItem(otherVersionKey) ?? '')
		if (kept !== null) this.#setStatus({ kind: 'conflict', theirs: kept, from: 'kept' })
		return { keptUnder: reading.status === 'unreadable' ? reading.keptUnder : null }
	}

	/** Saves at once what is not saved yet. */
	flush(): void {
		clearTimeout(this.#timer)
		this.#timer = undefined
		if (this.#isLeft || this.#hasLeftWithOwner() || !this.#store.settle().isDirty) return
		this.noticeOthers()
		if (this.#isLeft || !this.#store.getState().isDirty) return
		if (this.#status.kind === 'conflict' && this.#status.from === 'saved') this.#keepBeside()
		else this.#write()
	}

	/** Nothing of this takes time, so that it is done before the page goes. */
	leave(): void {
		this.flush()
	}

	/** Looks whether another tab has saved since, and takes that over when nothing here is unsaved. */
	noticeOthers(): void {
		if (this.#isLeft) return
		if (this.#isOtherOpen()) {
			this.#leaveForOther()
			return
		}
		const text = this.#storage.getItem(storageKey)
		if (text === null || text === this.#lastSeen) return
		const theirs = parseStoredForm(text)
		if (theirs === null) return
		this.#lastSeen = text
		this.#replaced = theirs.replaced
		if (this.#store.settle().isDirty) {
			this.#setStatus({ kind: 'conflict', theirs, from: 'saved' })
		} else {
			this.#takeOver(theirs)
		}
	}

	/** Settles a conflict; the version that was not chosen is one step of undo away. */
	settle(choice: 'mine' | 'theirs'): void {
		if (this.#status.kind !== 'conflict') return
		const mine = toFormData(this.#store.settle())
		const changes = this.#status.theirs.data
		this.#store.dispatch({ type: 'update', changes, at: 0 })
		if (choice === 'mine') this.#store.dispatch({ type: 'update', changes: mine, at: 0 })
		this.#storage.removeItem(otherVersionKey)
		this.#setStatus({ kind: 'saving' })
		this.flush()
	}

	getStatus = (): SaveStatus => this.#status

	/** Calls back when the status changes; answers how to stop. */
	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener)
		return () => this.#listeners.delete(listener)
	}

	stop(): void {
		clearTimeout(this.#timer)
		this.#unsubscribe()
	}

	#schedule() {
		if (!this.#store.getState().isDirty || this.#timer !== undefined) return
		this.#timer = setTimeout(() => this.flush(), autosaveDelayMs)
		const isCalm = this.#status.kind === 'new' || this.#status.kind === 'saved'
		if (isCalm) this.#setStatus({ kind: 'saving' })
	}

	#write() {
		const { lastSaved, ...data } = this.#store.getState()
		const replaced = this.#replaced
		try {
			const text = serialiseForm({ data, lastSaved, replaced })
			const isStored = lastSaved !== null && text === this.#storage.getItem(storageKey)
			const savedAt = isStored ? lastSaved : this.#now().toISOString()
			if (!isStored) {
				writeStoredForm({ data, lastSaved: savedAt, replaced }, this.#storage)
				this.#cv = namedOpenCv(this.#storage)
			}
			this.#lastSeen = this.#storage.getItem(storageKey)
			this.#store.dispatch({ type: 'markSaved', at: savedAt })
			if (this.#status.kind !== 'conflict') this.#setStatus({ kind: 'saved' })
		} catch (error) {
			this.#setStatus({ kind: 'failed', because: toRefusal(error) })
		}
	}

	// While the person has not chosen, this tab's changes wait under a key of their own.
	#keepBeside() {
		const { lastSaved, ...data } = this.#store.getState()
		try {
			const text = serialiseForm({ data, lastSaved, replaced: this.#replaced })
			this.#storage.setItem(otherVersionKey, text)
		} catch (error) {
			this.#setStatus({ kind: 'failed', because: toRefusal(error) })
		}
	}

	#named(): OpenLocalCv | null {
		try {
			return namedOpenCv(this.#storage)
		} catch {
			return null
		}
	}

	// Whoever it belonged to has signed out in another tab, and it went with them.
	#hasLeftWithOwner(): boolean {
		return this.#ownerId !== null && this.#storage.getItem(storageKeys.cvOwner) === null
	}

	#isOtherOpen(): boolean {
		const open = openLocalCv(this.#storage)
		if (open === null || this.#storage.getItem(storageKey) === null) return false
		this.#cv ??= open
		return open.id !== this.#cv.id
	}

	// What is not saved goes to its own CV, which the other tab put into the list, and never into the one that is open now.
	#leaveForOther() {
		const { lastSaved, ...data } = this.#store.settle()
		try {
			if (data.isDirty && this.#cv !== null && hasContent(data)) {
				const text = serialiseForm({ data, lastSaved, replaced: this.#replaced })
				putStateAside(this.#cv, text, this.#storage)
			}
		} catch (error) {
			this.#setStatus({ kind: 'failed', because: toRefusal(error) })
			return
		}
		this.#isLeft = true
		this.#store.dispatch({ type: 'markSaved', at: lastSaved ?? this.#now().toISOString() })
		this.#onOtherOpened()
	}

	#takeOver({ data, lastSaved }: StoredForm) {
		// One field and no passing of time: all that another tab types is one step of undo here.
		this.#store.dispatch({ type: 'update', changes: data, field: 'another-tab', at: 0 })
		this.#store.dispatch({ type: 'markSaved', at: lastSaved ?? this.#now().toISOString() })
		this.#setStatus({ kind: 'saved' })
		this.#onTakenOver()
	}

	#setStatus(status: SaveStatus) {
		this.#status = status
		for (const listener of this.#listeners) listener()
	}
}
