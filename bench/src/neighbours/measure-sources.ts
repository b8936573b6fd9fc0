import { setTimeout as wait } from 'node:timers/promises'
import { endlessSources, type SourceTimes } from './job-sources.ts'
import { type Aim, aims, seconds } from './judge.ts'
import { type Outcome, type Stage, spellWithMemory, titles, warmUp } from './stage.ts'

/** How far from its minute a source may be given up. */
const toleranceMs = 1_000

/**
 * The neighbour beside job sources that mean harm, right after a start, which is when sources are visited. What takes a
 * minute is looked at by `finish`.
 */
export async function measureSources(stage: Stage): Promise<{ finish: () => Promise<Outcome> }> {
	const { world, wishes } = stage
	const startedAt = performance.now()
	const givenUpAt = startedAt + aims.feedDeadlineMs + 2_000
	const honest = untilListed(world.url, { startedAt, givenUpAt })
	await warmUp(stage)
	const measured = await spellWithMemory(stage)
	return {
		async finish() {
			const untilMs = wishes.waitsForDeadlines ? givenUpAt : startedAt + aims.honestJobsMs
			const isOver = wait(Math.max(0, untilMs - performance.now()), Number.POSITIVE_INFINITY)
			const listedMs = await Promise.race([honest, isOver])
			if (wishes.waitsForDeadlines) await isOver
			const times = await world.hostile.times()
			return {
				letter: 'F',
				title: titles.F,
				...measured,
				report: null,
				aims: [honestAim(listedMs), ...(wishes.waitsForDeadlines ? deadlineAims(times) : [])],
				notes: Object.entries(times).map(([path, ms]) => `${path}: ${connectedFor(ms)}`),
			}
		},
	}
}

type Span = { startedAt: number; givenUpAt: number }

/** When the jobs of the honest source were listed, in milliseconds from the start; infinite when they were not in time. */
async function untilListed(url: string, { startedAt, givenUpAt }: Span): Promise<number> {
	while (performance.now() < givenUpAt) {
		const headers = { 'x-forwarded-for': '198.51.100.7' }
		const answer = await fetch(`${url}/api/jobs/?q=kitchen+porter`, { headers }).catch(() => null)
		const body = answer?.status === 200 ? await answer.json() : { jobs: [] }
		if (body.jobs.length > 0) return performance.now() - startedAt
		await wait(600)
	}
	return Number.POSITIVE_INFINITY
}

function honestAim(ms: number): Aim {
	return {
		what: `the honest source's jobs are listed in ${aims.honestJobsMs / 1000} s`,
		isMet: ms <= aims.honestJobsMs,
		says: seconds(ms),
	}
}

function deadlineAims(times: SourceTimes): Aim[] {
	return Object.entries(times).map(([path, ms]) => {
		const isEndless = endlessSources.includes(path)
		const isInTime = ms !== null && ms <= aims.feedDeadlineMs + toleranceMs
		const isEarly = ms !== null && ms < aims.feedDeadlineMs - toleranceMs
		return {
			what: isEndless
				? `${path} is given up after 60 s, to the second`
				: `${path} is given up within 60 s`,
			isMet: isInTime && !(isEndless && isEarly),
			says: connectedFor(ms),
		}
	})
}

function connectedFor(ms: number | null): string {
	return ms === null ? 'not asked, or not given up yet' : `given up after ${seconds(ms)}`
}
