import { setTimeout as wait } from 'node:timers/promises'
import { newCaller } from '@app/e2e/caller'
import { watchArrivals } from './arrivals.ts'
import { aims, seconds } from './judge.ts'
import { abuse, type Outcome, type Stage, spellWithMemory, titles } from './stage.ts'

const resets = 3
const firstAlertWithinMs = 60_000
const mailWithinMs = 15_000

/**
 * Measures the neighbour beside a flood of uploads, while e-mails about new jobs wait to be sent. The neighbour asks
 * for a new password once alone and three times during the flood, because that is an e-mail a person waits for.
 */
export async function measureFullLanes(stage: Stage, alertCount: number): Promise<Outcome> {
	const { world, cast, wishes } = stage
	const arrivals = watchArrivals(world.mailFolder)
	const [{ email: alerted } = { email: '' }] = cast.abusers
	const askForReset = async () => resetMail(stage, arrivals)
	const aloneMs = await askForReset()
	const alertsBefore = arrivals.count(alerted)
	const firstAlert = await arrivals.until(alerted, alertsBefore + 1, firstAlertWithinMs)
	if (!Number.isFinite(firstAlert)) throw new Error('No e-mail about new jobs was sent.')
	const endAbuse = await abuse(stage, 'D')
	await wait(300)
	const mails = askWhile(askForReset, (wishes.secondsBeside * 1000) / resets)
	const measured = await spellWithMemory(stage)
	const mailTimes = await mails
	const waiting = alertCount - (arrivals.count(alerted) - alertsBefore)
	const slowest = Math.max(...mailTimes)
	return {
		letter: 'D',
		title: titles.D,
		...measured,
		report: await endAbuse(),
		aims: [
			{
				what: 'an e-mail for a new password comes in 5 s',
				isMet: slowest <= aims.mailMs,
				says: `alone ${seconds(aloneMs)}, beside ${mailTimes.map(seconds).join(', ')}`,
			},
		],
		notes: [`${waiting} of ${alertCount} alerts still waited at the end`],
	}
}

async function askWhile(ask: () => Promise<number>, everyMs: number): Promise<number[]> {
	const times: number[] = []
	for (let number = 0; number < resets; number += 1) {
		const next = wait(everyMs)
		times.push(await ask())
		await next
	}
	return times
}

/** Milliseconds from asking for a new password until the message arrived; infinite when it did not in time. */
async function resetMail(
	{ world, cast }: Stage,
	arrivals: ReturnType<typeof watchArrivals>,
): Promise<number> {
	const { email } = cast.neighbour
	const before = arrivals.count(email)
	const askedAt = Date.now()
	const path = '/api/auth/password/reset/'
	const { status } = await newCaller(world.url).call({ method: 'POST', path, body: { email } })
	if (status !== 200) throw new Error(`A wish for a new password was answered ${status}.`)
	return (await arrivals.until(email, before + 1, mailWithinMs)) - askedAt
}
