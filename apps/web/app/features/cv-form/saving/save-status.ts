import type { WordsState } from '#shared/autosave/autosave-state-machine.ts'
import type { StoredForm } from '#shared/cv-form-storage.ts'
import type { KeepRefusal } from '#shared/offline/pending-changes.ts'

/** How long after a change it is saved, in milliseconds. */
export const autosaveDelayMs = 1000

export type SaveStatus =
	| { kind: 'new' | 'saving' | 'saved' }
	/** The server cannot be reached: unsaved changes are stored on this device and sent later. */
	| { kind: 'waiting' }
	| SaveRefusal
	/**
	 * There is a second version, made in another tab or on another device (`saved`), or `kept` from an earlier time
	 * when that happened. Neither is overwritten before the person has chosen.
	 */
	| { kind: 'conflict'; theirs: StoredForm; from: 'saved' | 'kept' }

/** The reason why changes stay unsaved. */
export type SaveRefusal =
	/** Nothing keeps it but this page. */
	| { kind: 'failed'; because: KeepRefusal }
	/** The server refused, for the reason in `sentence`; unsaved changes are stored on this device. */
	| { kind: 'refused'; sentence: string }

/** Returns the status to show for words that are in no conflict. */
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
	/** Saves unsaved changes at once. */
	flush: () => void
	/** Stores unsaved changes at once, since the page may close at any moment. */
	leave: () => void
	/** Checks for saves from elsewhere, and retries changes that could not be saved. */
	noticeOthers: () => void
	/** Settles a conflict; the version that was not chosen is one step of undo away. */
	settle: (choice: 'mine' | 'theirs') => void
	/** Stops the autosave; the promise resolves once the current request has ended. */
	stop: () => void | Promise<void>
}
