import type { CvDocument, PartialDate } from '@app/cv'

/** Anything on a CV that begins and ends, with the path and the words it is known by. */
export type DatedEntry = {
	path: string
	index: number
	name: string
	startDate: PartialDate
	endDate: PartialDate
	current: boolean
	section: 'experience' | 'education' | 'volunteering' | 'projects'
}

/** Jobs, courses, voluntary work and projects, each list in its own order. */
export function listDatedEntries(cv: CvDocument): DatedEntry[] {
	return [
		...cv.experience.map((job, index) =>
			entry('experience', { ...job, index, name: job.jobTitle || job.employer }),
		),
		...cv.education.map((course, index) =>
			entry('education', {
				...course,
				index,
				name: course.qualification || course.institution,
			}),
		),
		...cv.volunteering.map((post, index) =>
			entry('volunteering', { ...post, index, name: post.role || post.organisation }),
		),
		...cv.projects.map((project, index) => entry('projects', { ...project, index })),
	]
}

type Dated = {
	index: number
	name: string
	startDate: PartialDate
	endDate: PartialDate
	current: boolean
}

function entry(section: DatedEntry['section'], dated: Dated): DatedEntry {
	const { index, name, startDate, endDate, current } = dated
	return { section, index, name, startDate, endDate, current, path: `${section}.${index}` }
}
