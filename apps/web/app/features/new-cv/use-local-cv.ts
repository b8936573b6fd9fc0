import { useEffect, useState } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { storageKey } from '#shared/common-storage-keys.ts'
import type { StoredForm } from '#shared/cv-form-storage.ts'
import { estimateListedCvs } from '#shared/local-cvs/estimate-listed-cvs.ts'

/**
 * The CV that this browser keeps. `undefined` before the page has looked, `null` when nothing is written; `coming` while
 * what reads it is fetched, and `not-loaded` when that did not come: then something is kept, and not known what. `listed`
 * when nothing is written in the open one, and others are in the list.
 */
export type LocalCvState = StoredForm | 'listed' | 'coming' | 'not-loaded' | null | undefined

/** Looks for the CV that this browser keeps. Where nothing is stored, nothing is fetched to read it. */
export function useLocalCv(load = loadLocalCvModule): LocalCvState {
	const [kept, setKept] = useState<LocalCvState>(undefined)
	useEffect(() => {
		const isListed = estimateListedCvs(browserStorage()) > 0
		if (browserStorage().getItem(storageKey) === null && !isListed) return setKept(null)
		setKept('coming')
		void load().then(
			({ storedCv }) => setKept(storedCv() ?? (isListed ? 'listed' : null)),
			() => setKept('not-loaded'),
		)
	}, [load])
	return kept
}

/** Fetches what reads, shows and replaces the CV that this browser keeps. */
export const loadLocalCvModule = () => import('./local-cv-lazy-module.ts')
