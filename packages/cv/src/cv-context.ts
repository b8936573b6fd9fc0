import type { CvDocument } from './cv-document.ts'
import type { CvSource } from './cv-source.ts'
import type { Evidence } from './evidence.ts'
import { findQuoteBoxes } from './find-quote-boxes.ts'
import type { PartialDate } from './partial-date.ts'
import { listPlainPassages, type Passage } from './passages.ts'
import { type HiddenRestorer, takeHiddenOut } from './restore-hidden.ts'

/** A CV to judge; `today` decides which dates are in the future. */
export type CvWithSource = {
	cv: CvDocument
	/** The file that the CV was read from, or `null` while it is being written. */
	source: CvSource | null
	today: PartialDate
}

/**
 * A CV with a list of its passages and a function that points at words in them. Hidden content is left out, and paths
 * are those of this CV.
 */
export type CvContext = CvWithSource &
	Pick<HiddenRestorer, 'toWholePath' | 'toWholeEdit'> & {
		/** Every passage of the CV. */
		passages: Passage[]
		/** Points at words of a field, or with `path: null` at words anywhere on the pages. */
		pointAt: (at: { path: string | null; quote: string }) => Evidence
	}

/**
 * Lists the passages of a CV once for everything that judges it. Hidden content is left out, so nothing judges it.
 */
export function createCvContext({ cv: whole, source, today }: CvWithSource): CvContext {
	const { shown: cv, toWholePath, toWholeEdit } = takeHiddenOut(whole)
	return {
		cv,
		source,
		today,
		toWholePath,
		toWholeEdit,
		passages: listPlainPassages(cv),
		pointAt: ({ path, quote }) => ({
			path,
			quote,
			places:
				source === null
					? []
					: findQuoteBoxes(source, withWholePath({ path, quote }, { toWholePath })),
		}),
	}
}

/** Evidence found in a context, or a place to look for it, at the path that its words have in the whole CV. */
export function withWholePath<Found extends Pick<Evidence, 'path'>>(
	evidence: Found,
	{ toWholePath }: Pick<CvContext, 'toWholePath'>,
): Found {
	return evidence.path === null ? evidence : { ...evidence, path: toWholePath(evidence.path) }
}
