import { useState } from 'react'
import { ensureCurrentCv, readCurrentCv } from '#shared/local-cvs/current-local-cv.ts'
import { renameLocalCv } from '#shared/local-cvs/local-cvs.ts'
import { toast } from '#shared/ui/toast.ts'

/** Returns the title of the open CV in this browser, and a function that renames it. */
export function useLocalCvTitle() {
	const [title, setTitle] = useState(() => readCurrentCv()?.title ?? '')
	async function rename(wanted: string) {
		setTitle(wanted)
		try {
			await renameLocalCv(ensureCurrentCv().id, wanted)
		} catch {
			setTitle(title)
			toast.error('We couldn’t rename your CV. Your browser’s storage may be full.')
		}
	}
	return { title, onRename: (wanted: string) => void rename(wanted) }
}
