import { type HealthChecks, type PartState, runCheck } from './health-checks.ts'

/** Whether a process can serve: `degraded` when it can, but something that not everybody needs is gone. */
type ReadinessStatus = 'ok' | 'degraded' | 'failing'

export type Readiness = { status: ReadinessStatus; parts: Record<string, PartState> }

/** A part of the service that is checked for the load balancer. */
export type ReadinessPart = {
	check: () => Promise<unknown>
	/** Whether nothing can be served without it. */
	isNeeded: boolean
	/** How long an answer holds before the part is asked again, in milliseconds. */
	holdsMs: number
}

const secondMs = 1000
/** A listing of a store costs money, and a sign-in at a mail server is in its log. */
const elsewhereMs = { files: 5 * secondMs, mail: 60 * secondMs }

/**
 * The parts of the checks: people can open and save CVs with the database alone. `mail` asks the mail server, where there
 * is one.
 */
export function readinessParts(
	checks: HealthChecks,
	mail: (() => Promise<unknown>) | null,
): Record<string, ReadinessPart> {
	const all = mail === null ? checks : { ...checks, mail }
	return Object.fromEntries(
		Object.entries(all).map(([name, check]) => {
			const holdsMs = name === 'files' || name === 'mail' ? elsewhereMs[name] : secondMs
			return [name, { check, isNeeded: name === 'database', holdsMs }]
		}),
	)
}

/**
 * Returns the state of every part from recent checks (`holdsMs`). A poll never waits for a part that hangs longer
 * than its time limit, and however many polls there are, each part is asked once.
 */
export function openReadiness(
	parts: Record<string, ReadinessPart>,
	monotonicMs: () => number = () => performance.now(),
): () => Promise<Readiness> {
	const asked = Object.entries(parts).map(([name, part]) => ({
		name,
		isNeeded: part.isNeeded,
		state: rememberedState(part, monotonicMs),
	}))
	return async () => {
		const found = await Promise.all(
			asked.map(async ({ name, isNeeded, state }) => ({ name, isNeeded, state: await state() })),
		)
		const failing = found.filter(({ state }) => state === 'failing')
		const status = failing.length === 0 ? 'ok' : 'degraded'
		return {
			status: failing.some(({ isNeeded }) => isNeeded) ? 'failing' : status,
			parts: Object.fromEntries(found.map(({ name, state }) => [name, state])),
		}
	}
}

function rememberedState(
	{ check, holdsMs }: ReadinessPart,
	monotonicMs: () => number,
): () => Promise<PartState> {
	let askedAt = Number.NEGATIVE_INFINITY
	let state: Promise<PartState> = Promise.resolve('ok')
	let isAsking = false
	return () => {
		if (isAsking || monotonicMs() - askedAt < holdsMs) return state
		isAsking = true
		state = runCheck(check).finally(() => {
			askedAt = monotonicMs()
			isAsking = false
		})
		return state
	}
}
