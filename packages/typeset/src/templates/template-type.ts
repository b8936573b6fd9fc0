import type { SectionName } from '@app/cv'
import type { FontPairId } from '../font-pairs.ts'
import type { Entry, TypesetStyle } from '../typeset-input.ts'

/** A template that a CV can be set in. */
export type Template = {
	id: string
	name: string
	/** How it looks, in one sentence for the person who chooses. */
	description: string
	/** Whom it suits. */
	suits: string
	/** Its own colour beside black, as `#rrggbb`. */
	accent: string
	/** Whether some titles in this colour are on a tint of it. */
	isTinted: boolean
	fontPair: FontPairId
	/** The sign before a point. */
	bullet: string
	datePlace: TypesetStyle['datePlace']
	headerLayout: TypesetStyle['headerLayout']
	/** The sample person whose CV shows it. */
	sampleId: string
	/** The first line of a job: the employer, as a quiet line, or the role. */
	jobsLedBy: Entry['leads']
	/** Whether it has two columns, which the person may have set as one. */
	hasColumns: boolean
	/** Sections above both columns. */
	topSections: readonly SectionName[]
	/** Sections in the second column; empty where the text flows from one into the other. */
	sideSections: readonly SectionName[]
}
