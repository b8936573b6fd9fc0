import { educationWords } from '../data/education-words.ts'
import { fold, foldedWords } from './fold.ts'
import { awardWords, gradeWords } from './word-lists.ts'

const degree = new RegExp(String.raw`\b(?:${awardWords('written-degrees')})(?=$|[\s,.;:)(/–-])`)
const degreeWords = foldedWords(educationWords, 'degree')
const institutionWords = foldedWords(educationWords, 'institution')

/** How much a text looks like a degree or another qualification: 0 when not at all. */
export function degreeScore(text: string): number {
	return (degree.test(text) ? 1.5 : 0) + Math.min(1.6, 0.8 * countWords(text, degreeWords))
}

/** How much a text looks like the name of a school: 0 when not at all. */
export function institutionScore(text: string): number {
	return Math.min(2, countWords(text.replace(schoolAward, ''), institutionWords))
}

// In the name of an award, a kind of school is no school.
const schoolAward = new RegExp(
	String.raw`\b(?:${awardWords('kinds-of-school')}) school (?=${awardWords('awards-of-schools')})`,
	'gi',
)

const schoolEnding = new RegExp(`(?:${awardWords('endings-of-schools')})$`)

function countWords(text: string, words: ReadonlySet<string>): number {
	const tokens = fold(text).split(' ').slice(0, 16)
	return tokens.filter((token, index) => {
		const two = `${token} ${tokens[index + 1] ?? ''}`
		const isCompound = schoolEnding.test(token)
		return words.has(token) || words.has(two) || (isCompound && words.has('schule'))
	}).length
}

const label = String.raw`\b(?:${gradeWords('labels-of-printed')})\b\s*(?:of\s+)?[:=]?\s*`
const figure = String.raw`(?:${gradeWords('labels-of-figures')})\s*[:=]?\s*\d{1,2}(?:[.,]\d{1,2})?\b`
/** The printed result of a course: "2:1", "First Class", "3.9/4.0", "Distinction", "Note 1,7", "110/110". */
export const grade = new RegExp(
	String.raw`(?:${label})?(?:\b(?:${gradeWords('printed')})\b|${figure})`,
	'i',
)
