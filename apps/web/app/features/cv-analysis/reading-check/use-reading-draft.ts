import type { GuestResults } from '@app/contract'
import { useState } from 'react'
import { newId } from '#shared/new-id.ts'
import {
	readStoredCorrections,
	type StoredCorrections,
	storeCorrections,
} from './stored-corrections.ts'

/** The corrections of a reading, which a reload of the tab keeps. */
export function useReadingDraft({ session_id: analysisId, file_name: fileName }: GuestResults) {
	const [draft, setDraft] = useState(() =>
		readStoredCorrections(analysisId, { cvId: newId(), title: titleFromFile(fileName) }),
	)
	function change(changes: Partial<StoredCorrections>) {
		const next = { ...draft, ...changes }
		setDraft(next)
		storeCorrections(analysisId, next)
	}
	return {
		draft,
		rename: (title: string) => change({ title }),
		write: (path: string, text: string) => change({ texts: { ...draft.texts, [path]: text } }),
		toggleEntry: (path: string) =>
			change({
				leftOut: draft.leftOut.includes(path)
					? draft.leftOut.filter((other) => other !== path)
					: [...draft.leftOut, path],
			}),
	}
}

/** Returns the title of a CV that was read from a file: the file's name without its extension. */
export function titleFromFile(fileName: string): string {
	return (
		fileName
			.replace(/\.[^.]{1,5}$/, '')
			.trim()
			.slice(0, 200) || 'My CV'
	)
}
