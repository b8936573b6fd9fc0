/** The parts that a score is made of, in the order in which they are shown. */
export const partIds = ['content', 'completeness', 'profile', 'form'] as const
export type PartId = (typeof partIds)[number]

/** The measures that a CV is scored on. */
export const measureIds = [
	'deeds',
	'concrete',
	'figures',
	'outcomes',
	'plain',
	'dates',
	'education',
	'contact',
	'profile',
	'language',
	'form',
] as const
export type MeasureId = (typeof measureIds)[number]

/** How much there is of something, and how much of it earns all its points. */
type Measured = { have: number; full: number }

/** All but the form, which the checks judge. */
export type CvMeasures = Record<Exclude<MeasureId, 'form'>, Measured>

/** Titles of the parts, as a person reads them. */
export const partTitles: Record<PartId, string> = {
	content: 'What you’ve done',
	completeness: 'Completeness',
	profile: 'Profile and skills',
	form: 'Language and layout',
}

/** Titles of the measures, as a person reads them. */
export const measureTitles: Record<MeasureId, string> = {
	deeds: 'Lines that say what you did',
	concrete: 'Names, places, tools and sizes',
	figures: 'Lines with a figure',
	outcomes: 'Lines with a result',
	plain: 'Plain words',
	dates: 'Jobs with dates and something to say',
	education: 'Education and training',
	contact: 'Ways to reach you',
	profile: 'A profile and skills',
	language: 'Spelling and grammar',
	form: 'Layout and the file',
}
