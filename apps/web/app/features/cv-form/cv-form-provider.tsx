import { type ReactNode, useEffect, useState } from 'react'
import { newFormData } from '#shared/cv-form-storage.ts'
import { toast } from '#shared/ui/toast.ts'
import { Autosave } from './autosave.ts'
import { CvFormContextProvider } from './cv-form-context.tsx'
import { type CvFormStore, createCvFormStore } from './cv-form-store.ts'
import { Drafts } from './drafts.ts'
import type { Saver } from './saver.ts'

type Session = { store: CvFormStore; saver: Saver; drafts: Drafts }

type CvFormProviderProps = {
	/** Puts the CV into the form and keeps it saved; the CV that this browser keeps unless given. */
	openSaver?: (store: CvFormStore) => Saver
	children: (store: CvFormStore) => ReactNode
}

/** Restores the CV, then shows the form and keeps it saved while it is open. */
export function CvFormProvider({ openSaver = openLocal, children }: CvFormProviderProps) {
	const [session, setSession] = useState<Session | null>(null)
	const [open] = useState(() => openSaver)

	useEffect(() => {
		const store = createCvFormStore(newFormData().design)
		const opened = { store, saver: open(store), drafts: new Drafts() }
		const stopWatching = watchPage(opened)
		setSession(opened)
		return () => {
			saveNow(opened)
			stopWatching()
			opened.saver.stop()
		}
	}, [open])

	if (session === null) return <FormPlaceholder />
	return <CvFormContextProvider {...session}>{children(session.store)}</CvFormContextProvider>
}

function openLocal(store: CvFormStore): Saver {
	const onTakenOver = () =>
		toast('You changed this CV in another tab. Undo brings back what was here.')
	const autosave = new Autosave({ store, onTakenOver })
	const { keptUnder } = autosave.restore()
	if (keptUnder !== null) {
		toast.error(
			`The CV that this browser kept could not be read, so this is an empty one. Nothing was deleted: it lies under “${keptUnder}” in the browser’s storage.`,
		)
	}
	return autosave
}

function saveNow({ drafts, saver }: Session) {
	drafts.commitAll()
	saver.flush()
}

/** Saves when the page may go away, and looks for what other tabs have saved. */
function watchPage(session: Session): () => void {
	const watching = new AbortController()
	const { signal } = watching
	window.addEventListener('pagehide', () => saveNow(session), { signal })
	window.addEventListener('storage', () => session.saver.noticeOthers(), { signal })
	window.addEventListener('online', () => session.saver.noticeOthers(), { signal })
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'hidden') session.saver.flush()
			else session.saver.noticeOthers()
		},
		{ signal },
	)
	return () => watching.abort()
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
