import type { Check, CheckContext } from '../../check.ts'
import { countWaysToReply } from '../../merit/measure-cv.ts'
import { listCertificates } from '../../pursuits.ts'

export const isAboutSomebody: Check = {
	id: 'C15',
	category: 'sections',
	severity: 'blocker',
	cap: 10,
	title: 'Your CV says who you are and what you do',
	looksAt: countPersonal,
	missesThem: true,
	run: (context) =>
		countPersonal(context) > 0
			? null
			: {
					title: 'Nothing here says how to reach you or what you’ve worked or trained as.',
					why: 'Without either, an employer can’t treat this as a CV.',
					fix: 'Add your contact details, then your latest job or course with its dates.',
					evidence: [],
				},
}

function countPersonal(context: CheckContext): number {
	const { cv } = context
	const entries = [cv.experience, cv.education, listCertificates(cv), cv.volunteering, cv.projects]
	return countWaysToReply(context) + entries.flat().length
}
