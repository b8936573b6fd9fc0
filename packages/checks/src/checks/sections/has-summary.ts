import type { Check } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { profileText } from '../../subjects.ts'

const summaryHeading =
	/^\W*(?:(?:personal|professional|career|executive)\W+)*(?:profile|summary|statement|about me|objective|overview)\W*$/i

export const hasSummary: Check = {
	id: 'C04',
	category: 'sections',
	severity: 'tip',
	title: 'A short profile at the top says who you are',
	looksAt: profileText,
	missesThem: true,
	run: ({ cv, source, lines }) => {
		if (cv.professionalSummary.trim() !== '' || lines.some((line) => summaryHeading.test(line)))
			return null
		return missingFieldFinding(source, {
			what: 'profile',
			title: 'Your CV has no profile at the top.',
			why: 'A few lines at the top show what you do before the details start.',
			fix: 'Write 2 to 4 lines: your job, how long you’ve done it, what you know best and one thing you’re proud of.',
			evidence: [],
		})
	},
}
