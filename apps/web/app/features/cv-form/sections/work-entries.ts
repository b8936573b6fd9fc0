import { formatDateRange, sectionTitles } from '@app/cv'
import { type EntryDefinition, fromTo, inOneLine } from './entry-definition.ts'

/** Jobs. */
export const experience: EntryDefinition<'experience'> = {
	list: 'experience',
	title: sectionTitles.experience,
	intro: 'Your jobs, most recent first. Apprenticeships, agency and part-time work count too.',
	noun: 'job',
	article: 'a',
	fields: [
		{ name: 'jobTitle', label: 'Job title', kind: 'line' },
		{ name: 'employer', label: 'Employer', kind: 'line' },
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
			label: 'What you achieved',
			kind: 'lines',
			lineName: 'Achievement',
			help: 'Start with what you did, then the result, with a number if you have one. Press Enter for a new line.',
		},
	],
	titleOf: (item) => inOneLine(item.jobTitle, item.employer),
	noteOf: formatDateRange,
}

/** Courses and schools. */
export const education: EntryDefinition<'education'> = {
	list: 'education',
	title: sectionTitles.education,
	intro:
		'Degrees, college courses, school. Most recent first. Leave school out once you have more.',
	noun: 'course',
	article: 'a',
	fields: [
		{
			name: 'qualification',
			label: 'Qualification',
			kind: 'line',
			help: 'For example BSc (Hons), NVQ Level 3, A levels',
		},
		{ name: 'fieldOfStudy', label: 'Subject', kind: 'line' },
		{ name: 'institution', label: 'School, college or university', kind: 'line' },
		{ name: 'location', label: 'Location', kind: 'line' },
		fromTo[0],
		{ ...fromTo[1], kind: 'date', help: 'Or when you expect to finish' },
		{ name: 'grade', label: 'Grade', kind: 'line', help: 'For example 2:1, Distinction, AAB' },
		{
			name: 'details',
			label: 'Details',
			kind: 'lines',
			lineName: 'Detail',
			help: 'Modules, dissertation, prizes',
		},
	],
	titleOf: (item) => inOneLine(item.qualification, item.fieldOfStudy) || item.institution,
	noteOf: formatDateRange,
}

/** Projects. */
export const projects: EntryDefinition<'projects'> = {
	list: 'projects',
	title: sectionTitles.projects,
	intro: 'Your own work that shows what you can do: at college, at home or alongside a job.',
	noun: 'project',
	article: 'a',
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
	fields: [
		{ name: 'role', label: 'Role', kind: 'line' },
		{ name: 'organisation', label: 'Organisation', kind: 'line' },
		{ name: 'location', label: 'Location', kind: 'line', isWide: true },
		...fromTo,
		{ name: 'summary', label: 'About the role', kind: 'passage' },
		{ name: 'achievements', label: 'What you achieved', kind: 'lines', lineName: 'Achievement' },
	],
	titleOf: (item) => inOneLine(item.role, item.organisation),
	noteOf: formatDateRange,
}
