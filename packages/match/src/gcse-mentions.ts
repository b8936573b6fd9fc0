import type { CvContext, Passage } from '@app/cv'
import { isNotHeld } from '@app/language'
import type { ConceptMention } from './concept-mention.ts'
import { cutContextWindow } from './context-window.ts'
import { findGcses, gradeAlone, lowestOfRange } from './find-gcses.ts'
import { isQualificationCurrent } from './is-qualification-current.ts'

const conceptOf = { English: 'gcse-english', maths: 'gcse-mathematics' } as const
const heading = /\b(?:GCSEs?|O[\s-]levels?)\b/i
const several = '[5-9]|1\\d|five|six|seven|eight|nine|ten|eleven|twelve|thirteen'
const counted = new RegExp(
	`\\b(?:${several})\\s+(?:(?:good|full|further|other)\\s+)?GCSEs?\\b|\\bGCSE(?:[’']?s)?\\s*[,:(–-]?\\s*(?:${several})\\b(?!\\s*(?:[-–—:]|to)\\s*\\d)`,
	'i',
)
// Under a GCSE heading the number needs no noun.
const countedAlone = new RegExp(
	`^(?:${several})\\s+(?:at|inc|incl|including|passes|grades?|A)\\b`,
	'i',
)

/** The GCSEs in English and mathematics and the number of them that a text of the CV tells, with their grades. */
export function gcseMentions(passage: Passage, context: CvContext): ConceptMention[] {
	const course = passage.section === 'education' ? context.cv.education[passage.entry] : undefined
	const head = [course?.qualification, course?.fieldOfStudy].join(' ')
	const isCourse = /\.(?:qualification|fieldOfStudy|grade|details\.\d+)$/.test(passage.path)
	const isHeaded = isCourse && heading.test(head)
	if (!isHeaded && !heading.test(passage.text)) return []
	if (!isQualificationCurrent(passage, context)) return []
	const ofAll = isCourse ? gradeOfAll(head, course?.grade ?? '') : null
	const said = {
		passage,
		isOfOthers: false,
		isBeingLearnt: false,
		isSubject: false,
		isPaper: true,
		narrower: null,
		way: '',
	}
	const subjects = findGcses(passage.text, { isHeaded }).flatMap(
		({ subject, quote, start, grade }) =>
			// A U is no GCSE.
			grade === 0 ||
			isNotHeld(...cutContextWindow(passage.text, { start, end: start + quote.length }))
				? []
				: [{ ...said, conceptId: conceptOf[subject], quote, start, grade: grade ?? ofAll }],
	)
	const number = counted.exec(passage.text) ?? (isHeaded ? countedAlone.exec(passage.text) : null)
	if (number === null) return subjects
	const { 0: quote, index: start } = number
	const grade = lowestOfRange(passage.text) ?? ofAll
	return [...subjects, { ...said, conceptId: 'five-gcses', quote, start, grade }]
}

// The grade field may hold one grade or a range, and the heading a range for all.
function gradeOfAll(head: string, grade: string): number | null {
	return lowestOfRange(grade) ?? gradeAlone(grade) ?? lowestOfRange(head)
}
