import type { Check, CheckContext } from '../../check.ts'
import { measureCv } from '../../merit/measure-cv.ts'

const fewest = 0.5
const fewestDeeds = 1.5

export const saysSomethingCheckable: Check = {
	id: 'E25',
	category: 'impact',
	severity: 'blocker',
	cap: 60,
	title: 'Your lines name things an employer could check',
	// A CV that says next to nothing is left to another check.
	appliesTo: (context) => measureCv(context).deeds.have >= fewestDeeds,
	looksAt: (context) => Math.ceil(countConcrete(context)),
	missesThem: true,
	run: (context) =>
		countConcrete(context) >= fewest
			? null
			: {
					title: 'No line of your CV names anything an employer could check.',
					why: 'Anybody could write lines like these. A tool, a place, a team or a number makes them yours.',
					fix: 'Take your 3 best lines and add one fact to each: the system you used, where it was, how many.',
					evidence: [],
				},
}

function countConcrete(context: CheckContext): number {
	const { concrete, figures } = measureCv(context)
	return concrete.have + figures.have
}
