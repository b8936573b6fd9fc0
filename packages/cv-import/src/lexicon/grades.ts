import { gradeWords } from './word-lists.ts'

const labels = gradeWords('labels')

const british = gradeWords('british')
const german = gradeWords('german')
const others = gradeWords('others')
const figures =
	'\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:\\/|out of|von|su|sur|de)\\s?\\d{1,3}(?:[.,]\\d{1,2})?(?: (?:e|con) lode)?|110 (?:e|con) lode|\\d{2}(?:[.,]\\d{1,2})? ?%|\\d{1,2}[.,]\\d{1,2}'
const value = `(?:${british})(?: \\(\\d{1,3}(?:[.,]\\d+)?\\s?%\\))?|${german}|${others}|${figures}`

const whole = new RegExp(`^(?:(?:${labels})\\b\\s*(?:of\\s+)?[:=]?\\s*)?(?<value>${value})$`, 'iu')
const labelled = new RegExp(`^(?:${labels})\\s*[:=]\\s*(?<value>[^:]{1,40})$`, 'iu')
const label = `(?:(?:${labels})\\s*[:=]?\\s*)?`
const behindColon = '(?<colon>(?:[dmp]\\*?){1,3}|distinction\\*?|merit|pass|first|2[:.][12])'
const atEnd = new RegExp(
	`(?::\\s+${behindColon}|\\s*\\(${label}(?<bracket>${value})\\)|,\\s+${label}(?<part>${value}))$`,
	'iu',
)

export type FoundGrade = {
	/** The bare result. */
	value: string
	/** The range of the grade, with its label and its brackets. */
	start: number
	end: number
}

/** The result that a text is ("2:1", "Nota: 7,9", "Grade: Distinction") or ends in ("Grado (notable)"). */
export function matchGrade(text: string): FoundGrade | null {
	const alone = whole.exec(text) ?? labelled.exec(text)
	if (alone?.groups !== undefined) {
		return { value: alone.groups.value ?? text, start: 0, end: text.length }
	}
	const end = atEnd.exec(text)
	if (end === null) return null
	const result = end.groups?.bracket ?? end.groups?.part ?? end.groups?.colon ?? ''
	// A bracket with a comma or semicolon after an earlier one is the result of one subject, not of the whole.
	const isOneOfMany = end.groups?.bracket !== undefined && /\)\s*[,;]/.test(text)
	return isOneOfMany ? null : { value: result, start: end.index, end: text.length }
}

/** Whether the text behind the dates of a course is only its result: ", Distinction". */
export function isGrade(behind: string): boolean {
	return whole.test(behind.replace(/^[\s,;|·–—-]+/u, '').trim())
}
