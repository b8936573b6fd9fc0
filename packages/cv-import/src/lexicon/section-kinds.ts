/** What a part of a CV can be about; `contact` and `additional` are spread over other fields. */
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
