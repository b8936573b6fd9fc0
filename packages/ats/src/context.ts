import type { CvDocument, CvSource, PartialDate } from '@app/cv'
import type { KnowsWord } from '@app/language'
import type { CheckContext } from './check.ts'
import { locateEvidence } from './locate-evidence.ts'
import { listPassages, pickBullets } from './passages.ts'
import { buildProfile } from './profile.ts'

/** A CV to be checked; `today` decides what lies in the future. Without a dictionary spelling is not checked. */
export type CvToCheck = {
	cv: CvDocument
	source: CvSource | null
	today: PartialDate
	knowsWord?: KnowsWord
	/** Checks that the person has set aside as not for their field. */
	dismissed?: readonly string[]
}

/** Gathers once what the checks look at again and again. */
export function createContext({ cv, source, today, knowsWord }: CvToCheck): CheckContext {
	const passages = listPassages(cv)
	return {
		cv,
		source,
		today,
		passages,
		knowsWord: knowsWord ?? null,
		profile: buildProfile(cv, today),
		bullets: pickBullets(passages),
		lines: source === null ? passages.map(({ text }) => text) : listLines(source),
		pointAt: ({ path, quote }) => ({
			path,
			quote,
			places: source === null ? [] : locateEvidence(source, { path, quote }),
		}),
	}
}

function listLines(source: CvSource): string[] {
	const lines = source.pages.flatMap((page) => page.lines.map((line) => line.text))
	return lines.length > 0 ? lines : source.text.split('\n')
}
