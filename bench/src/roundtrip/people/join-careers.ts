import type { CvDocument, Experience } from '@app/cv'
import { monthOf } from '../../import/person/make-experience.ts'

const most = 10

/** Makes a CV with ten jobs by adding other people's jobs as this person's earlier ones. */
export function joinCareers(cv: CvDocument, another: () => CvDocument): CvDocument {
	const jobs = [...cv.experience]
	while (jobs.length < most) jobs.push(...moved(another().experience, jobs))
	const experience = jobs
		.slice(0, most)
		.map((job, index) => ({ ...job, id: `experience-${index + 1}` }))
	return { ...cv, experience }
}

/** The jobs, so much earlier that the newest ends as the oldest of `later` begins. */
function moved(jobs: Experience[], later: Experience[]): Experience[] {
	const [newest] = jobs
	const shift = monthsOf(newest?.endDate || '2026-06') - monthsOf(later.at(-1)?.startDate ?? '')
	return jobs.map((job) => ({
		...job,
		startDate: monthOf(monthsOf(job.startDate) - shift),
		endDate: job.current
			? monthOf(monthsOf('2026-06') - shift)
			: monthOf(monthsOf(job.endDate) - shift),
		current: false,
	}))
}

function monthsOf(date: string): number {
	const [year = 2000, month = 1] = date.split('-').map(Number)
	return year * 12 + month - 1
}
