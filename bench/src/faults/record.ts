/** The kinds of requests of a client; a probe is a poll of `/readyz`. */
export type Work = 'save' | 'read' | 'upload' | 'poll' | 'probe'

/** One request as its client saw it; `status` is 0 when the connection broke. */
export type Answer = {
	work: Work
	status: number
	hasRetryAfter: boolean
	startedAt: number
	endedAt: number
}

/** The answers recorded during one fault. */
export type Seen = {
	/** How often each status was seen, by work. */
	statuses: Map<Work, Map<number, number>>
	/** Of the answers 503 and 507, how many said when to come back. */
	refusals: { count: number; withRetryAfter: number }
	longestMs: number
	/** From the repair to the end of the first request that succeeded, in milliseconds; `null` for what never did. */
	recoveryMs: Map<Work, number | null>
}

/** Works of which the first success after a repair counts. */
export const works = ['save', 'read', 'upload', 'poll'] as const

/** Sums up the requests that were answered after the fault began. */
export function sumUp(answers: Answer[], { brokenAt, repairedAt }: Times): Seen {
	const concerned = answers.filter(({ endedAt }) => endedAt >= brokenAt)
	const statuses = new Map<Work, Map<number, number>>()
	for (const { work, status } of concerned.filter(({ startedAt }) => startedAt < repairedAt)) {
		const counts = statuses.get(work) ?? new Map<number, number>()
		statuses.set(work, counts.set(status, (counts.get(status) ?? 0) + 1))
	}
	const refused = concerned.filter(
		({ work, status }) => work !== 'probe' && (status === 503 || status === 507),
	)
	return {
		statuses,
		refusals: {
			count: refused.length,
			withRetryAfter: refused.filter(({ hasRetryAfter }) => hasRetryAfter).length,
		},
		longestMs: Math.max(0, ...concerned.map(({ startedAt, endedAt }) => endedAt - startedAt)),
		recoveryMs: new Map(works.map((work) => [work, recoveryOf(work, concerned, repairedAt)])),
	}
}

export type Times = { brokenAt: number; repairedAt: number }

function recoveryOf(work: Work, answers: Answer[], repairedAt: number): number | null {
	const first = answers
		.filter((answer) => answer.work === work && answer.status === 200)
		.filter(({ endedAt }) => endedAt >= repairedAt)
		.reduce((earliest, { endedAt }) => Math.min(earliest, endedAt), Number.POSITIVE_INFINITY)
	return Number.isFinite(first) ? first - repairedAt : null
}
