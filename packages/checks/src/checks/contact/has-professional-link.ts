import type { Check, CheckContext } from '../../check.ts'

export const hasProfessionalLink: Check = {
	id: 'B10',
	category: 'contact',
	severity: 'tip',
	title: 'Your CV links to more about your work',
	// Nobody looks for the LinkedIn page of a pupil.
	appliesTo: ({ profile }) => !profile.isPupil,
	looksAt: links,
	missesThem: true,
	run: (context) => {
		if (links(context) > 0) return null
		return {
			title: 'You haven’t added a LinkedIn page or portfolio.',
			why: 'If people in your field usually have one, employers will look for yours.',
			fix: 'If you have one and it’s up to date, add its address. If not, leave it out.',
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
