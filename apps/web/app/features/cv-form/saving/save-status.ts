import type { WordsState } from '#shared/autosave/autosave-state-machine.ts'
import type { StoredForm } from '#shared/cv-form-storage.ts'
import type { KeepRefusal } from '#shared/offline/pending-changes.ts'

/** How long after a change it is saved, in milliseconds. */
export const autosaveDelayMs = 1000

export type SaveStatus =
	| { kind: 'new' | 'saving' | 'saved' }
	/** The server cannot be reached: what is unsaved is kept on this device and goes out when it can be again. */
	| { kind: 'waiting' }
	| SaveRefusal
	/**
	 * There is a second version, made in another tab or on another device (`saved`), or `kept` from an earlier time
	 * when that happened. Neither is overwritten before the person has chosen.
	 */
	| { kind: 'conflict'; theirs: StoredForm; from: 'saved' | 'kept' }

/** Why what is unsaved stays so. */
export type SaveRefusal =
	/** Nothing keeps it but this page. */
	| { kind: 'failed'; because: KeepRefusal }
	/** The server gave a reason, told in `sentence`; what is unsaved is kept on this device. */
	| { kind: 'refused'; sentence: string }

/** What the person is shown of words that are in no conflict. */
export function toSaveStatus(
	words: Exclude<WordsState<unknown, SaveRefusal>, { name: 'conflict' }>,
): SaveStatus {
	switch (words.name) {
		case 'clean':
			return { kind: 'saved' }
		case 'dirty':
			return { kind: 'saving' }
		case 'waiting':
			return { kind: 'waiting' }
		case 'refused':
			return words.refusal
	}
}

/** Keeps the form saved somewhere while it is open. */
export type Saver = {
	getStatus: () => SaveStatus
	/** Calls back when the status changes; answers how to stop. */
	subscribe: (listener: () => void) => () => void
	/** Saves at once what is not saved yet. */
	flush: () => void
	/** Keeps at once what is not saved yet, since the page may be gone in a moment. */
	leave: () => void
	/** Looks for what was saved elsewhere meanwhile, and tries again what could not be saved. */
	noticeOthers: () => void
	/** Settles a conflict; the version that was not chosen is one step of undo away. */
	settle: (choice: 'mine' | 'theirs') => void
	/** Ends; for whoever waits, once what is on its way has arrived. */
	stop: () => void | Promise<void>
}
