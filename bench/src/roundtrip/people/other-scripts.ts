import { type CvDocument, cvDocumentSchema } from '@app/cv'
import type { SamplePerson } from './sample-person.ts'
import type { ScriptedPerson } from './scripted-person.ts'
import { asianScripts } from './scripts-of-asia.ts'
import { europeanScripts } from './scripts-of-europe.ts'

/** People who write in Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean. */
export function peopleOfOtherScripts(): SamplePerson[] {
	return [...europeanScripts, ...asianScripts].map((person) => ({
		id: person.id,
		script: `${person.id.slice(0, 1).toUpperCase()}${person.id.slice(1)}`,
		cv: cvOf(person),
		headingLanguage: 'en',
	}))
}

function cvOf({ jobs, course, skills, ...person }: ScriptedPerson): CvDocument {
	const [firstName = '', lastName = ''] = person.name
	return cvDocumentSchema.parse({
		personalInfo: {
			firstName,
			lastName,
			headline: person.headline,
			email: `${person.id}@example.com`,
			phone: person.phone,
			city: person.city,
		},
		professionalSummary: person.summary,
		experience: jobs.map(([jobTitle, employer, ...achievements], index) => ({
			id: `experience-${index}`,
			jobTitle,
			employer,
			achievements,
			startDate: `${2021 - 4 * index}-03`,
			...(index === 0 ? { current: true } : { endDate: `${2025 - 4 * index}-02` }),
		})),
		education: [
			{
				id: 'education',
				qualification: course[0],
				institution: course[1],
				startDate: '2010',
				endDate: '2013',
			},
		],
		skills: skills.map((name, index) => ({ id: `skill-${index}`, name })),
	})
}
