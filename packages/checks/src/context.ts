import {
	type CvDesign,
	type CvDocument,
	type CvSource,
	type CvWithSource,
	createCvContext,
	type Passage,
	photoConvention,
	pickBullets,
	printedPhotoShape,
} from '@app/cv'
import type { KnowsWord } from '@app/language'
import type { CheckContext } from './check.ts'
import { buildProfile } from './profile.ts'

/** A CV to be checked. Without a dictionary spelling is not checked. */
export type CvToCheck = CvWithSource & {
	knowsWord?: KnowsWord
	/** Checks that the person has set aside as not for their field. */
	dismissed?: readonly string[]
	/** How it is set, where it is set at all: without it, nothing is said of what the pages show beside words. */
	design?: CvDesign
}

/** Gathers once what the checks look at again and again. */
export function createContext({ cv, source, today, knowsWord, design }: CvToCheck): CheckContext {
	const context = createCvContext({ cv, source, today })
	const { passages } = context
	return {
		...context,
		knowsWord: knowsWord ?? null,
		photo: judgePhoto(cv, design),
		profile: buildProfile(context.cv, today),
		bullets: pickBullets(passages),
		lines: source === null ? splitIntoLines(passages) : listLines(source),
	}
}

/** The lines of a CV that no file sets, as its fields have them. */
export function splitIntoLines(passages: readonly Passage[]): string[] {
	return passages.flatMap(({ text }) => text.split('\n'))
}

function judgePhoto(cv: CvDocument, design: CvDesign | undefined): CheckContext['photo'] {
	if (design === undefined || printedPhotoShape(cv, design) === null) return 'none'
	return photoConvention(cv, design) === 'unusual' ? 'unusual' : 'usual'
}

function listLines(source: CvSource): string[] {
	const lines = source.pages.flatMap((page) => page.lines.map((line) => line.text))
	return lines.length > 0 ? lines : source.text.split('\n')
}
