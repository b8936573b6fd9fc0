import { formatDateRange, sectionTitles } from '@app/cv'
import { type EntryDefinition, fromTo, inOneLine } from './entry-definition.ts'

/** Returns the line under the title of an item: a field that is missing and its dates. */
function noteWith(missing: string, item: Parameters<typeof formatDateRange>[0]): string {
	return [missing, formatDateRange(item)].filter(Boolean).join(' · ')
}

/** Jobs. */
export const experience: EntryDefinition<'experience'> = {
	list: 'experience',
	title: sectionTitles.experience,
	intro:
		'Your jobs, most recent first. Saturday jobs, work experience, agency work and apprenticeships count too. None yet? Go on to Education.',
	noun: 'job',
	article: 'a',
	teaching: {
		prompts: [
			'What were you trusted with on your own: money, keys, people, machines?',
			'What got faster, safer, cheaper or calmer because of you?',
			'How many customers, calls, beds, orders or people in your team?',
		],
		sample: 'Served about 90 customers a day and balanced the till every evening',
		ofTrade: 'line',
		beside: 'achievements',
	},
	fields: [
		{ name: 'jobTitle', label: 'Job title', kind: 'line' },
		{ name: 'employer', label: 'Employer', kind: 'line', help: 'Or “self-employed”' },
		{
			name: 'location',
			label: 'Location',
			kind: 'line',
			help: 'Town or city, or “remote”',
			isWide: true,
		},
		...fromTo,
		{
			name: 'summary',
			label: 'About the job',
			kind: 'passage',
			help: 'One or two lines, only if the job title doesn’t make it clear',
		},
		{
			name: 'achievements',
			label: 'What you did and achieved',
			kind: 'lines',
			lineName: 'Achievement',
			help: 'Start with what you did, then the result, with a number if you have one. Press Enter for a new line.',
		},
	],
	titleOf: (item) => inOneLine(item.jobTitle, item.employer),
	noteOf: (item) => noteWith(item.jobTitle && !item.employer ? 'No employer' : '', item),
}

/** Courses and schools. */
export const education: EntryDefinition<'education'> = {
	list: 'education',
	title: sectionTitles.education,
	intro:
		'Degrees, college courses, A levels, GCSEs. Most recent first. One entry can hold all your GCSEs. Once you have a degree, you can leave them out.',
	noun: 'course',
	article: 'a',
	teaching: {
		prompts: [
			'What did you learn that’s useful for the job you want?',
			'Which project, placement or prize would you show first?',
			'Still studying? When do you expect to finish?',
		],
		sample: 'BTEC Level 3 in Health and Social Care, Leeds City College, Distinction',
	},
	fields: [
		{
			name: 'qualification',
			label: 'Qualification',
			kind: 'line',
			help: 'For example BSc (Hons), NVQ Level 3, A levels, 8 GCSEs',
		},
		{ name: 'fieldOfStudy', label: 'Subject', kind: 'line' },
		{ name: 'institution', label: 'School, college or university', kind: 'line' },
		{ name: 'location', label: 'Location', kind: 'line' },
		fromTo[0],
		{ ...fromTo[1], help: '“Present” if you’re still studying, or when you expect to finish' },
		{
			name: 'grade',
			label: 'Grade',
			kind: 'line',
			help: 'For example 2:1, Distinction, AAB, grades 9 to 5',
		},
		{
			name: 'details',
			label: 'Details',
			kind: 'lines',
			lineName: 'Detail',
			help: 'Subjects with grades (“Maths 6, English 7”), modules, dissertation, prizes',
		},
	],
	titleOf: (item) => inOneLine(item.qualification, item.fieldOfStudy) || item.institution,
	noteOf: (item) =>
		noteWith(item.qualification && !item.institution ? 'No school or college' : '', item),
}

/** Projects. */
export const projects: EntryDefinition<'projects'> = {
	list: 'projects',
	title: sectionTitles.projects,
	intro: 'Your own work that shows what you can do: at college, at home or alongside a job.',
	noun: 'project',
	article: 'a',
	teaching: {
		prompts: [
			'What did you make, repair, organise or run?',
			'Who used it, and how many people was that?',
			'If others worked on it too, which part was yours?',
		],
		sample: 'Built a youth club’s booking page, now used by 60 families',
		beside: 'achievements',
	},
	fields: [
		{ name: 'name', label: 'Name', kind: 'line' },
		{ name: 'role', label: 'Your role', kind: 'line' },
		...fromTo,
		{ name: 'url', label: 'Link', kind: 'url', isWide: true },
		{ name: 'summary', label: 'About the project', kind: 'passage' },
		{ name: 'achievements', label: 'Results', kind: 'lines', lineName: 'Result' },
	],
	titleOf: (item) => item.name,
	noteOf: formatDateRange,
}

/** Unpaid roles. */
export const volunteering: EntryDefinition<'volunteering'> = {
	list: 'volunteering',
	title: sectionTitles.volunteering,
	intro: 'Unpaid work counts: a food bank, a club, a school, caring for someone.',
	noun: 'role',
	article: 'a',
	teaching: {
		prompts: [
			'Who did you help, and how often?',
			'Were you trusted to handle money, hold keys, look after children or give first aid?',
			'What did the group do better because of you?',
		],
		sample: 'Ran the till at a charity shop every Saturday for 2 years',
		beside: 'achievements',
	},
	fields: [
		{ name: 'role', label: 'Role', kind: 'line' },
		{ name: 'organisation', label: 'Organisation', kind: 'line' },
		{ name: 'location', label: 'Location', kind: 'line', isWide: true },
		...fromTo,
		{ name: 'summary', label: 'About the role', kind: 'passage' },
		{
			name: 'achievements',
			label: 'What you did and achieved',
			kind: 'lines',
			lineName: 'Achievement',
		},
	],
	titleOf: (item) => inOneLine(item.role, item.organisation),
	noteOf: (item) => noteWith(item.role && !item.organisation ? 'No organisation' : '', item),
}
