import { type Cv, cvConflictSchema, updateCv } from '@app/contract'
import { mergeCvs, mergeDesigns, settleCvs } from '@app/cv'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { type CvFormData, documentOf, emptyFormData, formDataOf } from '#shared/cv-form-data.ts'
import { autosaveDelayMs } from './autosave.ts'
import type { CvFormStore } from './cv-form-store.ts'
import type { Saver, SaveStatus } from './saver.ts'
import { type Unsent, unsentStore } from './unsent.ts'

type KeptCvSaveParts = { store: CvFormStore; cv: Cv; unsent?: ReturnType<typeof unsentStore> }

/** How long after a failed attempt the next one is made, in milliseconds. */
const retryMs = 10_000

/**
 * Keeps the form in the account: a second after a change it is sent with the revision it was made from. What others
 * saved meanwhile is merged; only where both changed the same words does the person choose. Without the server, what
 * is unsaved is kept on this device and sent when the server answers again.
 */
export class KeptCvSave implements Saver {
	readonly #store: CvFormStore
	readonly #unsent: ReturnType<typeof unsentStore>
	readonly #listeners = new Set<() => void>()
	readonly #unsubscribe: () => void
	#base: Cv
	#status: SaveStatus = { kind: 'saved' }
	#timer: ReturnType<typeof setTimeout> | undefined
	#theirs: Cv | null = null
	#isSending = false
	#isStopped = false

	constructor({ store, cv, unsent = unsentStore(cv.id) }: KeptCvSaveParts) {
		this.#store = store
		this.#unsent = unsent
		this.#base = cv
		this.#unsubscribe = store.subscribe(() => this.#schedule(autosaveDelayMs))
	}

	/** Puts the CV into the form, with what an earlier visit could not send. */
	restore(): void {
		const left = this.#unsent.read()
		this.#store.dispatch({
			type: 'load',
			data: formOf(this.#base),
			lastSaved: this.#base.updatedAt,
		})
		if (left === null) return
		this.#store.dispatch({ type: 'update', changes: left.data, at: 0 })
		const theirs = this.#base
		this.#base = { ...theirs, ...left.base }
		if (theirs.revision === left.base.revision) this.flush()
		else this.#join(theirs)
	}

	flush(): void {
		clearTimeout(this.#timer)
		this.#timer = undefined
		if (!this.#store.getState().isDirty) return
		this.#keepHere()
		if (!this.#isSending && this.#status.kind !== 'conflict') void this.#send()
	}

	/** Others' changes are noticed when this form is saved. */
	noticeOthers(): void {
		if (this.#status.kind === 'waiting') this.flush()
	}

	settle(choice: 'mine' | 'theirs'): void {
		const theirs = this.#theirs
		if (theirs === null) return
		this.#theirs = null
		const versions = {
			base: this.#base.document,
			mine: documentOf(this.#store.getState()),
			theirs: theirs.document,
		}
		const { collisions } = mergeCvs(versions.base, versions.mine, versions.theirs)
		const choices = Object.fromEntries(collisions.map(({ id }) => [id, choice]))
		this.#take(theirs, settleCvs(versions, choices).merged, choice)
	}

	getStatus = (): SaveStatus => this.#status

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener)
		return () => this.#listeners.delete(listener)
	}

	stop(): void {
		this.#isStopped = true
		clearTimeout(this.#timer)
		this.#unsubscribe()
	}

	#schedule(delayMs: number) {
		if (!this.#store.getState().isDirty || this.#timer !== undefined || this.#isStopped) return
		this.#timer = setTimeout(() => this.flush(), delayMs)
		if (this.#status.kind === 'saved') this.#setStatus({ kind: 'saving' })
	}

	async #send(): Promise<void> {
		this.#isSending = true
		let nextMs = autosaveDelayMs
		const sent = formDataOf(this.#store.getState())
		try {
			const { revision, updatedAt } = await call(updateCv, {
				params: { cvId: this.#base.id },
				headers: { 'if-match': `"${this.#base.revision}"` },
				body: { document: documentOf(sent), design: sent.design },
			})
			this.#base = {
				...this.#base,
				document: documentOf(sent),
				design: sent.design,
				revision,
				updatedAt,
			}
			this.#saved(sent)
		} catch (error) {
			this.#failed(error)
			// What was joined with the changes of others goes out without waiting.
			nextMs = 0
		} finally {
			this.#isSending = false
		}
		if (this.#store.getState().isDirty && this.#status.kind === 'saving') this.#schedule(nextMs)
	}

	#saved(sent: CvFormData) {
		const isStillSame = JSON.stringify(sent) === JSON.stringify(formDataOf(this.#store.getState()))
		if (isStillSame) {
			this.#unsent.forget()
			this.#store.dispatch({ type: 'markSaved', at: this.#base.updatedAt })
			this.#setStatus({ kind: 'saved' })
		} else {
			this.#setStatus({ kind: 'saving' })
			this.#keepHere()
		}
	}

	#failed(error: unknown) {
		const conflict = error instanceof ApiError ? cvConflictSchema.safeParse(error.body) : null
		if (conflict?.success) return this.#join(conflict.data.current)
		const isPassing =
			error instanceof NoAnswerError || (error instanceof ApiError && error.status >= 429)
		if (isPassing) {
			this.#setStatus({ kind: 'waiting' })
			this.#schedule(retryMs)
			return
		}
		const sentence = error instanceof Error ? error.message : 'the server refused it.'
		this.#setStatus({ kind: 'refused', sentence })
	}

	// Somebody saved meanwhile: what does not collide joins by itself.
	#join(theirs: Cv) {
		const { merged, collisions } = mergeCvs(
			this.#base.document,
			documentOf(this.#store.getState()),
			theirs.document,
		)
		if (collisions.length === 0) return this.#take(theirs, merged, 'mine')
		this.#theirs = theirs
		const stored = { data: formOf(theirs), lastSaved: theirs.updatedAt, replaced: [] }
		this.#setStatus({ kind: 'conflict', theirs: stored, from: 'saved' })
	}

	#take(theirs: Cv, document: Cv['document'], choice: 'mine' | 'theirs') {
		const mine = this.#store.getState().design
		const design =
			choice === 'theirs'
				? theirs.design
				: mergeDesigns({ base: this.#base.design, mine, theirs: theirs.design }).merged
		this.#base = theirs
		this.#setStatus({ kind: 'saving' })
		this.#store.dispatch({ type: 'update', changes: { ...document, design }, at: 0 })
		this.flush()
	}

	#keepHere() {
		const { document, design, revision } = this.#base
		const unsent: Unsent = {
			base: { document, design, revision },
			data: formDataOf(this.#store.getState()),
		}
		this.#unsent.keep(unsent)
	}

	#setStatus(status: SaveStatus) {
		this.#status = status
		for (const listener of this.#listeners) listener()
	}
}

/** The form of a CV that the account keeps. */
export function formOf({ document, design }: Cv): CvFormData {
	return { ...emptyFormData(), ...document, design }
}
