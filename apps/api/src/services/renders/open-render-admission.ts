import { type RenderGate, TypesettingError } from '@app/typeset/node'
import type { Config } from '#config.ts'
import { findDatabaseBusy } from '#db/database-busy-error.ts'
import { AppError } from '#http/app-error.ts'
import { clientHasLeft } from '#http/client-left.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import { FairQueue } from '#services/fair-queue/fair-queue.ts'
import type { Log } from '#services/open-job-queue.ts'
import { type Payer, renderBudget } from './render-budget.ts'

/** Who asks for a render. */
type Asker = {
	/** The network that the request came from. */
	network: string
	/** The account that the request names, if it names one. */
	accountId: string | null
	/** Aborted once nobody waits for the answer any more. */
	signal?: AbortSignal | undefined
}

/** Admits work to the typesetter: the only way to it for requests and jobs. */
export type RenderAdmission = {
	/**
	 * Returns the gate for the renders that a person waits for. The gate throws `server_busy` and
	 * `too_many_requests`.
	 */
	gateFor: (asker: Asker) => RenderGate
	/** Throws `server_busy` when a render for this network would be refused now, so that its body need not be read. */
	refuseWhenBusy: (network: string) => void
	/** The gate for jobs: they wait for their turn for as long as it takes and have no budget. */
	gateForJobs: RenderGate
	/** How many renders wait for their turn. */
	waiting: () => number
}

type Limits = Pick<
	Config,
	| 'renderProcesses'
	| 'rendersAtOnce'
	| 'renderWaitMs'
	| 'renderSecondsPerMinute'
	| 'renderSecondsPerMinuteAccount'
>

type RendersParts = {
	attempts: AttemptCounter
	now: () => number
	log: Log
	/** Measures how long renders take, in milliseconds. */
	clock?: () => number
}

const minuteMs = 60_000
/** With so many that wait for a renderer, nobody may wait for longer than this. */
const crowd = { waiting: 6, mostWaitMs: 750 }

// A render that took too long takes too long again, unless the machine was busy.
const tooLongAgainAfterSeconds = 30

/** Opens the admission to a typesetter: a fair queue, and a budget of renderer time for each address and account. */
export function openRenderAdmission(limits: Limits, parts: RendersParts): RenderAdmission {
	const { renderProcesses: lanes, rendersAtOnce: mostAtOnce, renderWaitMs } = limits
	const { attempts, now, log, clock = () => performance.now() } = parts
	const queue = new FairQueue({ lanes, mostAtOnce, now: clock })
	const mostWait = () =>
		queue.waiting < crowd.waiting ? renderWaitMs : Math.min(renderWaitMs, crowd.mostWaitMs)
	const onFailure = (err: unknown) => {
		// That many wait for the database is no news.
		if (findDatabaseBusy(err) === null) log.warn({ err }, 'Renderer time was not counted')
	}
	const budget = renderBudget({ attempts, now, onFailure })
	const choosePayer = createPayerChoice(limits)
	const keyFor = (network: string) => `from ${network}`
	return {
		refuseWhenBusy: (network) =>
			queue.refuseWhenFull({ key: keyFor(network), mostWaitMs: mostWait() }),
		gateFor: (asker) => async (render) => {
			const payer = choosePayer(asker)
			const { network, signal } = asker
			await budget.check(payer)
			let usedMs = 0
			try {
				return await queue.run(
					async () => {
						// Others of this payer's may have used up the rest while this one waited.
						budget.checkKnown(payer)
						const begunAt = clock()
						try {
							return await render(signal)
						} finally {
							usedMs = clock() - begunAt
						}
					},
					{ key: keyFor(network), mostWaitMs: mostWait(), signal },
				)
			} catch (error) {
				throw signal?.aborted ? clientHasLeft() : withRetry(error)
			} finally {
				await budget.charge(payer, usedMs)
			}
		},
		gateForJobs: (render) =>
			queue.run(() => render(), { key: 'jobs', mostWaitMs: Number.POSITIVE_INFINITY }),
		waiting: () => queue.waiting,
	}
}

function createPayerChoice(limits: Limits) {
	const window = { windowMs: minuteMs }
	const addressLimit = { name: 'render-ms', max: limits.renderSecondsPerMinute * 1000, ...window }
	const accountLimit = {
		name: 'render-ms-account',
		max: limits.renderSecondsPerMinuteAccount * 1000,
		...window,
	}
	return ({ network, accountId }: Asker): Payer =>
		accountId === null
			? { limit: addressLimit, subject: network }
			: { limit: accountLimit, subject: accountId }
}

function withRetry(error: unknown): unknown {
	if (!(error instanceof TypesettingError) || error.code !== 'render_takes_too_long') return error
	const retryAfterSeconds = tooLongAgainAfterSeconds
	return new AppError(error.code, error.message, { retryAfterSeconds })
}
