import type { Check, CheckContext } from '../../check.ts'
import { measureCv } from '../../merit/measure-cv.ts'

export const saysWhatWasDone: Check = {
	id: 'E24',
	category: 'impact',
	severity: 'blocker',
	cap: 40,
	title: 'Your lines say what you did',
	looksAt: (context) => Math.floor(countDeeds(context)),
	missesThem: true,
	run: (context) =>
		countDeeds(context) > 0
			? null
			: {
					title: 'No line of your CV says what you did.',
					why: 'Employers choose people for what they’ve done. Titles, dates and qualities alone don’t show it.',
					fix: 'Start with your latest job, course or project. Write 3 lines that begin with a verb: “Served 80 customers a day”, “Repaired bikes for 3 shops”.',
					evidence: [],
				},
}

function countDeeds(context: CheckContext): number {
	return measureCv(context).deeds.have
}
