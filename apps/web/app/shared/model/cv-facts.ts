import { maxTaskFacts } from '@app/contract'
import { blankHidden, type CvDocument, formatDateRange, maxLineLength, plainCv } from '@app/cv'
import type { TaskBody } from './run-task.ts'

type Fact = NonNullable<TaskBody['facts']>[number]

/**
 * Returns the facts of a CV about its person's work, with ids for a task. Names of employers, schools and places stay
 * on this device; so do hidden parts.
 */
export function listCvFacts(cv: CvDocument): Fact[] {
	const { experience, education, skills, certification, language } = plainCv(blankHidden(cv))
	const jobs = experience.flatMap(
		({ jobTitle, achievements, summary, current, ...dates }, index): Fact[] => [
			{ id: `job.${index}`, text: joined([jobTitle, formatDateRange({ ...dates, current })]) },
			...[summary, ...achievements].map((text, place) => ({
				id: `job.${index}.${place}`,
				text,
				current,
			})),
		],
	)
	const courses = education.map(({ qualification, fieldOfStudy, ...dates }, index) => ({
		id: `education.${index}`,
		text: joined([joined([qualification, fieldOfStudy], ' in '), formatDateRange(dates)]),
	}))
	const papers = certification.map(({ name }, index) => ({
		id: `certificate.${index}`,
		text: name,
	}))
	const tongues = language.map(({ name, level, proficiency }, index) => ({
		id: `language.${index}`,
		text: joined([name, level || proficiency]),
	}))
	const listed = skills.map(({ name }) => name.trim()).filter(Boolean)
	return [
		...jobs,
		...courses,
		...papers,
		...tongues,
		{ id: 'skills', text: listed.length === 0 ? '' : `Skills: ${listed.join(', ')}` },
	]
		.map((fact) => ({ ...fact, text: fact.text.trim().slice(0, maxLineLength * 2) }))
		.filter(({ text }) => text !== '')
		.slice(0, maxTaskFacts)
}

function joined(parts: readonly string[], between = ', '): string {
	return parts
		.map((part) => part.trim())
		.filter(Boolean)
		.join(between)
}
