/** The kinds of section in a CV; the content of `contact` and `additional` goes into other fields. */
export const sectionKinds = [
	'contact',
	'professionalSummary',
	'experience',
	'education',
	'skills',
	'projects',
	'volunteering',
	'certification',
	'language',
	'publications',
	'awards',
	'interests',
	'reference',
	'additional',
	'custom',
] as const
export type SectionKind = (typeof sectionKinds)[number]
