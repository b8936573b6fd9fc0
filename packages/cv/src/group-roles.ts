import type { CvDesign } from './cv-design.ts'
import type { Experience } from './cv-document.ts'
import { earliestMonth, latestMonth, type PartialDate } from './partial-date.ts'

type Period = { startDate: PartialDate; endDate: PartialDate; current: boolean }

/**
 * Returns the jobs in their order, in groups that were one employment: dated roles at the same employer, next to each
 * other in the CV in any order, without a month between them. Any other job is a group alone, and so is every job if
 * `employerOnce` is off.
 */
export function groupRoles(
	jobs: readonly Experience[],
	{ employerOnce }: Pick<CvDesign, 'employerOnce'>,
): Experience[][] {
	if (!employerOnce) return jobs.map((job) => [job])
	const neighbours = splitRuns(jobs, isSameEmployer)
	return neighbours.flatMap((roles) => {
		const employments = numberEmployments(roles)
		return splitRuns(roles, (one, next) => employments.get(one) === employments.get(next))
	})
}

/** From the first day of all roles to the last. */
export function wholePeriod(roles: readonly Experience[]): Period {
	const byStart = roles.toSorted((a, b) => startMonth(a) - startMonth(b))
	const byEnd = roles.toSorted((a, b) => endMonth(a) - endMonth(b))
	const last = byEnd.at(-1)
	return {
		startDate: byStart[0]?.startDate ?? '',
		endDate: last?.endDate ?? '',
		current: last?.current ?? false,
	}
}

function splitRuns(
	jobs: readonly Experience[],
	holds: (one: Experience, next: Experience) => boolean,
): Experience[][] {
	const runs: Experience[][] = []
	for (const job of jobs) {
		const run = runs.at(-1)
		const before = run?.at(-1)
		if (run !== undefined && before !== undefined && holds(before, job)) run.push(job)
		else runs.push([job])
	}
	return runs
}

function isSameEmployer(one: Experience, next: Experience): boolean {
	return (
		isRole(one) &&
		isRole(next) &&
		normaliseEmployer(one.employer) === normaliseEmployer(next.employer)
	)
}

// Which employment each role belongs to. A role may lie within another, so the time of all so far counts.
function numberEmployments(roles: readonly Experience[]): Map<Experience, number> {
	const employments = new Map<Experience, number>()
	let [number, end] = [0, Number.NEGATIVE_INFINITY]
	for (const role of roles.toSorted((a, b) => startMonth(a) - startMonth(b))) {
		if (startMonth(role) > end + 1) number += 1
		end = Math.max(end, endMonth(role))
		employments.set(role, number)
	}
	return employments
}

// Signs and marks that nobody sees are no name to put above roles.
function isRole(job: Experience): boolean {
	return job.jobTitle.trim() !== '' && /[\p{L}\p{N}]/u.test(job.employer) && isDated(job)
}

function normaliseEmployer(employer: string): string {
	return employer.trim().replace(/\s+/g, ' ').toLowerCase()
}

function isDated(job: Experience): boolean {
	return (
		job.startDate !== '' && (job.current || job.endDate !== '') && startMonth(job) <= endMonth(job)
	)
}

function startMonth({ startDate }: Experience): number {
	return earliestMonth(startDate)
}

function endMonth({ current, endDate }: Experience): number {
	return current ? Number.POSITIVE_INFINITY : latestMonth(endDate)
}
