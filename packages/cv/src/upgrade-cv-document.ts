import { mayBeMarked } from './marks/plain-cv.ts'
import { escapeMarks } from './marks/write-marks.ts'
import { isRecord } from './same-value.ts'

/** Makes a document of one version into a document of the next. */
export type DocumentUpgrade = (document: Record<string, unknown>) => Record<string, unknown>

/**
 * The upgrade from version 1 stands first, the one from version 2 second, and so on. Whoever changes the shape of
 * a CV raises `currentSchemaVersion`, adds the upgrade here, and keeps a sample of the new version among the
 * fixtures. A field that is only added counts too: an older server would drop it.
 */
export const documentUpgrades: DocumentUpgrade[] = [
	withFacts,
	withNotes,
	withLevelWords,
	withHidden,
	withLetters,
	withShapes,
	withPapers,
	withCurrentCourses,
]

// Version 2 keeps the person's answers to questions about their lines.
function withFacts(document: Record<string, unknown>): Record<string, unknown> {
	return { ...document, facts: [] }
}

// Version 3 keeps the person's private notes.
function withNotes(document: Record<string, unknown>): Record<string, unknown> {
	return { ...document, notes: [] }
}

// Version 4 keeps the words in which the person gives the level of a language.
function withLevelWords(document: Record<string, unknown>): Record<string, unknown> {
	const { language } = document
	if (!Array.isArray(language)) return document
	return { ...document, language: language.map((item) => ({ level: '', ...item })) }
}

// Version 5 keeps which items and lines the person leaves off the pages.
function withHidden(document: Record<string, unknown>): Record<string, unknown> {
	return { ...document, hidden: [] }
}

// Version 6 reads marks such as **bold** within prose and lines. What looks like one in an older text is letters.
function withLetters(document: Record<string, unknown>): Record<string, unknown> {
	const escaped = Object.entries(document).map(([part, value]) => [part, escapeProse(value, part)])
	return Object.fromEntries(escaped)
}

function escapeProse(value: unknown, path: string): unknown {
	// A hidden line is known by its words.
	const isLine = /^hidden\.\d+\.line$/.test(path)
	if (typeof value === 'string') return isLine || mayBeMarked(path) ? escapeMarks(value) : value
	if (Array.isArray(value)) return value.map((each, index) => escapeProse(each, `${path}.${index}`))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([field, each]) => [field, escapeProse(each, `${path}.${field}`)]),
	)
}

// Version 7 knows what shape a section of the person's own has, and hides its items by their ids, which were not unique.
function withShapes(document: Record<string, unknown>): Record<string, unknown> {
	const { custom } = document
	if (!Array.isArray(custom)) return document
	const taken = new Set(Object.values(document).flatMap(listIds))
	return { ...document, custom: custom.map((section) => withOwnIds(section, taken)) }
}

// Version 8 keeps the titles around the name, papers that employers may ask for, a researcher's number, and a photo.
function withPapers(document: Record<string, unknown>): Record<string, unknown> {
	const { personalInfo } = document
	const papers = {
		honorificPrefix: '',
		honorificSuffix: '',
		orcid: '',
		rightToWork: '',
		drivingLicence: '',
	}
	return {
		photo: { image: '', description: '' },
		...document,
		...(isRecord(personalInfo) ? { personalInfo: { ...papers, ...personalInfo } } : {}),
	}
}

// Version 9 knows whether a course goes on.
function withCurrentCourses(document: Record<string, unknown>): Record<string, unknown> {
	const { education } = document
	if (!Array.isArray(education)) return document
	return {
		...document,
		education: education.map((course) =>
			isRecord(course) ? { current: false, ...course } : course,
		),
	}
}

function listIds(list: unknown): unknown[] {
	return Array.isArray(list) ? list.filter(isRecord).map(({ id }) => id) : []
}

function withOwnIds(section: unknown, taken: Set<unknown>): unknown {
	if (!isRecord(section)) return section
	const items = Array.isArray(section.items) ? section.items : []
	return {
		...section,
		shape: 'list',
		items: items.map((item) => {
			if (!isRecord(item)) return item
			const id = findFreeId(item.id, taken)
			taken.add(id)
			return { ...item, id }
		}),
	}
}

const maxIdLength = 64

function findFreeId(id: unknown, taken: Set<unknown>): unknown {
	let free = id
	for (let count = 2; taken.has(free); count += 1) {
		const ending = `-${count}`
		free = `${String(id).slice(0, maxIdLength - ending.length)}${ending}`
	}
	return free
}

/** Brings a document from its version to the one after the last upgrade, one step at a time. */
export function upgradeDocument(
	document: Record<string, unknown>,
	version: number,
	upgrades: DocumentUpgrade[] = documentUpgrades,
): Record<string, unknown> {
	return upgrades
		.slice(version - 1)
		.reduce(
			(older, upgrade, index) => ({ ...upgrade(older), schemaVersion: version + index + 1 }),
			document,
		)
}
