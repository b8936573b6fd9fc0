import type { CvContext } from '@app/cv'
import { allConcepts, findConcepts, splitWords, stemWord } from '@app/language'
import type { Requirement } from './advert.ts'
import type { ConceptMention } from './concept-mention.ts'
import { qualificationCues } from './word-lists.ts'

// Qualifications that can be in any subject; the names of others contain their subject.
const inAnything =
	/^(?:degree|master-s-degree|phd|postgraduate-qualification|foundation-degree|nvq-level-\d|level-\d-qualification|btec|hnc|hnd|city-and-guilds-certificate)$/
const subjectOf = /\b(?:in|of)\s+(?:an?\s+|the\s+)?(?<subject>.+)$/i
const leavesOpen = qualificationCues.pattern('any-subject', 'anywhere')

/**
 * Whether a qualification that can be in any subject is in the subject that the advert names. It counts if the CV
 * doesn't give the subject, or if the advert leaves the subject open.
 */
export function isInSubject(
	{ passage }: ConceptMention,
	{ conceptId, quote, line, kind }: Requirement,
	{ cv }: CvContext,
): boolean {
	const asked = subjectOf.exec(quote)?.groups?.subject ?? subjectBehind(line, quote)
	if (kind !== 'credential' || asked === undefined || !inAnything.test(conceptId)) return true
	const isWithFigures = numerate.test(asked)
	if (!isWithFigures && leavesOpen.test(cutClause(line, quote))) return true
	const course = passage.section === 'education' ? cv.education[passage.entry] : undefined
	const said = [
		passage.text,
		course?.qualification,
		course?.fieldOfStudy,
		...(course?.details ?? []),
	]
	const own = said.filter((text) => text !== undefined).join('; ')
	const [wanted, held] = [subjectStems(asked), subjectStems(own)]
	if (held.length === 0 || wanted.length === 0) return true
	if (isWithFigures) return ofFigures.test(own)
	return wanted.some((stem) => held.includes(stem)) || sharesSector(asked, own)
}

const numerate = /\b(?:numerate|numerical|quantitative|mathematical)\b/i
const ofFigures = new RegExp(
	String.raw`\b(?:${qualificationCues.alternatives('numerate-subjects')})`,
	'i',
)

// A name with capitals behind the qualification.
function subjectBehind(line: string, quote: string): string | undefined {
	const start = line.indexOf(quote)
	if (start < 0 || line === line.toUpperCase()) return undefined
	return namedBehind.exec(line.slice(start + quote.length))?.groups?.subject
}

const namedBehind = new RegExp(
	String.raw`^ (?<subject>(?!(?:${qualificationCues.alternatives('no-subject')})\b)\p{Lu}\p{Ll}+(?: (?:(?:and|&|of) )?\p{Lu}\p{Ll}+){0,3})`,
	'u',
)

// Words in another clause, or too far away, are about something else.
function cutClause(line: string, quote: string): string {
	const start = line.indexOf(quote)
	const behind = start < 0 ? '' : (line.slice(start + quote.length).split(/[.;:•]/, 1)[0] ?? '')
	return quote + behind.slice(0, reach)
}

const reach = 60

const frame = new RegExp(`^(?:${qualificationCues.alternatives('frame-words')})s?$`, 'i')

function subjectStems(text: string): string[] {
	return splitWords(text)
		.filter((word) => /\p{L}{2}/u.test(word) && !frame.test(word))
		.map(stemWord)
}

// Two subjects of one trade, also where only the trade itself is named.
function sharesSector(left: string, right: string): boolean {
	const [asked, held] = [findSectors(left), findSectors(right)]
	return asked.some((sector) => held.includes(sector))
}

function findSectors(text: string): string[] {
	const words = splitWords(text).map((word) => word.toLowerCase())
	const named = allSectors().filter((sector) =>
		sector.split('-').some((part) => part.length >= fewestLetters && words.includes(part)),
	)
	const known = findConcepts(text).map(({ concept }) => concept.sector)
	return [...named, ...known].filter((sector) => sector !== 'general')
}

const fewestLetters = 5

let sectors: string[] | null = null

function allSectors(): string[] {
	sectors ??= [...new Set(allConcepts().map(({ sector }) => sector))]
	return sectors
}
