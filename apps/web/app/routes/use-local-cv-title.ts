import { useState } from 'react'
import { ensureCurrentCv, readCurrentCv } from '#shared/local-cvs/current-local-cv.ts'
import { renameLocalCv } from '#shared/local-cvs/local-cvs.ts'
import { toast } from '#shared/ui/toast.ts'

/** What the CV that is open in this browser is called, and how it is called something else. */
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
