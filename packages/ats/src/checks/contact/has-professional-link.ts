import type { Check, CheckContext } from '../../check.ts'

export const hasProfessionalLink: Check = {
	id: 'B10',
	category: 'contact',
	severity: 'tip',
	title: 'A link leads to more about your work',
	looksAt: links,
	missesThem: true,
	run: (context) => {
		if (links(context) > 0) return null
		return {
			title: 'You haven’t added a LinkedIn page or portfolio.',
			why: 'Where people in your field have one, a LinkedIn page or portfolio answers questions that a CV has no room for.',
			fix: 'If you have such a page and it is up to date, add its address. If not, leave it out.',
			evidence: [],
		}
	},
}

function links({ cv, source, lines }: CheckContext): number {
	const fields = (cv.personalInfo.website.trim() === '' ? 0 : 1) + cv.socialMedia.length
	const linked = source?.facts.links.filter(({ url }) => /^https?:/i.test(url)) ?? []
	const printed = lines.filter((line) => /linkedin\.com|github\.com|https?:\/\/|www\./i.test(line))
	return fields + linked.length + printed.length
}
