import { setTimeout as wait } from 'node:timers/promises'
import { httpClient, type Reply } from '../durability/http-client.ts'
import { percentile } from '../percentile.ts'
import { chooseDeed, type Deed, type LoadPerson } from './mix.ts'

/** How a step of the load went. */
export type Step = {
	people: number
	seconds: number
	/**
	 * The times of served requests in milliseconds, by kind, including requests still under way at the end of the
	 * step.
	 */
	served: Map<string, number[]>
	/** How many of them were served within the step. */
	inTime: number
	/** Requests that were told to come again. */
	shed: number
	/** Answers that are neither served nor shed, counted by status. */
	failures: Map<string, number>
}

type Load = {
	url: string
	people: LoadPerson[]
	seconds: number
	/** Mean time between two things that one person does, in milliseconds; none without it. */
	thinkMs?: number
}

/**
 * Nothing is counted during this time, in which processes load what they need. What begins in it and ends later isn't
 * timed either: at its first moment everybody asks at once.
 */
const warmUpMs = 1000

/** Lets people send the requests of the mix, each from a separate address, one request after the other. */
export async function runStep({ url, people, seconds, thinkMs = 0 }: Load): Promise<Step> {
	const countsFrom = performance.now() + warmUpMs
	const endsAt = countsFrom + seconds * 1000
	const step: Step = {
		people: people.length,
		seconds,
		served: new Map(),
		inTime: 0,
		shed: 0,
		failures: new Map(),
	}
	const pause = (ms: number) => wait(Math.max(0, Math.min(ms, endsAt - performance.now())))
	await Promise.all(
		people.map(async (person, index) => {
			const http = httpClient({ localAddress: `127.1.${index >> 8}.${(index % 256) + 1}` })
			// Nobody begins at the same moment as all others.
			await pause(Math.random() * thinkMs)
			while (performance.now() < endsAt) {
				const deed = chooseDeed(Math.random())
				const startedAt = performance.now()
				const reply = await ask(http, url, { deed, person })
				const endedAt = performance.now()
				const isTimed = startedAt >= countsFrom
				const isInTime = endedAt <= endsAt
				const done = { deed, reply, ms: endedAt - startedAt, isInTime, isTimed }
				if (endedAt >= countsFrom) count(step, done)
				person.turn += 1
				if (reply.status === 503) await pause(Number(reply.headers['retry-after'] ?? 1) * 1000)
				else if (thinkMs > 0) await pause(-Math.log(1 - Math.random()) * thinkMs)
			}
			http.close()
		}),
	)
	return step
}

async function ask(
	http: ReturnType<typeof httpClient>,
	url: string,
	{ deed, person }: { deed: Deed; person: LoadPerson },
): Promise<Reply> {
	const { path, ...question } = deed.ask(person)
	const reply = await http
		.ask({ ...question, url: `${url}${path}` })
		.catch((error: Error) => ({ status: 0, body: error.message, headers: {} }))
	if (isServed(reply)) deed.note?.(person, reply)
	return reply
}

// A save that was kept although its answer got lost is answered 412 the next time.
function isServed({ status }: Reply): boolean {
	return (status >= 200 && status < 300) || status === 412
}

type Done = { deed: Deed; reply: Reply; ms: number; isInTime: boolean; isTimed: boolean }

function count(step: Step, { deed, reply, ms, isInTime, isTimed }: Done): void {
	const { name } = deed
	if (isServed(reply)) {
		if (isInTime) step.inTime += 1
		if (!isTimed) return
		const times = step.served.get(name) ?? []
		times.push(ms)
		step.served.set(name, times)
	} else if (reply.status === 503) step.shed += 1
	else {
		const what = `${name}: ${reply.status} ${reply.body.slice(0, 100)}`
		step.failures.set(what, (step.failures.get(what) ?? 0) + 1)
	}
}

/** Requests that were served in a second. */
export function speedOf({ inTime, seconds }: Step): number {
	return inTime / seconds
}

/** Half, 95 and 99 of a hundred requests that were served took less, in milliseconds. */
export function timesOf({ served }: Step): number[] {
	const all = [...served.values()].flat()
	return [0.5, 0.95, 0.99].map((share) => percentile(all, share))
}
