import type { Case } from '@app/cv/fixtures'
import { casesOf, withCv, withJobs, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { summarySaysSomething } from './summary-says-something.ts'

const profile = (professionalSummary: string): Case => {
	const skills = withSkills('Forklift', 'Picking', 'Packing')
	return { cv: (cv) => withCv({ professionalSummary }).cv?.(skills.cv?.(cv) ?? cv) ?? cv }
}

export const summarySaysSomethingCases: CheckCases = {
	check: summarySaysSomething,
	finds: {
		...casesOf(
			[
				'A hard-working team player who is highly motivated and passionate about the best result in everything.',
				'Results-driven and dynamic self-starter with a can-do attitude who thinks outside the box.',
				'A dynamic, passionate professional who delivers results in fast-paced environments.',
			],
			profile,
		),
		'only manners that the list of skills has as well': {
			cv: (cv) =>
				withCv({
					professionalSummary:
						'A hard-working team player, highly motivated and good at communication.',
				}).cv?.(withSkills('Team work', 'Communication skills').cv?.(cv) ?? cv) ?? cv,
		},
		'words of a duty that was read as a title': {
			cv: (cv) =>
				withCv({
					professionalSummary:
						'A hard-working team player, highly motivated and responsible for everything I do.',
				}).cv?.(withJobs({ jobTitle: 'Responsible for stacking shelves' }).cv?.(cv) ?? cv) ?? cv,
		},
	},
	accepts: casesOf(
		[
			'Hard-working and motivated team player with six years of night shifts in a cold store.',
			'Forklift operator and team player, hard-working and used to early shifts.',
			'A results-driven, dynamic and passionate retail professional who thinks outside the box.',
			'Enthusiastic, hardworking graduate in law and a good team player.',
			'Passionate self-starter with a long career in hospitality, highly motivated.',
			'I keep a shop tidy, know the regulars by name and close the till to the penny.',
			'',
		],
		profile,
	),
}
