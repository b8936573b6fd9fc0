import { useEffect, useState } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { storageKey } from '#shared/cv-form-keys.ts'
import type { StoredForm } from '#shared/cv-form-storage.ts'
import { loadKeptCv } from './load-kept-cv.ts'

/**
 * The CV that this browser keeps. `undefined` before the page has looked, `null` when nothing is written; `coming` while
 * what reads it is fetched, and `not-loaded` when that did not come: then something is kept, and not known what.
 */
export type KeptCv = StoredForm | 'coming' | 'not-loaded' | null | undefined

/** Looks for the CV that this browser keeps. Where nothing is stored, nothing is fetched to read it. */
export function useKeptCv(load = loadKeptCv): KeptCv {
	const [kept, setKept] = useState<KeptCv>(undefined)
	useEffect(() => {
		if (browserStorage().getItem(storageKey) === null) return setKept(null)
		setKept('coming')
		void load().then(
			({ storedCv }) => setKept(storedCv()),
			() => setKept('not-loaded'),
		)
	}, [load])
	return kept
}
