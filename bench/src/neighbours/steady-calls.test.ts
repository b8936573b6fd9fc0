import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callSteadily } from './steady-calls.ts'

/** A clock that moves on only when a call says so. */
function madeClock() {
	let ms = 0
	return { now: () => ms, pass: (passed: number) => (ms += passed) }
}

test('a call that holds up the next ones is counted in each of them', async () => {
	const clock = madeClock()
	const answers = [500, 1, 1, 1, 1]
	const { times } = await callSteadily(
		async () => {
			clock.pass(answers.shift() ?? 1)
			await wait(0)
		},
		{ everyMs: 100, untilMs: 500, now: clock.now },
	)
	expect(times).toEqual([500, 401, 302, 203, 104])
})

test('a failed call is an error and is timed too', async () => {
	const clock = madeClock()
	const { times, errors } = await callSteadily(
		async () => {
			clock.pass(100)
			throw new Error('answered 503')
		},
		{ everyMs: 100, untilMs: 200, now: clock.now },
	)
	expect(times).toEqual([100, 100])
	expect(errors).toEqual(['answered 503', 'answered 503'])
})

test('what nobody asks any more counts with the wait so far', async () => {
	const clock = madeClock()
	let calls = 0
	const { times } = await callSteadily(
		async () => {
			calls += 1
			clock.pass(6_000)
		},
		{ everyMs: 100, untilMs: 300, now: clock.now },
	)
	expect(calls).toBe(1)
	expect(times).toEqual([6_000, 5_900, 5_800])
})
