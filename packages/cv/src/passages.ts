import type { CvDocument } from './cv-document.ts'
import { blankHidden } from './hidden-content.ts'
import { plainCv } from './marks/plain-cv.ts'

type PassageKind = 'bullet' | 'paragraph' | 'line'

/** A text of the CV with the path of its field, for example `experience.0.achievements.2`. */
export type Passage = {
	path: string
	text: string
	kind: PassageKind
	section: string
	entry: number
}

/** Every text of the CV that a reader reads, in plain words and in the order of the document; empty fields and hidden ones are left out. */
export function listPassages(cv: CvDocument): Passage[] {
	return listPlainPassages(plainCv(blankHidden(cv)))
}

/** The same of a CV in plain words that has nothing hidden. */
export function listPlainPassages(cv: CvDocument): Passage[] {
	return Object.entries(cv)
		.filter(([part]) => !unread.has(part))
		.flatMap(([section, value]) => textsWithin(value, { path: section, section, entry: 0 }))
		.filter(({ text }) => text.trim() !== '')
}

const unread = new Set([
	'schemaVersion',
	'photo',
	'referencesOnRequest',
	'facts',
	'notes',
	'hidden',
])

/** The bullets of jobs, then of volunteering and projects. */
export function pickBullets(passages: Passage[]): Passage[] {
	return ['experience', 'volunteering', 'projects'].flatMap((section) =>
		passages.filter((passage) => passage.section === section && passage.kind === 'bullet'),
	)
}

type Position = { path: string; section: string; entry: number }

const silentFields = /\.(?:id|startDate|endDate|date|expires|proficiency|current|shape)$/

function textsWithin(value: unknown, position: Position): Passage[] {
	if (silentFields.test(position.path)) return []
	if (typeof value === 'string')
		return [{ ...position, text: value, kind: classifyPath(position.path) }]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, child]) =>
		textsWithin(child, {
			path: `${position.path}.${key}`,
			section: position.section,
			entry: position.path === position.section && /^\d+$/.test(key) ? Number(key) : position.entry,
		}),
	)
}

function classifyPath(path: string): PassageKind {
	if (/\.(?:achievements|details)\.\d+$/.test(path)) return 'bullet'
	return /(?:summary|professionalSummary|\.text)$/i.test(path) ? 'paragraph' : 'line'
}
