import { fullName } from '@app/cv'
import type { Check } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { wordPattern } from '../../word-lists.ts'

const nameLike = /^(?:\p{Lu}[\p{L}'’-]*\.?\s+){1,4}\p{Lu}[\p{L}'’-]+$/u
const notAName = wordPattern('headings-and-labels', 'anywhere')

export const hasName: Check = {
	id: 'B01',
	category: 'contact',
	severity: 'warning-3',
	title: 'Your name is at the top',
	looksAt: ({ cv }) => (fullName(cv.personalInfo) === '' ? 0 : 1),
	missesThem: true,
	run: ({ cv, source, lines }) => {
		// A first line that may well be a name is a fault of our reading, not of the CV.
		const mayBeThere =
			source !== null &&
			lines.slice(0, 5).some((line) => nameLike.test(line.trim()) && !notAName.test(line))
		if (fullName(cv.personalInfo) !== '' || mayBeThere) return null
		return missingFieldFinding(source, {
			what: 'name',
			title: 'We couldn’t read a name at the top of your CV.',
			why: 'Employers file your CV under your name and search for it there.',
			fix: 'Write your name alone on the first line, larger than the rest. Use text, not a picture.',
			evidence: [],
		})
	},
}
