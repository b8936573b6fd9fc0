import type { CvDocument, CvSource, PartialDate } from '@app/cv'
import type { KnowsWord } from '@app/language'
import type { CheckContext } from './check.ts'
import { locate } from './locate.ts'
import { bulletsOf, passagesOf } from './passages.ts'
import { profileOf } from './profile.ts'

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
export function contextOf({ cv, source, today, knowsWord }: CvToCheck): CheckContext {
	const passages = passagesOf(cv)
	return {
		...{ cv, source, today, passages, knowsWord: knowsWord ?? null },
		profile: profileOf(cv, today),
		bullets: bulletsOf(passages),
		lines: source === null ? passages.map(({ text }) => text) : linesOf(source),
		pointAt: ({ path, quote }) => ({
			...{ path, quote },
			places: source === null ? [] : locate(source, { path, quote }),
		}),
	}
}

function linesOf(source: CvSource): string[] {
	const lines = source.pages.flatMap((page) => page.lines.map((line) => line.text))
	return lines.length > 0 ? lines : source.text.split('\n')
}
