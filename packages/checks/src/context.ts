import { type CvSource, type CvWithSource, createCvContext, pickBullets } from '@app/cv'
import type { KnowsWord } from '@app/language'
import type { CheckContext } from './check.ts'
import { buildProfile } from './profile.ts'

/** A CV to be checked. Without a dictionary spelling is not checked. */
export type CvToCheck = CvWithSource & {
	knowsWord?: KnowsWord
	/** Checks that the person has set aside as not for their field. */
	dismissed?: readonly string[]
}

/** Gathers once what the checks look at again and again. */
export function createContext({ cv, source, today, knowsWord }: CvToCheck): CheckContext {
	const context = createCvContext({ cv, source, today })
	const { passages } = context
	return {
		...context,
		knowsWord: knowsWord ?? null,
		profile: buildProfile(context.cv, today),
		bullets: pickBullets(passages),
		lines: source === null ? passages.map(({ text }) => text) : listLines(source),
	}
}

function listLines(source: CvSource): string[] {
	const lines = source.pages.flatMap((page) => page.lines.map((line) => line.text))
	return lines.length > 0 ? lines : source.text.split('\n')
}
