import { useEffect, useState } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { storageKey } from '#shared/cv-form-keys.ts'
import type { StoredForm } from '#shared/cv-form-storage.ts'
import { loadKeptCv } from './load-kept-cv.ts'

/**
 * The CV that this browser keeps: `undefined` before the page has looked, `null` when nothing is written. Where nothing
 * is stored, nothing is fetched to read it.
 */
export function useKeptCv(): StoredForm | null | undefined {
	const [form, setForm] = useState<StoredForm | null | undefined>(undefined)
	useEffect(() => {
		if (browserStorage().getItem(storageKey) === null) return setForm(null)
		// Whoever cannot be shown it here finds it in the editor.
		void loadKeptCv().then(
			({ storedCv }) => setForm(storedCv()),
			() => setForm(null),
		)
	}, [])
	return form
}
