import type { Experience } from './cv-document.ts'
import { earliestMonth, latestMonth, type PartialDate } from './partial-date.ts'

type Period = { startDate: PartialDate; endDate: PartialDate; current: boolean }

/**
 * The jobs in their order, with those together that were one employment: roles at the same employer, one after the
 * other in the CV, dated, and without a month between a role and all those before it. Any other job stands by itself.
 */
export function rolesTogether(jobs: readonly Experience[]): Experience[][] {
	const runs: Experience[][] = []
	for (const job of jobs) {
		const run = runs.at(-1)
		if (run !== undefined && belongsTo(run, job)) run.push(job)
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

// A role may lie within another, so the time of the whole run counts and not that of the role before.
function belongsTo(run: readonly Experience[], job: Experience): boolean {
	const [first] = run
	if (first === undefined || ![first, job].every(isRole)) return false
	if (nameOf(first.employer) !== nameOf(job.employer)) return false
	const start = Math.min(...run.map(startOf))
	const end = Math.max(...run.map(endOf))
	return startOf(job) <= end + 1 && start <= endOf(job) + 1
}

// Signs and marks that nobody sees are no name to put above roles.
function isRole(job: Experience): boolean {
	return job.jobTitle.trim() !== '' && /[\p{L}\p{N}]/u.test(job.employer) && isDated(job)
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
