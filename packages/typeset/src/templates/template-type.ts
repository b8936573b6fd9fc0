import type { SectionName } from '@app/cv'
import type { FontPairId } from '../font-pairs.ts'
import type { Entry, PrintedPhoto, TypesetStyle } from '../typeset-input.ts'

export const characters = ['traditional', 'modern', 'striking'] as const
type Character = (typeof characters)[number]

/** Kinds of work, as people look for a template by them. */
export const trades = [
	'care',
	'education',
	'office',
	'service',
	'manual',
	'technology',
	'creative',
	'research',
	'first-job',
] as const
type Trade = (typeof trades)[number]

/** A template that a CV can be set in. */
export type Template = {
	id: string
	name: string
	/** How it looks, in one sentence for the person who chooses. */
	description: string
	/** Whom it suits. */
	suits: string
	/** The same, to choose among templates by. */
	trades: readonly Trade[]
	character: Character
	/** Whether it gets clearly more on a page than others. */
	isCompact: boolean
	/** Its own colour beside black, as `#rrggbb`. */
	accent: string
	/** Whether some titles in this colour are on a tint of it. */
	isTinted: boolean
	fontPair: FontPairId
	/** The sign before a point. */
	bullet: string
	datePlace: TypesetStyle['datePlace']
	headerLayout: TypesetStyle['headerLayout']
	/** The form of contact details, where the template has a separate place for them. */
	contactStyle: TypesetStyle['contactStyle']
	/** How it cuts a photo where the person doesn't say. */
	photoShape: PrintedPhoto['shape']
	/** The sample person whose CV shows it. */
	sampleId: string
	/** The first line of a job: the employer, as a quiet line, or the role. */
	jobsLedBy: Entry['leads']
	/** Whether the template has two columns, which the person may change to one. */
	hasColumns: boolean
	/** Whether a part of the template can have a separate colour, the person's second. */
	isTwoTone: boolean
	/** The side of a column with a separate width, which the person may move and resize; empty without one. */
	sideColumn: '' | 'left' | 'right'
	/** Sections above both columns. */
	topSections: readonly SectionName[]
	/** Sections in the second column; empty where the text flows from one column into the next. */
	sideSections: readonly SectionName[]
}
