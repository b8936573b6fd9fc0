import { sectionTitles } from '@app/cv'
import type { CvFormData } from '#shared/cv-form-data.ts'
import { type EntryList, entryLists } from './entry-lists.ts'

export type FormSectionName =
	| 'personalInfo'
	| 'professionalSummary'
	| 'skills'
	| 'interests'
	| EntryList['list']

export type FormSection = {
	name: FormSectionName
	/** As the list of sections shows it. */
	title: string
	/** One sentence on the content of the section. */
	intro: string
}

/** Every section of the form in the order in which most people write a CV. */
export const formSections: readonly FormSection[] = [
	{
		name: 'personalInfo',
		title: 'Personal details',
		intro: 'Who you are and how to reach you. Leave out your date of birth.',
	},
	{
		name: 'professionalSummary',
		title: sectionTitles.professionalSummary,
		intro: '3 or 4 lines: what you do, what you’re good at and what you want next.',
	},
	entrySection('experience'),
	entrySection('education'),
	{
		name: 'skills',
		title: sectionTitles.skills,
		intro: 'What you can do, in a few words each. Put the skills the job asks for first.',
	},
	entrySection('language'),
	entrySection('certification'),
	entrySection('projects'),
	entrySection('volunteering'),
	entrySection('publications'),
	entrySection('awards'),
	{
		name: 'interests',
		title: sectionTitles.interests,
		intro: 'Only add interests that say something about you at work or start a conversation.',
	},
	entrySection('reference'),
	entrySection('socialMedia'),
	entrySection('custom'),
]

/** The sections that most CVs need. */
export const mainSections: readonly FormSection[] = formSections.filter(({ name }) =>
	['personalInfo', 'professionalSummary', 'experience', 'education', 'skills'].includes(name),
)

/** The sections that only some CVs need. */
export const furtherSections: readonly FormSection[] = formSections.filter(
	(section) => !mainSections.includes(section),
)

/** The section with a name that comes from an address; the first one when there is none such. */
export function formSectionNamed(name: string | null): FormSection {
	const found = formSections.find((section) => section.name === name) ?? formSections[0]
	if (found === undefined) throw new Error('The form has no sections.')
	return found
}

/** The section after this one, if there is one. */
export function sectionAfter(section: FormSection): FormSection | undefined {
	return formSections[formSections.indexOf(section) + 1]
}

/** How many things a section holds; `null` where they are not counted. */
export function countEntries(form: CvFormData, name: FormSectionName): number | null {
	const content = form[name]
	return Array.isArray(content) ? content.length : null
}

function entrySection(list: EntryList['list']): FormSection {
	const { title, intro } = entryLists[list]
	return { name: list, title, intro }
}
