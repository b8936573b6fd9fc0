import type { CvDocument } from '@app/cv'
import { twoPageCv } from '../two-page-cv.ts'

/** One save as its client knows it. */
export type Save = {
	/** The unique word of this save, which is written into the document. */
	mark: string
	/** The revision that it was made from. */
	from: number
	/** The revision that the server answered with; `null` while nobody knows whether it was kept. */
	revision: number | null
	/** Whether it asked for a version. */
	wantsVersion: boolean
}

/** The saves that clients sent for one CV, each with the acknowledged revision. */
export type Ledger = { cvId: string; saves: Save[] }

/** The whole document of a save. */
export function documentOf(mark: string): CvDocument {
	return twoPageCv(mark)
}

/** The mark in a document, or an empty text. */
export function markIn(document: CvDocument): string {
	return document.experience[0]?.achievements.at(-1) ?? ''
}

/** The newest revision that was acknowledged; a CV begins with 1. */
export function lastAcknowledged({ saves }: Ledger): number {
	return Math.max(1, ...saves.map(({ revision }) => revision ?? 1))
}
