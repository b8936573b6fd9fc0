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
import type { KnowsWord, Proofread } from '@app/language'
import type { CheckContext } from './check.ts'
import { buildProfile } from './profile.ts'

/** A CV to be checked. Without a dictionary spelling is not checked, and without the corrector only rules find mistakes of grammar. */
export type CvToCheck = CvWithSource & {
	knowsWord?: KnowsWord
	proofread?: Proofread
	/** Checks that the person has set aside as not for their field. */
	dismissed?: readonly string[]
	/**
	 * The layout of the CV, if it has one: without it, checks say nothing about parts of the page other than words.
	 */
	design?: CvDesign
}

/** Builds the context once, with the data that several checks need. */
export function createContext({
	cv,
	source,
	today,
	knowsWord,
	proofread,
	design,
}: CvToCheck): CheckContext {
	const context = createCvContext({ cv, source, today })
	const { passages } = context
	return {
		...context,
		knowsWord: knowsWord ?? null,
		proofread: proofread ?? null,
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
