import type { JobPassage } from '@app/contract'
import { maxAdvert } from '@app/contract/applications'
import type { Orm } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import { readJob } from '../vacancies/read-job.ts'

const longestLine = 200

/** Returns the details that an application keeps of a job, so that nothing is lost when the job is gone. */
export async function copyVacancy(orm: Orm, ownerId: string, jobId: string) {
	const job = await readJob(orm, jobId, ownerId)
	if (job === null) throw new AppError('job_not_found')
	const { title, company, place, url, salary, credit, closesAt, text } = job
	return {
		jobId,
		url,
		salary,
		salaryText: '',
		source: credit,
		title: shortened(title),
		company: shortened(company),
		place: shortened(place),
		advert: text.map(formatPassage).join('\n').slice(0, maxAdvert),
		closesAt: closesAt === null ? null : new Date(closesAt),
	}
}

function formatPassage({ kind, text }: JobPassage): string {
	if (kind === 'item') return `- ${text}`
	return kind === 'heading' ? `\n${text}` : text
}

function shortened(text: string): string {
	return text.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text
}
