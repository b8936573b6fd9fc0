import type { CvDesign, CvDocument, SectionName } from '@app/cv'
import { educationEntry, projectEntry, volunteeringEntry } from './build-entries.ts'
import { languageGroups, namesGroup, skillGroups } from './build-groups.ts'
import { awardNote, certificateNote, publicationNote, refereeNote } from './build-notes.ts'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { jobEntries } from './job-entries.ts'
import { chooseLabels, type Labels } from './labels/labels.ts'
import { toPoints } from './to-points.ts'
import type { Part, TypesetSection } from './typeset-input.ts'

/** A section before it has its column. */
export type Section = Omit<TypesetSection, 'column' | 'hasHeading'>

type PartsOf = (cv: CvDocument, wording: Labels, design: CvDesign) => Part[]

const partsOf: Record<Exclude<SectionName, 'custom'>, PartsOf> = {
	professionalSummary: (cv) => [prose(cv.professionalSummary)],
	experience: (cv, wording, design) => jobEntries(cv.experience, wording, design),
	education: (cv, wording) => cv.education.map((course) => educationEntry(course, wording)),
	skills: (cv) => skillGroups(cv.skills),
	projects: (cv, wording) => cv.projects.map((project) => projectEntry(project, wording)),
	volunteering: (cv, wording) => cv.volunteering.map((post) => volunteeringEntry(post, wording)),
	certification: (cv, wording) => cv.certification.map((item) => certificateNote(item, wording)),
	language: (cv, wording) => languageGroups(cv.language, wording),
	publications: (cv, wording) => cv.publications.map((item) => publicationNote(item, wording)),
	awards: (cv, wording) => cv.awards.map((item) => awardNote(item, wording)),
	interests: (cv) => namesGroup(cv.interests),
	reference: (cv, wording) => [
		...cv.reference.map(refereeNote),
		...(cv.referencesOnRequest ? [prose(wording.onRequest)] : []),
	],
}

/** What a section of the CV prints: usually one section, none when it is blank, several for the person's own. */
export function buildSections(name: SectionName, cv: CvDocument, design: CvDesign): Section[] {
	const wording = chooseLabels(design)
	if (name === 'custom') return customSections(cv, wording)
	return withoutBlanks([
		{ name, title: wording.titles[name], parts: partsOf[name](cv, wording, design) },
	])
}

function customSections(cv: CvDocument, wording: Labels): Section[] {
	return withoutBlanks(
		cv.custom.map(({ title, items }) => ({
			name: 'custom' as const,
			title: cleanLine(title) || wording.titles.custom,
			parts: customParts(items.map(({ text }) => text)),
		})),
	)
}

// One item alone reads better as prose than as a list of one.
function customParts(texts: string[]): Part[] {
	const written = texts.filter((text) => cleanLine(text) !== '')
	const [only] = written
	if (written.length === 1 && only !== undefined) return [prose(only)]
	return [{ kind: 'points', points: toPoints(written) }]
}

function prose(text: string): Part {
	return { kind: 'prose', paragraphs: cleanParagraphs(text) }
}

function withoutBlanks(sections: Section[]): Section[] {
	return sections
		.map((section) => ({ ...section, parts: section.parts.filter(printsSomething) }))
		.filter(({ parts }) => parts.length > 0)
}

function printsSomething(part: Part): boolean {
	return Object.entries(part).some(
		([field, value]) => !unprinted.has(field) && Object.keys(value ?? {}).length > 0,
	)
}

const unprinted = new Set(['kind', 'key', 'isKept', 'breaksBefore', 'employer', 'isRole', 'leads'])
