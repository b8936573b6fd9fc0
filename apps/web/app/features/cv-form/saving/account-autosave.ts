import type { Cv, SavedCv } from '@app/contract'
import { toContent, toForm, toFormData } from '#shared/cv-form-data.ts'
import type { Attempt, PendingChange } from '#shared/offline/pending-change.ts'
import type { KeepRefusal } from '#shared/offline/pending-changes.ts'
import { createSignal } from '#shared/session/session-state.ts'
import type { AccountAutosaveDeps } from './account-autosave-deps.ts'
import { autosaveDelayMs } from './autosave.ts'
import { toSaveFailure } from './cv-server.ts'
import { isSameCv, mergeCvs, settleFor } from './merge-cvs.ts'
import { Retry } from './retry.ts'
import { createRevalidationThrottle } from './revalidation-throttle.ts'
import type { Saver, SaveStatus } from './saver.ts'

/**
 * Keeps the form in the account. A second after a change it is written down on this device and sent with the revision
 * it was made from; it is forgotten here when the server has it. What others saved meanwhile joins the form; only where
 * both changed the same words does the person choose.
 *
 * An answer may be lost after the server has saved. So what was sent stays as it is (`#attempt`) until the server has
 * said whether it took it, and only then is what was written since sent.
 */
export class AccountAutosave implements Saver {
	readonly #parts: AccountAutosaveDeps
	readonly #changed = createSignal()
	readonly #leave: (() => void)[]
	readonly #retry: Retry
	readonly #isTimeToLook: () => boolean
	#base: Cv
	#attempt: Attempt | null = null
	#status: SaveStatus = { kind: 'saved' }
	#keeping: Promise<KeepRefusal | null> = Promise.resolve(null)
	#cancelSave: (() => void) | null = null
	/** What collides with the form, until the person has chosen. */
	#theirs: Cv | null = null
	/** What was saved elsewhere while this tab was sending. */
	#heard: Cv | null = null
	#sending: Promise<void> | null = null
	#isStopped = false

	constructor(parts: AccountAutosaveDeps) {
		const { store, cv, tabs, writer, owner } = parts
		this.#parts = parts
		this.#base = cv
		this.#retry = new Retry(parts.later, () => this.flush())
		this.#isTimeToLook = createRevalidationThrottle(parts.later)
		this.#leave = [
			store.subscribe(() => this.#schedule()),
			tabs.listen((saved) => {
				if (saved.ownerId === owner.id && saved.cv.id === cv.id) this.#hear(saved.cv)
			}),
			tabs.live(writer),
		]
	}

	/** Puts the CV into the form, with what an earlier visit could not send. */
	async restore(): Promise<void> {
		const { updatedAt } = this.#base
		this.#parts.store.dispatch({ type: 'load', data: toForm(this.#base), lastSaved: updatedAt })
		await this.#takeLeft()
	}

	flush(): void {
		this.#cancelSave?.()
		this.#cancelSave = null
		if (this.#isDirty()) void this.#save()
	}

	/** The page may be gone in a moment. */
	leave(): void {
		if (!this.#isDirty()) return
		this.#parts.unsent.keepAtOnce(this.#work())
		this.flush()
	}

	/** Sends what waits, or looks whether the CV has changed elsewhere. */
	noticeOthers(): void {
		if (this.#retry.isWaiting) this.#retry.now()
		else if (this.#isDirty()) this.flush()
		else if (this.#sending === null) void this.#look()
	}

	settle(choice: 'mine' | 'theirs'): void {
		const theirs = this.#theirs
		if (theirs === null) return
		this.#theirs = null
		const { store } = this.#parts
		const versions = { base: this.#base, mine: toContent(store.settle()), theirs }
		const other = settleFor(choice === 'mine' ? 'theirs' : 'mine', versions)
		const chosen = settleFor(choice, versions)
		store.dispatch({ type: 'rebase', base: this.#base, theirs })
		for (const { document, design } of [other, chosen]) {
			store.dispatch({ type: 'update', changes: { ...document, design }, at: 0 })
		}
		this.#base = theirs
		this.#setStatus({ kind: 'saving' })
		this.flush()
	}

	getStatus = (): SaveStatus => this.#status
	subscribe = this.#changed.subscribe

	/** Ends when what is on its way has arrived, so that no other tab takes it over before. */
	async stop(): Promise<void> {
		this.#isStopped = true
		this.#cancelSave?.()
		this.#retry.stop()
		await Promise.all([this.#sending, this.#keeping])
		for (const leave of this.#leave) leave()
	}

	#schedule() {
		// Asked first: what it takes in comes here as well, and may have planned the save.
		if (this.#isStopped || !this.#isDirty() || this.#cancelSave) return
		this.#cancelSave = this.#parts.later(() => this.flush(), autosaveDelayMs)
		const isSettled = this.#status.kind === 'saved' || this.#status.kind === 'waiting'
		if (isSettled) this.#setStatus({ kind: 'saving' })
	}

	async #save(): Promise<void> {
		if (this.#sending === null && this.#theirs === null && !this.#retry.isWaiting) {
			this.#sending = this.#send().finally(() => {
				this.#sending = null
			})
			await this.#sending
			return this.#goOn()
		}
		const refusal = await this.#keep()
		if (this.#retry.isWaiting) this.#showWaiting(refusal)
	}

	async #send(): Promise<void> {
		const { tabs, unsent } = this.#parts
		if (this.#retry.hasPatience && (await unsent.comesLater())) return this.#retry.giveTurn()
		await tabs.exclusively(this.#base.id, () => this.#sendUntilTaken())
	}

	async #sendUntilTaken(): Promise<void> {
		const { store, server, owner, writer } = this.#parts
		for (;;) {
			const mine = toContent(store.settle())
			if (this.#attempt === null && isSameCv(mine, this.#base)) return this.#saved()
			this.#attempt ??= { ...mine, writer, ...store.takeReason() }
			await this.#keep()
			try {
				if (!owner.isHere()) return this.#wait()
				const saved = await server.save(this.#base.id, this.#base.revision, this.#attempt)
				return this.#taken(this.#attempt, saved)
			} catch (error) {
				if (!(await this.#goesOnAfter(error))) return
			}
		}
	}

	#taken({ document, design }: Attempt, { revision, updatedAt }: SavedCv) {
		const { tabs, owner, store } = this.#parts
		this.#base = { ...this.#base, document, design, revision, updatedAt }
		this.#attempt = null
		this.#retry.succeeded()
		tabs.tell({ ownerId: owner.id, cv: this.#base })
		if (isSameCv(toContent(store.settle()), this.#base)) return this.#saved()
		this.#setStatus({ kind: 'saving' })
		void this.#keep()
	}

	#saved() {
		void this.#parts.unsent.forget()
		this.#parts.store.dispatch({ type: 'markSaved', at: this.#base.updatedAt })
		this.#setStatus({ kind: 'saved' })
	}

	/** Whether to send once more at once. */
	async #goesOnAfter(error: unknown): Promise<boolean> {
		const failure = toSaveFailure(error)
		if (failure.kind === 'conflict') return this.#meet(failure.current)
		if (failure.kind === 'passing') {
			await this.#wait(failure.retryAfterSeconds)
		} else {
			this.#attempt = null
			this.#setStatus(failure)
			await this.#keep()
		}
		return false
	}

	async #wait(retryAfterSeconds: number | null = null): Promise<void> {
		this.#retry.afterFailure(retryAfterSeconds)
		this.#showWaiting(await this.#keep())
	}

	#showWaiting(refusal: KeepRefusal | null) {
		if (this.#theirs) return
		if (refusal) this.#setStatus({ kind: 'failed', because: refusal })
		// What was written since has its own turn to be kept, and the person is told then.
		else if (!this.#cancelSave) this.#setStatus({ kind: 'waiting' })
	}

	// What came while this tab was sending.
	#goOn() {
		if (this.#isStopped) return
		const heard = this.#heard
		this.#heard = null
		if (heard) this.#hear(heard)
		// What waits for the server has its own next time, and what waits for the person has none.
		if (this.#status.kind === 'saving' && !this.#retry.isWaiting) this.#schedule()
		if (this.#status.kind === 'saved') void this.#takeLeft()
		if (this.#wasCalledMeanwhile()) this.flush()
	}

	/** Whether somebody asked to send while a failure was being written down, which called its next time off. */
	#wasCalledMeanwhile(): boolean {
		return /^(waiting|failed)$/.test(this.#status.kind) && !this.#retry.isWaiting
	}

	/** Somebody saved meanwhile: what does not collide joins by itself. Whether it did. */
	#meet(theirs: Cv): boolean {
		const attempt = this.#attempt
		const takenAt = attempt === null ? 0 : (theirs.savedBy?.[attempt.writer] ?? 0)
		if (attempt && takenAt > this.#base.revision) {
			const { document, design } = attempt
			this.#base = { ...this.#base, document, design }
		}
		this.#attempt = null
		if (this.#joins(theirs)) return true
		this.#theirs = theirs
		const stored = { data: toForm(theirs), lastSaved: theirs.updatedAt, replaced: [] }
		this.#setStatus({ kind: 'conflict', theirs: stored, from: 'saved' })
		void this.#keep()
		return false
	}

	#joins(theirs: Cv): boolean {
		const { store } = this.#parts
		const [base, mine] = [this.#base, toContent(store.settle())]
		if (mergeCvs({ base, mine, theirs }).collisions.length > 0) return false
		this.#base = theirs
		store.dispatch({ type: 'rebase', base, theirs })
		return true
	}

	#hear(theirs: Cv) {
		if (theirs.revision <= this.#base.revision || this.#theirs) return
		if (this.#sending) {
			this.#heard = theirs
			return
		}
		// Only the server knows whether it has taken what was sent last, and it can be reached again.
		if (this.#attempt) return this.noticeOthers()
		// What collides is met when this form is sent.
		if (this.#joins(theirs) && !this.#isDirty()) {
			this.#parts.store.dispatch({ type: 'markSaved', at: theirs.updatedAt })
		}
	}

	async #look(): Promise<void> {
		const { server, owner } = this.#parts
		if (!owner.isHere() || !this.#isTimeToLook()) return
		// Without an answer there is nothing to be seen, and nothing here has changed.
		const theirs = await server.look(this.#base.id, this.#base.revision).catch(() => null)
		if (theirs) this.#hear(theirs)
		await this.#takeLeft()
	}

	async #takeLeft(): Promise<void> {
		// A database that fails now keeps what it has; the form must open all the same.
		await this.#parts.unsent.takeLeft((left) => this.#adopts(left)).catch(() => undefined)
	}

	#adopts(left: PendingChange): boolean {
		const { store } = this.#parts
		if (this.#isStopped || this.#sending || this.#isDirty()) return false
		const theirs = this.#base
		this.#base = { ...theirs, ...left.base }
		this.#attempt = left.attempt
		store.dispatch({ type: 'update', changes: left.data, at: 0 })
		// Whether the server took what was sent last, only its next answer says.
		const isAsItWas = left.attempt !== null || theirs.revision === left.base.revision
		if (isAsItWas || this.#meet(theirs)) this.flush()
		return true
	}

	#keep(): Promise<KeepRefusal | null> {
		this.#keeping = this.#parts.unsent.keep(() => this.#work())
		return this.#keeping
	}

	#work(): PendingChange {
		const { document, design, revision, title } = this.#base
		const data = toFormData(this.#parts.store.getState())
		return { title, base: { document, design, revision }, data, attempt: this.#attempt }
	}

	#isDirty(): boolean {
		return this.#parts.store.settle().isDirty
	}

	#setStatus(status: SaveStatus) {
		this.#status = status
		this.#changed.emit()
	}
}
