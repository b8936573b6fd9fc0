import type { CvDocument } from './cv-document.ts'

/** The sections of a CV in their usual British order. `personalInfo` and links form the header. */
export const sectionNames = [
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
	'custom',
	'reference',
] as const

export type SectionName = (typeof sectionNames)[number]

/**
 * Sections that may be printed without a title. Jobs, courses and similar entries aren't among them: their titles are
 * found under the section's title by screen readers and recruiting software. A custom section means nothing without
 * its title.
 */
export const sectionsWithOptionalHeading = [
	'professionalSummary',
	'skills',
	'certification',
	'language',
	'publications',
	'awards',
	'interests',
	'reference',
] as const satisfies SectionName[]
export type OptionalHeading = (typeof sectionsWithOptionalHeading)[number]

/** The title that a section carries in print unless the person chose another. */
export const sectionTitles: Record<SectionName, string> = {
	professionalSummary: 'Profile',
	experience: 'Experience',
	education: 'Education',
	skills: 'Skills',
	projects: 'Projects',
	volunteering: 'Volunteering',
	certification: 'Certifications',
	language: 'Languages',
	publications: 'Publications',
	awards: 'Awards',
	interests: 'Interests',
	custom: 'Further information',
	reference: 'References',
}

/** Whether the section would print anything. */
export function sectionHasContent(cv: CvDocument, section: SectionName): boolean {
	if (section === 'reference') return cv.reference.length > 0 || cv.referencesOnRequest
	const content = cv[section]
	return typeof content === 'string' ? content.trim() !== '' : content.length > 0
}
