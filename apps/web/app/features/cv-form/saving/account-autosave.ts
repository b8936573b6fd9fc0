import type { Cv, SavedCv } from '@app/contract'
import { Autosave, type Later } from '#shared/autosave/autosave.ts'
import { hasPatience, type SendOutcome } from '#shared/autosave/autosave-state-machine.ts'
import { toContent, toForm, toFormData } from '#shared/cv-form-data.ts'
import type { CvTabs } from '#shared/offline/cv-tabs.ts'
import type { Attempt, PendingChange } from '#shared/offline/pending-change.ts'
import type { PendingChanges } from '#shared/offline/pending-changes.ts'
import { createSignal } from '#shared/session/session-state.ts'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import { type CvServer, toSaveFailure } from './cv-server.ts'
import { isSameCv, mergeCvs, settleFor } from './merge-cvs.ts'
import { createRevalidationThrottle } from './revalidation-throttle.ts'
import {
	autosaveDelayMs,
	type SaveRefusal,
	type Saver,
	type SaveStatus,
	toSaveStatus,
} from './save-status.ts'

type AccountAutosaveDeps = {
	store: CvFormStore
	/** The CV as the server has just given it. */
	cv: Cv
	/** Names this tab; also to the server, which then knows its saves again. */
	writer: string
	owner: { id: string; isHere: () => boolean }
	unsent: Pick<PendingChanges, 'keep' | 'keepAtOnce' | 'forget' | 'takeLeft' | 'comesLater'>
	server: CvServer
	tabs: CvTabs
	later: Later
}

type Outcome = SendOutcome<Cv, SaveRefusal>

/**
 * Keeps the form in the account. A second after a change it stores the form on this device and sends it with the
 * revision that it was based on; the local copy is deleted once the server has it. Saves from elsewhere are merged
 * into the form; only where both sides changed the same words does the person choose.
 *
 * A response may be lost after the server has saved. So the sent content stays in `#attempt` until the server has
 * confirmed or refused it, and only then are later changes sent.
 */
export class AccountAutosave implements Saver {
	readonly #parts: AccountAutosaveDeps
	readonly #leave: (() => void)[]
	readonly #isTimeToLook: () => boolean
	readonly #autosave: Autosave<Cv, SaveRefusal>
	readonly #changed = createSignal()
	#base: Cv
	#attempt: Attempt | null = null
	#status: SaveStatus = { kind: 'saved' }

	constructor(parts: AccountAutosaveDeps) {
		const { store, cv, tabs, writer, owner, later } = parts
		this.#parts = parts
		this.#base = cv
		this.#isTimeToLook = createRevalidationThrottle(later)
		this.#autosave = new Autosave(
			{
				isDirty: () => this.#isDirty(),
				send: () => this.#send(),
				store: () => this.#keep(),
				meet: (theirs) => this.#meetSaved(theirs),
				afterSend: ({ type }) => {
					if (type === 'taken' && this.#isClean()) void this.#takeLeft()
				},
			},
			{ delayMs: autosaveDelayMs, later },
		)
		this.#leave = [
			this.#autosave.subscribe(() => this.#tell()),
			store.subscribe(() => {
				if (this.#isDirty()) this.#autosave.change()
			}),
			tabs.listen((saved) => {
				if (saved.ownerId === owner.id && saved.cv.id === cv.id) this.#hear(saved.cv)
			}),
			tabs.live(writer),
		]
	}

	/** Loads the CV into the form, with the changes that an earlier visit could not send. */
	async restore(): Promise<void> {
		const { updatedAt } = this.#base
		this.#parts.store.dispatch({ type: 'load', data: toForm(this.#base), lastSaved: updatedAt })
		await this.#takeLeft()
	}

	flush(): void {
		this.#autosave.flush()
	}

	/** The page may be gone in a moment. */
	leave(): void {
		if (!this.#isDirty()) return
		this.#parts.unsent.keepAtOnce(this.#work())
		this.flush()
	}

	/** Sends what waits, or looks whether the CV has changed elsewhere. */
	noticeOthers(): void {
		if (this.#autosave.retry()) return
		if (this.#isDirty()) this.flush()
		else if (!this.#autosave.state.isSending) void this.#look()
	}

	settle(choice: 'mine' | 'theirs'): void {
		const { words } = this.#autosave.state
		if (words.name !== 'conflict') return
		const { theirs } = words
		const { store } = this.#parts
		const versions = { base: this.#base, mine: toContent(store.settle()), theirs }
		const other = settleFor(choice === 'mine' ? 'theirs' : 'mine', versions)
		const chosen = settleFor(choice, versions)
		store.dispatch({ type: 'rebase', base: this.#base, theirs })
		for (const { document, design } of [other, chosen]) {
			store.dispatch({ type: 'update', changes: { ...document, design }, at: 0 })
		}
		this.#base = theirs
		this.#autosave.dispatch({ type: 'resolved' })
		this.flush()
	}

	getStatus = (): SaveStatus => this.#status
	subscribe = this.#changed.subscribe

	/** Resolves when the current request has ended, so that no other tab takes the changes over before. */
	async stop(): Promise<void> {
		await this.#autosave.stop()
		for (const leave of this.#leave) leave()
	}

	async #send(): Promise<Outcome> {
		const { tabs, unsent } = this.#parts
		if (hasPatience(this.#autosave.state) && (await unsent.comesLater()))
			return { type: 'gaveTurn' }
		return tabs.exclusively(this.#base.id, () => this.#sendUntilTaken())
	}

	async #sendUntilTaken(): Promise<Outcome> {
		const { store, server, owner, writer } = this.#parts
		for (;;) {
			const mine = toContent(store.settle())
			if (this.#attempt === null && isSameCv(mine, this.#base)) return this.#saved()
			this.#attempt ??= { ...mine, writer, ...store.takeReason() }
			await this.#keep()
			try {
				if (!owner.isHere()) return { type: 'failed', retryAfterSeconds: null }
				const saved = await server.save(this.#base.id, this.#base.revision, this.#attempt)
				return this.#taken(this.#attempt, saved)
			} catch (error) {
				const outcome = this.#failed(error)
				if (outcome !== null) return outcome
			}
		}
	}

	#taken({ document, design }: Attempt, { revision, updatedAt }: SavedCv): Outcome {
		const { tabs, owner, store } = this.#parts
		this.#base = { ...this.#base, document, design, revision, updatedAt }
		this.#attempt = null
		tabs.tell({ ownerId: owner.id, cv: this.#base })
		if (isSameCv(toContent(store.settle()), this.#base)) return this.#saved()
		return { type: 'taken', hasMore: true }
	}

	#saved(): Outcome {
		void this.#parts.unsent.forget()
		this.#parts.store.dispatch({ type: 'markSaved', at: this.#base.updatedAt })
		return { type: 'taken', hasMore: false }
	}

	/**
	 * Returns the outcome of a failed send; `null` if a save from elsewhere was merged and the rest is to be sent at
	 * once.
	 */
	#failed(error: unknown): Outcome | null {
		const failure = toSaveFailure(error)
		if (failure.kind === 'conflict') return this.#meet(failure.current)
		if (failure.kind === 'passing') {
			return { type: 'failed', retryAfterSeconds: failure.retryAfterSeconds }
		}
		this.#attempt = null
		return { type: 'refused', refusal: failure }
	}

	/** Handles a save from elsewhere: merges it without asking and returns `null`, or returns a conflict. */
	#meet(theirs: Cv): Outcome | null {
		const attempt = this.#attempt
		const takenAt = attempt === null ? 0 : (theirs.savedBy?.[attempt.writer] ?? 0)
		if (attempt && takenAt > this.#base.revision) {
			const { document, design } = attempt
			this.#base = { ...this.#base, document, design }
		}
		this.#attempt = null
		return this.#joins(theirs) ? null : { type: 'collided', theirs, isHeld: true }
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
		if (this.#isNews(theirs)) this.#autosave.hear(theirs)
	}

	#meetSaved(theirs: Cv) {
		if (!this.#isNews(theirs)) return
		// Only the server knows whether it has saved the last attempt, and it can be reached again.
		if (this.#attempt) return this.noticeOthers()
		// A conflict is handled when this form is sent.
		if (this.#joins(theirs) && !this.#isDirty()) {
			this.#parts.store.dispatch({ type: 'markSaved', at: theirs.updatedAt })
		}
	}

	#isNews({ revision }: Cv): boolean {
		return revision > this.#base.revision && this.#autosave.state.words.name !== 'conflict'
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
		// A database that fails now keeps its data; the form must open all the same.
		await this.#parts.unsent.takeLeft((left) => this.#adopts(left)).catch(() => undefined)
	}

	#adopts(left: PendingChange): boolean {
		const { store } = this.#parts
		const { isStopped, isSending } = this.#autosave.state
		if (isStopped || isSending || this.#isDirty()) return false
		const theirs = this.#base
		this.#base = { ...theirs, ...left.base }
		this.#attempt = left.attempt
		store.dispatch({ type: 'update', changes: left.data, at: 0 })
		// Only the next response tells whether the server has saved the last attempt.
		const isAsItWas = left.attempt !== null || theirs.revision === left.base.revision
		const collision = isAsItWas ? null : this.#meet(theirs)
		if (collision === null) this.flush()
		else this.#autosave.dispatch(collision)
		return true
	}

	#keep(): Promise<SaveRefusal | null> {
		const kept = this.#parts.unsent.keep(() => this.#work())
		return kept.then((because) => because && { kind: 'failed', because })
	}

	#work(): PendingChange {
		const { document, design, revision, title } = this.#base
		const data = toFormData(this.#parts.store.getState())
		return { title, base: { document, design, revision }, data, attempt: this.#attempt }
	}

	#isDirty(): boolean {
		return this.#parts.store.settle().isDirty
	}

	#isClean(): boolean {
		const { words, isStopped } = this.#autosave.state
		return words.name === 'clean' && !isStopped
	}

	#tell() {
		const { words } = this.#autosave.state
		this.#status =
			words.name === 'conflict'
				? { kind: 'conflict', theirs: toStored(words.theirs), from: 'saved' }
				: toSaveStatus(words)
		this.#changed.emit()
	}
}

function toStored(cv: Cv) {
	return { data: toForm(cv), lastSaved: cv.updatedAt, replaced: [] }
}
