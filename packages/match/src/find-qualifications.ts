import type { Passage } from '@app/cv'
import { findConcepts } from '@app/language'
import { qualificationCues } from './word-lists.ts'

type Found = { conceptId: string; narrower: string | null; start: number; end: number }

/** The concept of any degree. */
export const degree = 'degree'
// The lexicon cannot know every subject, and outside a course the letters may be an airline.
const firstDegree = new RegExp(
	String.raw`^(?:${qualificationCues.alternatives('first-degrees')})(?![\p{L}-])`,
	'u',
)

/** The first degree that the name of a course begins with. */
export function findDegree({ path, text }: Passage): Found[] {
	const { 0: quote, index = 0 } = firstDegree.exec(text) ?? {}
	if (!path.endsWith('.qualification') || quote === undefined) return []
	return [{ conceptId: degree, narrower: null, start: index, end: index + quote.length }]
}

const nvq =
	/\b(?:N\/?SVQ|NVQ|SVQ)\s+(?:Level\s+)?(?<after>[2-7])\b|\bLevel\s+(?<before>[2-7])\s+(?:NVQ|SVQ)\b/gi
const ofLevel =
	/\bLevel\s+(?<level>[2-4])\s+(?:(?:extended|national|technical|advanced)\s+)*(?:diploma|certificate|BTEC|apprenticeship)\b/gi
const ofBody = /\b(?:BTEC|City (?:&|and) Guilds)\s+Level\s+(?<level>[2-4])\b/gi
const nvqLevels = ['2', '3']

/** Finds the level of a vocational qualification in any subject, and the subject. */
export function findLevels({ section, text }: Passage): Found[] {
	if (section !== 'education' && section !== 'certification') return []
	const nvqs = [...text.matchAll(nvq)].flatMap(({ 0: words, index, groups }) => {
		const level = groups?.after ?? groups?.before ?? ''
		const place = { narrower: null, start: index, end: index + words.length }
		return nvqLevels.includes(level) ? [{ conceptId: `nvq-level-${level}`, ...place }] : []
	})
	const others = [...text.matchAll(ofLevel), ...text.matchAll(ofBody)].map(
		({ 0: words, index, groups }) => ({
			conceptId: `level-${groups?.level ?? ''}-qualification`,
			narrower: null,
			start: index,
			end: index + words.length,
		}),
	)
	return [...nvqs, ...others, ...findSubjects(text)]
}

const frame = qualificationCues.pattern('frame-of-name', 'anywhere', 'gi')
const kindsOfSubject = ['domain', 'duty', 'method']

// A qualification whose longer name takes up its subject counts for the subject as well.
function findSubjects(text: string): Found[] {
	if (text.search(frame) < 0) return []
	return findConcepts(
		text.replace(frame, (said) => ' '.repeat(said.length)),
		{ isWary: true },
	)
		.filter(({ concept }) => kindsOfSubject.includes(concept.kind))
		.map(({ concept, narrower, start, end }) => ({ conceptId: concept.id, narrower, start, end }))
}
