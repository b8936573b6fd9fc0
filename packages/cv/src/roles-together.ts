import type { Experience } from './cv-document.ts'
import { earliestMonth, latestMonth, type PartialDate } from './partial-date.ts'

type Period = { startDate: PartialDate; endDate: PartialDate; current: boolean }

/**
 * The jobs in their order, with those together that were one employment: roles at the same employer, one after the
 * other in the CV, dated, and without a month between them. Any other job stands by itself.
 */
export function rolesTogether(jobs: readonly Experience[]): Experience[][] {
	const runs: Experience[][] = []
	for (const job of jobs) {
		const run = runs.at(-1)
		const before = run?.at(-1)
		if (run !== undefined && before !== undefined && areOneEmployment(before, job)) run.push(job)
		else runs.push([job])
	}
	return runs
}

/** From the first day of all roles to the last. */
export function wholePeriod(roles: readonly Experience[]): Period {
	const byStart = roles.toSorted((a, b) => startOf(a) - startOf(b))
	const byEnd = roles.toSorted((a, b) => endOf(a) - endOf(b))
	const last = byEnd.at(-1)
	return {
		startDate: byStart[0]?.startDate ?? '',
		endDate: last?.endDate ?? '',
		current: last?.current ?? false,
	}
}

function areOneEmployment(a: Experience, b: Experience): boolean {
	const employer = nameOf(a.employer)
	const isSame = employer !== '' && employer === nameOf(b.employer)
	const areRoles = [a, b].every((job) => job.jobTitle.trim() !== '' && isDated(job))
	return isSame && areRoles && startOf(a) <= endOf(b) + 1 && startOf(b) <= endOf(a) + 1
}

function nameOf(employer: string): string {
	return employer.trim().replace(/\s+/g, ' ').toLowerCase()
}

function isDated(job: Experience): boolean {
	return job.startDate !== '' && (job.current || job.endDate !== '') && startOf(job) <= endOf(job)
}

function startOf({ startDate }: Experience): number {
	return earliestMonth(startDate)
}

function endOf({ current, endDate }: Experience): number {
	return current ? Number.POSITIVE_INFINITY : latestMonth(endDate)
}
