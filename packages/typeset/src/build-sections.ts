import {
	type CustomSection,
	type CustomShape,
	type CvDesign,
	type CvDocument,
	customItemAsLines,
	findCustomSection,
	type SectionKey,
	type SectionName,
	sectionNames,
} from '@app/cv'
import { customEntry, educationEntry, projectEntry, volunteeringEntry } from './build-entries.ts'
import { languageGroups, namesGroup, skillGroups, tagGroup } from './build-groups.ts'
import { awardNote, certificateNote, publicationNote, refereeNote } from './build-notes.ts'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { jobEntries } from './job-entries.ts'
import { chooseLabels, type Labels } from './labels/labels.ts'
import { splitBulletPoints } from './split-bullet-points.ts'
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

/** Returns the printed sections for a key: one section, or an empty array when it is blank. */
export function buildSections(key: SectionKey, cv: CvDocument, design: CvDesign): Section[] {
	const wording = chooseLabels(design)
	const own = findCustomSection(cv, key)
	if (own !== undefined) return withoutBlanks([buildOwnSection(own, wording, design)])
	const name = sectionNames.find((each) => each === key)
	if (name === undefined || name === 'custom') return []
	return withoutBlanks([
		{ name, title: wording.titles[name], parts: partsOf[name](cv, wording, design) },
	])
}

function buildOwnSection(section: CustomSection, wording: Labels, design: CvDesign): Section {
	const { shape, items } = section
	const lines = () => items.flatMap((item) => customItemAsLines(item, design.dateStyle))
	const parts: Record<CustomShape, () => Part[]> = {
		list: () => listParts(lines()),
		text: () => [{ kind: 'prose', paragraphs: lines().flatMap(cleanParagraphs) }],
		entries: () => items.map((item) => customEntry(item, wording)),
		tags: () => tagGroup(lines()),
	}
	return {
		name: 'custom',
		title: cleanLine(section.title) || wording.titles.custom,
		parts: parts[shape](),
	}
}

// One item alone reads better as prose than as a list of one.
function listParts(texts: string[]): Part[] {
	const written = texts.filter((text) => cleanLine(text) !== '')
	const [only] = written
	if (written.length === 1 && only !== undefined) return [prose(only)]
	return [{ kind: 'points', points: splitBulletPoints(written) }]
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
