import { deleteCv } from '@app/contract'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { toForm } from '#shared/cv-form-data.ts'
import { serialiseForm } from '#shared/cv-form-storage.ts'
import { moveLocalExample, showExampleBeside } from '#shared/examples/example-beside-cv.ts'
import { moveLocalDrafts, putFieldDrafts } from '#shared/field-drafts.ts'
import {
	moveLowConfidence,
	storeLowConfidence,
} from '#shared/import-confidence/stored-low-confidence.ts'
import { type MovedLetter, moveLetters, putLettersBack } from '#shared/letter/move-letters.ts'
import { stageAnew } from './create-local-cv.ts'
import type { LocalCvRecord } from './local-cv-record.ts'
import { dropLocalCvs, putLocalCvsBack } from './local-cvs.ts'
import { type MovedCv, type MoveState, MoveStates } from './move-state.ts'
import { planMoves } from './plan-moves.ts'
import { isOpenCvHere, type LocalCv, readMovableCvs } from './read-movable-cvs.ts'
import { sendCvToAccount } from './send-cv-to-account.ts'
import { isLeftInBrowser, readSent, sentKey, staysKey, writeSent } from './sent-cvs.ts'
import { areSameTexts, putTexts, removeTexts, type StoredCvTexts } from './stored-cv-texts.ts'

type Taken = {
	accountId: string
	texts: StoredCvTexts
	cvs: MovedCv[]
	records: LocalCvRecord[]
	letters: MovedLetter[]
}

/**
 * Moves this browser's CVs and letters into the signed-in account. They are removed here only after the server has
 * confirmed them, and only if nothing was written meanwhile; until then a failure leaves them in place.
 */
export class LocalCvMover {
	readonly #storage: () => TextStorage
	readonly #states: MoveStates
	#running: Promise<MovedCv[]> | null = null
	#taken: Taken | null = null

	constructor(states = new MoveStates(), storage: () => TextStorage = browserStorage) {
		this.#states = states
		this.#storage = storage
	}

	getState = (): MoveState => this.#states.get()

	/** Moves what there is, unless it is to stay; answers the CVs that arrived, the one being written first. */
	run = (accountId: string): Promise<MovedCv[]> => {
		this.#running ??= exclusively(() => this.#moveAll(accountId)).finally(() => {
			this.#running = null
		})
		return this.#running
	}

	/** Moves the CVs that were to stay in this browser after all. */
	bring = (accountId: string): Promise<MovedCv[]> => {
		this.#storage().removeItem(staysKey)
		return this.run(accountId)
	}

	/** Puts the moved CVs and letters back into this browser, and their copies in the account into the bin. */
	undo = async (): Promise<void> => {
		const taken = this.#taken
		if (taken === null) return
		const storage = this.#storage()
		if (taken.cvs.length > 0 && isOpenCvHere(storage)) {
			throw new Error('There’s now a different CV in this browser, so nothing was undone.')
		}
		putTexts(taken.texts, storage)
		storage.setItem(staysKey, taken.accountId)
		// These CVs may be another person's. Putting them back was deliberate, so they are a guest's from now on.
		const records = taken.records.map((record) => ({ ...record, ownerId: null }))
		await putLocalCvsBack(records, storage)
		this.dismiss()
		for (const { id } of taken.cvs) await call(deleteCv, { params: { cvId: id } })
		await putLettersBack(taken.letters, storage)
	}

	/** Nothing more is said of it. */
	dismiss = (): void => {
		this.#taken = null
		this.#states.become({ status: 'idle' })
	}

	/** The CVs, then the letters that were written from them. */
	async #moveAll(accountId: string): Promise<MovedCv[]> {
		if (isLeftInBrowser(this.#storage(), accountId)) return []
		try {
			return await this.#move(accountId)
		} finally {
			// A letter that has no room there waits here for the next time.
			await this.#moveLetters(accountId)
		}
	}

	async #moveLetters(accountId: string): Promise<void> {
		const letters = await moveLetters(this.#storage())
		const state = this.#states.get()
		if (letters.length === 0 || state.status === 'failed') return
		const nothing = { accountId, texts: {}, cvs: [], records: [] }
		this.#taken = { ...(this.#taken ?? nothing), letters }
		const noCvs = { status: 'moved' as const, cvs: [], unreadDates: [], leftCount: 0 }
		this.#states.become({
			...(state.status === 'moved' ? state : noCvs),
			letterIds: letters.map(({ applicationId }) => applicationId),
		})
	}

	async #move(accountId: string): Promise<MovedCv[]> {
		const storage = this.#storage()
		try {
			for (;;) {
				const { cvs, texts, takesOpen } = await readMovableCvs(storage, accountId)
				if (cvs.length === 0) return []
				this.#states.become({ status: 'moving' })
				const moved = await sendAll(cvs, { storage, accountId })
				// Words written while the server answered go to the same CV.
				if (!areSameTexts(texts, storage)) continue
				const arrived = cvs.slice(0, moved.length)
				const left = cvs.slice(moved.length)
				stageOfOpen(left, storage)
				if (takesOpen) removeTexts(storage)
				storage.removeItem(sentKey)
				moveBeside(arrived, moved, storage)
				const records = arrived.flatMap((cv) => cv.records)
				await dropLocalCvs(records, storage)
				const taken = { accountId, texts: takesOpen ? texts : {}, cvs: moved, records }
				this.#taken = { ...taken, letters: [] }
				const unreadDates = arrived.flatMap((cv) => cv.unreadDates)
				this.#states.become({
					status: 'moved',
					cvs: moved,
					unreadDates,
					leftCount: left.length,
					letterIds: [],
				})
				return moved
			}
		} catch (error) {
			this.#states.become(toFailedState(error))
			throw error
		}
	}
}

async function sendAll(
	cvs: LocalCv[],
	{ storage, accountId }: { storage: TextStorage; accountId: string },
): Promise<MovedCv[]> {
	const moves = planMoves(cvs, accountId, readSent(storage, accountId))
	const sent = moves.map(({ id, print }) => ({ id, print }))
	writeSent(storage, accountId, sent)
	const moved: MovedCv[] = []
	for (const move of moves) {
		try {
			moved.push(await sendCvToAccount(move, accountId))
		} catch (error) {
			const isFull = error instanceof ApiError && error.code === 'too_many_cvs'
			// The CVs that had room are in the account all the same.
			if (isFull && moved.length > 0) break
			throw error
		}
	}
	return moved
}

// `cvFormData` is emptied at once, so a CV without room in the account goes into the list.
function stageOfOpen(left: LocalCv[], storage: TextStorage): void {
	for (const { records, document, design } of left) {
		if (records.length > 0) continue
		const data = toForm({ document, design })
		stageAnew(serialiseForm({ data, lastSaved: null, replaced: [] }), storage)
	}
}

function moveBeside(cvs: LocalCv[], moved: MovedCv[], storage: TextStorage): void {
	for (const [index, { isCurrent, records }] of cvs.entries()) {
		const cvId = moved[index]?.id
		if (cvId === undefined) continue
		if (isCurrent) {
			moveLowConfidence(cvId, storage)
			moveLocalExample(cvId, storage)
			moveLocalDrafts(cvId, storage)
		}
		for (const record of records) bringBeside(cvId, record, storage)
	}
}

function bringBeside(cvId: string, record: LocalCvRecord, storage: TextStorage): void {
	const { doubts, drafts, exampleId } = record
	if (Object.keys(doubts).length > 0) storeLowConfidence(cvId, doubts, storage)
	if (Object.keys(drafts).length > 0) putFieldDrafts(cvId, drafts, storage)
	if (exampleId !== null) showExampleBeside(cvId, exampleId, storage)
}

function toFailedState(error: unknown): MoveState {
	const isPassing =
		error instanceof NoAnswerError ||
		(error instanceof ApiError && (error.status === 429 || error.status >= 500))
	const sentence = error instanceof Error ? error.message : 'Please try again.'
	return { status: 'failed', sentence, isPassing }
}

// Only secure pages have locks. Elsewhere two tabs send the same ids, so that each CV is still made once.
function exclusively<Value>(run: () => Promise<Value>): Promise<Value> {
	return navigator.locks ? navigator.locks.request('ella-local-cvs', run) : run()
}
