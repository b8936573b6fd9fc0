import type { CvDocument } from './cv-document.ts'
import type { CvSource } from './cv-source.ts'
import type { Evidence } from './evidence.ts'
import { locateEvidence } from './locate-evidence.ts'
import type { PartialDate } from './partial-date.ts'
import { listPassages, type Passage } from './passages.ts'

/** A CV to judge; `today` decides what lies in the future. */
export type CvWithSource = {
	cv: CvDocument
	/** The file that the CV was read from, or `null` while it is being written. */
	source: CvSource | null
	today: PartialDate
}

/** A CV with its texts listed, and a way to point at them. */
export type CvContext = CvWithSource & {
	/** Every passage of the CV. */
	passages: Passage[]
	/** Points at words of a field, or with `path: null` at words anywhere on the pages. */
	pointAt: (at: { path: string | null; quote: string }) => Evidence
}

/** Lists the passages of a CV once for everything that looks at them. */
export function createCvContext({ cv, source, today }: CvWithSource): CvContext {
	return {
		cv,
		source,
		today,
		passages: listPassages(cv),
		pointAt: ({ path, quote }) => ({
			path,
			quote,
			places: source === null ? [] : locateEvidence(source, { path, quote }),
		}),
	}
}
