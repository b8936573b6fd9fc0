import type { Passage, SourceFormat } from '@app/cv'
import { findDateRanges } from '@app/language'
import type { Subject, WordsAt } from './check.ts'

/** The file that the CV was read from. */
export const file: Subject = ({ source }) => (source === null ? 0 : 1)

const plainTexts: readonly SourceFormat[] = ['txt', 'markdown', 'json', 'europass', 'linkedin']

/** Counts a file with a layout, which can hold pictures, columns and hidden words; plain text and data have none. */
export const laidOutFile: Subject = ({ source }) =>
	source === null || plainTexts.includes(source.format) ? 0 : 1

/** Counts a PDF, whose pages look the same to every reader. */
export const pdf: Subject = ({ source }) => (source?.format === 'pdf' ? 1 : 0)

/** A Word file, which has parts that no page shows. */
export const wordFile: Subject = ({ source }) => (source?.format === 'docx' ? 1 : 0)

/** Counts the contact details, the e-mail address and the links of a CV. */
export const contactDetails: Subject = ({ cv, passages, source }) => {
	const own = passages.filter(({ section }) => ['personalInfo', 'socialMedia'].includes(section))
	return own.length + (source?.facts.links.length ?? 0) + (cv.personalInfo.email === '' ? 0 : 1)
}

// A name, a number or an address of a page has no room for anything else.
const closedFields =
	/^(?:personalInfo\.(?:honorificPrefix|firstName|lastName|honorificSuffix|email|phone|website|orcid)$|socialMedia\.)/

/** Texts in which anything might be said: all but the name, e-mail address, phone number and links. */
export const freeTexts: Subject = ({ passages, source }) =>
	passages.filter(({ path }) => !closedFields.test(path)).length + (source?.unread.length ?? 0)

/** Passages of any section below the contact details. */
export const sectionTexts: Subject = ({ passages, source }) =>
	passages.filter(({ section }) => !['personalInfo', 'socialMedia'].includes(section)).length +
	(source?.unread.length ?? 0)

/** Sentences and paragraphs: bullets, profiles and descriptions, without titles, names and lists. */
export const prose: Subject = ({ passages }) => passages.filter(isProse).length

function isProse({ kind }: Pick<Passage, 'kind'>): boolean {
	return kind !== 'line'
}

/** Bullets of jobs, voluntary work and projects. */
export const bullets: Subject = (context) => context.bullets.length

/** Bullets and descriptions of jobs, voluntary work and projects. */
export const accountsOfWork: Subject = ({ passages }) => passages.filter(isAccountOfWork).length

function isAccountOfWork({ section, kind }: Pick<Passage, 'section' | 'kind'>): boolean {
	return ['experience', 'volunteering', 'projects'].includes(section) && kind !== 'line'
}

/** Jobs whose start is known. */
export const jobsWithStart: Subject = ({ cv }) =>
	cv.experience.filter(({ startDate }) => startDate !== '').length

/** Jobs with any date. */
export const datedJobs: Subject = ({ cv }) =>
	cv.experience.filter(({ startDate, endDate }) => startDate !== '' || endDate !== '').length

/** Jobs, courses, voluntary work and projects, each of which could have dates. */
export const datableEntries: Subject = ({ cv }) =>
	cv.experience.length + cv.education.length + cv.volunteering.length + cv.projects.length

/** Jobs, courses, voluntary work and projects that have a date. */
export const datedEntries: Subject = ({ cv }) =>
	[...cv.experience, ...cv.education, ...cv.volunteering, ...cv.projects].filter(
		({ startDate, endDate }) => startDate !== '' || endDate !== '',
	).length

/** Ranges of dates as the file prints them. */
export const printedDateRanges: Subject = ({ source, lines }) =>
	source === null
		? 0
		: lines.flatMap((line) => findDateRanges(line).filter(({ isRange }) => isRange)).length

/** Skills that have a name. */
export const skills: Subject = ({ cv }) => cv.skills.filter(({ name }) => name.trim() !== '').length

/** The paragraph at the top. */
export const profileText: Subject = ({ cv }) => (cv.professionalSummary.trim() === '' ? 0 : 1)

/** Counts the headings that the file prints and the titles of the person's custom sections. */
export const headings: Subject = ({ cv, source }) =>
	(source?.headings.length ?? 0) + cv.custom.filter(({ title }) => title.trim() !== '').length

/** These words, wherever in the CV they stand. */
export function anywhere(quotes: readonly string[]): WordsAt[] {
	return quotes.map((quote) => ({ path: null, quote: quote.trim() }))
}
