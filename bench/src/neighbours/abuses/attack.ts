import { setTimeout as wait } from 'node:timers/promises'

/** Whom an abuse is done to, and as whom. */
export type AbuseTarget = {
	url: string
	/** The one address that the abuser comes from. */
	address: string
	/** Access tokens of the abuser's accounts. */
	tokens: string[]
}

/** The answers that the abuser got. */
export type AbuseReport = {
	/** How many answers there were of each status; `broken` where the connection ended without one. */
	answers: Record<string, number>
	/** The longest that a request waited for its answer, also one that had none when the abuse ended. */
	slowestMs: number
	notes: string[]
}

/** A kind of abuse: prepares the data to send, and returns a function that runs until the signal is aborted. */
export type Abuse = () => (attack: Attack) => Promise<void>

type Question = {
	method?: string
	path: string
	/** JSON. */
	body?: string
	token?: string | undefined
	headers?: Record<string, string>
}
type Asked = { status: number; body: Record<string, unknown> }
type Init = RequestInit & { headers?: Record<string, string> }

export type Attack = ReturnType<typeof openAttack>

const json = { 'content-type': 'application/json' }
/** Who is told to come back later does so after a tenth of a second: faster than anybody honest. */
const backAfterMs = 100

/** The abuser's side of HTTP: everything comes from one address and is counted. */
export function openAttack(target: AbuseTarget, signal: AbortSignal) {
	const report: AbuseReport = { answers: {}, slowestMs: 0, notes: [] }

	function time(startedAt: number): void {
		report.slowestMs = Math.max(report.slowestMs, performance.now() - startedAt)
	}

	function count(answer: number | 'broken', startedAt: number): void {
		report.answers[answer] = (report.answers[answer] ?? 0) + 1
		time(startedAt)
	}

	function buildHeaders(token: string | undefined): Record<string, string> {
		const who = { 'x-forwarded-for': target.address }
		return token === undefined ? who : { ...who, authorization: `Bearer ${token}` }
	}

	async function send(path: string, init: Init): Promise<Asked> {
		const startedAt = performance.now()
		try {
			const response = await fetch(new URL(path, target.url), { ...init, signal })
			const text = await response.text()
			count(response.status, startedAt)
			if (response.status === 429 || response.status === 503) await wait(backAfterMs)
			return { status: response.status, body: parseBody(response, text) }
		} catch (error) {
			if (signal.aborted) time(startedAt)
			else count('broken', startedAt)
			throw error
		}
	}

	/** Sends one request with a body of JSON, or none. */
	function ask({ method = 'GET', path, body, token, ...more }: Question): Promise<Asked> {
		const headers = { ...buildHeaders(token), ...more.headers }
		if (body === undefined) return send(path, { method, headers })
		return send(path, { method, headers: { ...headers, ...json }, body })
	}

	/** Runs `work` in parallel lanes, each one round after the other, until the signal is aborted. */
	async function inLanes(lanes: number, work: (round: number) => Promise<void>): Promise<void> {
		let round = 0
		const lane = async () => {
			while (!signal.aborted) {
				round += 1
				await work(round).catch(() => wait(20))
			}
		}
		await Promise.all(Array.from({ length: lanes }, lane))
	}

	return { target, signal, report, buildHeaders, send, ask, inLanes, count }
}

function parseBody(response: Response, text: string): Record<string, unknown> {
	const isJson = response.headers.get('content-type')?.includes('json') ?? false
	return isJson ? JSON.parse(text) : {}
}
