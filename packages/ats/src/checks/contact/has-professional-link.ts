import type { Check } from '../../check.ts'

export const hasProfessionalLink: Check = {
	id: 'B10',
	category: 'contact',
	severity: 'tip',
	title: 'A link leads to more about your work',
	run: ({ cv, source, lines }) => {
		const hasField = cv.personalInfo.website.trim() !== '' || cv.socialMedia.length > 0
		const hasLink = source?.facts.links.some(({ url }) => /^https?:/i.test(url)) ?? false
		const isPrinted = lines.some((line) =>
			/linkedin\.com|github\.com|https?:\/\/|www\./i.test(line),
		)
		if (hasField || hasLink || isPrinted) return null
		return {
			title: 'No link leads to more about you.',
			why: 'Where people in your field have one, a LinkedIn page or portfolio answers questions that a CV has no room for.',
			fix: 'If you have such a page and it is up to date, add its address. If not, leave it out.',
			evidence: [],
		}
	},
}
