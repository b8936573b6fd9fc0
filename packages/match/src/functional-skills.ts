import type { CvContext, Passage } from '@app/cv'
import { isNotHeld, isUnfinished } from '@app/language'
import type { Requirement } from './advert.ts'
import type { ConceptMention } from './concept-mention.ts'
import { cutContextWindow } from './context-window.ts'
import { isQualificationCurrent } from './is-qualification-current.ts'
import { qualificationCues } from './word-lists.ts'

const heading = /\b(?:functional|key|essential) skills\b|\badult (?:literacy|numeracy)\b/i
// Courses of adults are often called by level and subject alone.
const coreSkills = qualificationCues.alternatives('core-skills')
const headingOfCourse = new RegExp(
	[
		String.raw`\b(?:level\s?|L)2\s+(?:(?:in|award in|certificate in)\s+)?(?:(?:adult|functional)\s+)?(?:${coreSkills})\b`,
		String.raw`\b(?:${coreSkills})\s+(?:\(|at\s+)?(?:level\s?|L)2\b`,
	].join('|'),
	'i',
)
// A line about work may tell qualifications that others were taught, so jobs are left out.
const heldIn = ['education', 'certification', 'professionalSummary', 'skills', 'custom']
const levelTwo = /\b(?:level\s?|L)(?:2|two)\b/i
const anyLevel = /\b(?:(?:entry\s)?level\s?|L)(?<number>[1-3]|one|two|three)\b/gi
const subject =
	/\b(?:(?<english>English|literacy|communication)|(?<maths>maths?|mathematics|numeracy|application of number))\b/gi
const segmentEnds = /(?<=[;|\n•]|\.\s)|(?=\b(?:GCSEs?|O[\s-]levels?|A[\s-]levels?|NVQ|BTEC|ICT)\b)/i
// The GCSE grade equal to a pass at Level 2, by Ofqual: gov.uk counts Functional Skills of Level 2 and GCSEs of
// grades 9 to 4 as one level.
const grade = 4

const gcseOf: Record<string, string> = {
	'functional-english': 'gcse-english',
	'functional-maths': 'gcse-mathematics',
}

/**
 * Returns the Functional Skills of Level 2 in a text of the CV, also under the earlier names Key Skills and adult
 * literacy.
 */
export function functionalSkillsMentions(passage: Passage, context: CvContext): ConceptMention[] {
	const course = passage.section === 'education' ? context.cv.education[passage.entry] : undefined
	const isCourse = /\.(?:qualification|fieldOfStudy|details\.\d+)$/.test(passage.path)
	const head = isCourse ? (course?.qualification ?? '') : ''
	const isHead = (text: string) =>
		heading.test(text) || (isCourse && headingOfCourse.test(text) && !/\bGCSE/i.test(text))
	if (!heldIn.includes(passage.section) || !isHead(`${head} ${passage.text}`)) return []
	if (!isQualificationCurrent(passage, context)) return []
	const ofAll = isHead(head) ? head : null
	let start = 0
	return passage.text.split(segmentEnds).flatMap((part) => {
		const from = start
		start += part.length
		if (isUnfinished(part) || (ofAll === null && !isHead(part))) return []
		return findSkills(part, ofAll)
			.map((found) => ({ ...found, start: from + found.start }))
			.filter((found) => !isNotHeld(...cutContextWindow(passage.text, toSpan(found))))
			.map((found) => ({
				...found,
				grade,
				passage,
				narrower: null,
				way: '',
				isOfOthers: false,
				isBeingLearnt: false,
				isSubject: false,
				isPaper: true,
			}))
	})
}

type Skill = { conceptId: string; quote: string; start: number }

const toSpan = ({ quote, start }: Skill) => ({ start, end: start + quote.length })

function findSkills(part: string, head: string | null): Skill[] {
	return [...part.matchAll(subject)].flatMap(({ 0: quote, index: start, groups }) => {
		const conceptId = groups?.english === undefined ? 'functional-maths' : 'functional-english'
		const said = { conceptId, quote, start }
		return levelTwo.test(findLevel(part, toSpan(said)) ?? head ?? '') ? [said] : []
	})
}

// The levels stand behind their subjects or in front of them.
const levelBehind =
	/^\s*(?:[(:,–—-]\s*)?(?:at\s+)?(?:(?:entry\s)?level\s?|L)(?:[1-3]|one|two|three)\b/i

function findLevel(part: string, { start, end }: { start: number; end: number }): string | null {
	const behind = levelBehind.exec(part.slice(end))?.[0]
	if (behind !== undefined && !/^\s*,/.test(behind)) return behind
	const ahead = [...part.slice(0, start).matchAll(anyLevel)].at(-1)?.[0]
	return ahead ?? [...part.slice(end).matchAll(anyLevel)][0]?.[0] ?? null
}

const takesEquivalents =
	/\b(?:GCSEs?|grades?)\b(?:(?!\b(?:NVQ|BTEC|degree|diploma|A[\s-]levels?)\b)[^.;•])*?(?:\bequivalents?\b(?!\s+(?:\w+\s+)?experience)|\b(?:functional|key) skills\b)/i
const asksForGcse = /\b(?:GCSEs?|O[\s-]levels?)\b/i

/**
 * Whether an advert accepts Functional Skills for a GCSE: it says so, accepts equivalents (“GCSE English and maths
 * (or equivalent)”), or does not ask for GCSEs.
 */
export function takesFunctionalSkills({ line }: Requirement): boolean {
	return takesEquivalents.test(line) || !asksForGcse.test(line)
}

/** The namings with Functional Skills counted as the GCSEs that they are equivalent to. */
export function withEquivalentGcses(namings: readonly ConceptMention[]): ConceptMention[] {
	return namings.map((naming) => {
		const gcse = gcseOf[naming.conceptId]
		return gcse === undefined ? naming : { ...naming, conceptId: gcse }
	})
}
