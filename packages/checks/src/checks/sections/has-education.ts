import type { Check } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { listCertificates } from '../../pursuits.ts'
import { wordPattern } from '../../word-lists.ts'

const educationWords = wordPattern('education', 'anywhere')

export const hasEducation: Check = {
	id: 'C02',
	category: 'sections',
	severity: 'warning-2',
	title: 'Your CV has an education section',
	looksAt: ({ cv }) => cv.education.length + listCertificates(cv).length,
	missesThem: true,
	run: ({ cv, source, lines }) => {
		if (cv.education.length + listCertificates(cv).length > 0) return null
		if (lines.some((line) => educationWords.test(line))) return null
		return missingFieldFinding(source, {
			what: 'education or training',
			title: 'Your CV has no education or training yet.',
			why: 'Many jobs ask for a qualification, and without this section it looks as if you have none.',
			fix: 'Add your school, college or training courses, newest first. One line each is enough.',
			evidence: [],
		})
	},
}
