import { type ReactNode, useEffect, useState } from 'react'
import { toFormData } from '#shared/cv-form-data.ts'
import { newFormData } from '#shared/cv-form-storage.ts'
import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import { offerPendingWork, type PendingWork } from '#shared/session/pending-work.ts'
import {
	doneElsewhere,
	type HistoryPlace,
	storedUndoHistory,
	storeUndoHistory,
} from '#shared/stored-undo-history.ts'
import { toast } from '#shared/ui/toast.ts'
import { LocalAutosave } from '../saving/local-autosave.ts'
import type { Saver } from '../saving/save-status.ts'
import { waitUntilSaved } from '../saving/wait-until-saved.ts'
import { CvFormContextProvider } from './cv-form-context.tsx'
import { type CvFormStore, createCvFormStore } from './cv-form-store.ts'
import { offerUndo } from './offer-undo.ts'
import { dismissFormToasts } from './removal-toast.tsx'
import { settleBeforeActions } from './settle-before-actions.ts'

type Session = { store: CvFormStore; saver: Saver; place: HistoryPlace }

type OpenSaver = (store: CvFormStore, onOtherOpened: () => void) => Saver | Promise<Saver>

type CvFormSessionProps = {
	/** The CV's id in the account; absent for the one that this browser keeps. */
	cvId?: string
	/** The id of whose CV it is; absent for the one that this browser keeps. */
	ownerId?: string
	/** Puts the CV into the form and keeps it saved; the CV that this browser keeps unless given. */
	openSaver?: OpenSaver
	children: (store: CvFormStore) => ReactNode
}

/** Restores the CV, then shows the form and keeps it saved while it is open. */
export function CvFormSession({
	cvId = localCv,
	ownerId,
	openSaver = openLocal,
	children,
}: CvFormSessionProps) {
	const [session, setSession] = useState<Session | null>(null)
	const [open] = useState(() => openSaver)
	// How often another CV was opened in place of this one, by another tab.
	const [turn, setTurn] = useState(0)

	useEffect(() => {
		let isGone = false
		let close: () => void = () => undefined
		const store = createCvFormStore(newFormData().design)
		const begin = (saver: Saver) => {
			const place = { cvId, ownerId: ownerId ?? null }
			const opened = { store, saver, place }
			recall(store, place)
			const stopWatching = watchPage(opened)
			close = () => {
				saveNow(opened)
				dismissFormToasts()
				stopWatching()
				void opened.saver.stop()
			}
			if (isGone) close()
			else setSession(opened)
		}
		const goToOther = () => {
			toast(
				'You opened a different CV in another tab. The one you had here is under “Your CVs in this browser”.',
			)
			setTurn(turn + 1)
		}
		const opening = open(store, goToOther)
		// A result that is ready is shown without waiting for a promise.
		if (opening instanceof Promise) void opening.then(begin)
		else begin(opening)
		return () => {
			isGone = true
			close()
		}
	}, [open, cvId, ownerId, turn])

	if (session === null) return <FormPlaceholder />
	return (
		<CvFormContextProvider
			key={turn}
			store={session.store}
			saver={session.saver}
			cvId={session.place.cvId}
		>
			{children(session.store)}
		</CvFormContextProvider>
	)
}

/** Gives the form the history that this tab kept of it, and says what another page did to it last. */
function recall(store: CvFormStore, place: HistoryPlace) {
	const history = storedUndoHistory(store.getState(), place)
	if (history === null) return
	store.dispatch({ type: 'recall', history })
	const says = doneElsewhere(place)
	const [before] = history.versionHistory
	if (says === null || before === undefined) return
	const after = toFormData(store.getState())
	offerUndo(store, says, { before, after })
	// Said once.
	storeUndoHistory(store.getState(), place)
}

function openLocal(store: CvFormStore, onOtherOpened: () => void): Saver {
	const onTakenOver = () =>
		toast('You changed this CV in another tab. Undo to restore what was here.')
	const autosave = new LocalAutosave({ store, onTakenOver, onOtherOpened })
	const { keptUnder } = autosave.restore()
	if (keptUnder !== null) {
		toast.error(
			`We couldn’t read the CV in this browser, so we’ve opened an empty one. Nothing was deleted: the old one is in the browser’s storage as “${keptUnder}”.`,
		)
	}
	return autosave
}

function saveNow({ saver, store, place }: Session) {
	store.settleAll()
	saver.flush()
	storeUndoHistory(store.getState(), place)
}

/** How often an open form looks whether the CV was changed on another device, in milliseconds. */
const lookEveryMs = 60_000

/** Saves when the page may be closed, and checks for saves from other tabs. Returns a function that stops this. */
function watchPage(session: Session): () => void {
	const watching = new AbortController()
	const { signal } = watching
	const handlePageHide = () => {
		session.store.settleAll()
		session.saver.leave()
		storeUndoHistory(session.store.getState(), session.place)
	}
	const handleReturn = () => session.saver.noticeOthers()
	settleBeforeActions(session.store, signal)
	if (session.place.ownerId !== null)
		signal.addEventListener('abort', offerPendingWork(toPendingWork(session)))
	const look = setInterval(() => {
		if (document.visibilityState === 'visible') handleReturn()
	}, lookEveryMs)
	signal.addEventListener('abort', () => clearInterval(look))
	window.addEventListener('pagehide', handlePageHide, { signal })
	for (const sign of ['storage', 'online', 'focus', 'pageshow']) {
		window.addEventListener(sign, handleReturn, { signal })
	}
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'hidden') session.saver.flush()
			else handleReturn()
		},
		{ signal },
	)
	return () => watching.abort()
}

function toPendingWork({ store, saver }: Session): PendingWork {
	return {
		hasAny: () => {
			store.settleAll()
			return store.settle().isDirty
		},
		send: () => {
			saver.flush()
			return waitUntilSaved(saver)
		},
	}
}

const placeholderFields = ['a', 'b', 'c', 'd', 'e', 'f']

/** Stands where the form will be while it is restored. */
export function FormPlaceholder() {
	return (
		<div role="status" aria-label="Loading form section" className="mx-auto max-w-3xl p-6">
			<div className="h-8 w-56 rounded-control bg-desk-2" />
			<div className="mt-8 grid gap-5 sm:grid-cols-2">
				{placeholderFields.map((field) => (
					<div key={field}>
						<div className="h-4 w-24 rounded bg-desk-2" />
						<div className="mt-2 h-11 rounded-control bg-desk-2" />
					</div>
				))}
			</div>
		</div>
	)
}
