import type { CvDocument } from '@app/cv'

/** The entries that an import would add, such as “2 jobs”, and the parts that the person would have to write. */
export type ImportCounts = { found: string[]; missing: string[] }

const things = [
	['experience', 'job', 'jobs'],
	['education', 'course', 'courses'],
	['skills', 'skill', 'skills'],
	['language', 'language', 'languages'],
	['certification', 'certificate', 'certificates'],
	['projects', 'project', 'projects'],
	['volunteering', 'voluntary role', 'voluntary roles'],
	['publications', 'publication', 'publications'],
	['awards', 'award', 'awards'],
] as const

/** Without these a recruiter cannot write, or has nothing to read; the others a CV may well do without. */
const needed: readonly (readonly [what: string, isThere: (cv: CvDocument) => boolean])[] = [
	['your name', ({ personalInfo: { firstName, lastName } }) => firstName + lastName !== ''],
	['an email address', ({ personalInfo }) => personalInfo.email !== ''],
	['a phone number', ({ personalInfo }) => personalInfo.phone !== ''],
	['your town', ({ personalInfo }) => personalInfo.city !== ''],
	['a profile', ({ professionalSummary }) => professionalSummary !== ''],
	['jobs', ({ experience }) => experience.length > 0],
	['courses', ({ education }) => education.length > 0],
	['skills', ({ skills }) => skills.length > 0],
	['what you achieved in your jobs', ({ experience }) => experience.some(saysMoreThanDates)],
]

/** Counts the entries in imported data and names the parts that are missing. */
export function countImport(cv: CvDocument): ImportCounts {
	const hasJobs = cv.experience.length > 0
	return {
		found: things.flatMap(([name, one, many]) => {
			const count = cv[name].length
			return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
		}),
		missing: needed
			.filter(([what, isThere]) => !isThere(cv) && (hasJobs || !what.endsWith('in your jobs')))
			.map(([what]) => what),
	}
}

function saysMoreThanDates({ summary, achievements }: CvDocument['experience'][number]): boolean {
	return summary !== '' || achievements.length > 0
}
