import type { Education } from '@app/cv'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const gradePoints =
	/(?:\bc?GPA\b[^;,]{0,20}\d(?:[.,]\d{1,2})?|\b[0-4][.,]\d{1,2}\s?\/\s?(?:4|5)(?:[.,]0)?\b)/i
const britishClass =
	/\b(?:first|upper second|lower second|2[:.][12]|third|distinction|merit|pass|honours|hons)\b/i

export const britishGrades: Check = {
	id: 'H08',
	category: 'locale',
	severity: 'tip',
	title: 'Grades make sense in the UK',
	looksAt: ({ cv }) => cv.education.filter((course) => isGraded(joinText(course))).length,
	run: ({ cv, pointAt }) => {
		const foreign = cv.education.flatMap((course, index) => {
			const text = joinText(course)
			const quote = britishClass.test(text) ? undefined : gradePoints.exec(text)?.[0]
			return quote === undefined ? [] : [{ path: `education.${index}.grade`, quote }]
		})
		const [first] = foreign
		if (first === undefined) return null
		return {
			title: `${quoted(first.quote)} doesn’t say much to a UK employer.`,
			why: 'UK degrees are classed as a first, 2:1, 2:2 or third, and few employers know grade points.',
			fix: 'Add the scale. Add the UK class only if your university or UK ENIC gives you one. Never guess it.',
			evidence: foreign.map(pointAt),
		}
	},
}

function joinText({ grade, details, qualification }: Education): string {
	return [qualification, grade, ...details].join('; ')
}

function isGraded(text: string): boolean {
	return britishClass.test(text) || gradePoints.test(text)
}
