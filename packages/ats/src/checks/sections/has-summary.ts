import type { Check } from '../../check.ts'
import { notFound } from '../../not-found.ts'
import { profileText } from '../../subjects.ts'

const summaryHeading =
	/^\W*(?:(?:personal|professional|career|executive)\W+)*(?:profile|summary|statement|about me|objective|overview)\W*$/i

export const hasSummary: Check = {
	id: 'C04',
	category: 'sections',
	severity: 'tip',
	title: 'A few lines at the top say who you are',
	looksAt: profileText,
	missesThem: true,
	run: ({ cv, source, lines }) => {
		if (cv.professionalSummary.trim() !== '' || lines.some((line) => summaryHeading.test(line)))
			return null
		return notFound(source, {
			what: 'profile',
			title: 'Your CV begins without a profile.',
			why: 'Two to four lines at the top tell the reader what you do before the details start.',
			fix: 'Name your job, how long you have done it, what you know best and one thing that you are proud of.',
			evidence: [],
		})
	},
}
