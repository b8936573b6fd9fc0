import { type CvDocument, type DateStyle, type SectionName, sectionTitles } from '@app/cv'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { educationEntry, jobEntry, projectEntry, volunteeringEntry } from './entries-of.ts'
import { languageGroups, namesGroup, skillGroups } from './groups-of.ts'
import { awardNote, certificateNote, publicationNote, refereeNote } from './notes-of.ts'
import { pointsOf } from './points-of.ts'
import type { Part, TypesetSection } from './typeset-input.ts'

type PartsOf = (cv: CvDocument, dates: DateStyle) => Part[]

const partsOf: Record<Exclude<SectionName, 'custom'>, PartsOf> = {
	professionalSummary: (cv) => [prose(cv.professionalSummary)],
	experience: (cv, dates) => cv.experience.map((job) => jobEntry(job, dates)),
	education: (cv, dates) => cv.education.map((course) => educationEntry(course, dates)),
	skills: (cv) => skillGroups(cv.skills),
	projects: (cv, dates) => cv.projects.map((project) => projectEntry(project, dates)),
	volunteering: (cv, dates) => cv.volunteering.map((post) => volunteeringEntry(post, dates)),
	certification: (cv, dates) => cv.certification.map((item) => certificateNote(item, dates)),
	language: (cv) => languageGroups(cv.language),
	publications: (cv, dates) => cv.publications.map((item) => publicationNote(item, dates)),
	awards: (cv, dates) => cv.awards.map((item) => awardNote(item, dates)),
	interests: (cv) => namesGroup(cv.interests),
	reference: (cv) => [
		...cv.reference.map(refereeNote),
		...(cv.referencesOnRequest ? [prose('Available on request')] : []),
	],
}

/** What a section of the CV prints: usually one section, none when it is blank, several for the person's own. */
export function sectionsOf(
	name: SectionName,
	cv: CvDocument,
	dateStyle: DateStyle,
): TypesetSection[] {
	if (name === 'custom') return customSections(cv)
	return withoutBlanks([{ name, title: sectionTitles[name], parts: partsOf[name](cv, dateStyle) }])
}

function customSections(cv: CvDocument): TypesetSection[] {
	return withoutBlanks(
		cv.custom.map(({ title, items }) => ({
			name: 'custom' as const,
			title: cleanLine(title) || sectionTitles.custom,
			parts: customParts(items.map(({ text }) => text)),
		})),
	)
}

// One item alone reads better as prose than as a list of one.
function customParts(texts: string[]): Part[] {
	const written = texts.filter((text) => cleanLine(text) !== '')
	const [only] = written
	if (written.length === 1 && only !== undefined) return [prose(only)]
	return [{ kind: 'points', points: pointsOf(written) }]
}

function prose(text: string): Part {
	return { kind: 'prose', paragraphs: cleanParagraphs(text) }
}

function withoutBlanks(sections: TypesetSection[]): TypesetSection[] {
	return sections
		.map((section) => ({ ...section, parts: section.parts.filter(printsSomething) }))
		.filter(({ parts }) => parts.length > 0)
}

function printsSomething(part: Part): boolean {
	return Object.entries(part).some(([key, value]) => key !== 'kind' && value.length > 0)
}
