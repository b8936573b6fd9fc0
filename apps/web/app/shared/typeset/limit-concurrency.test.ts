import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more run at a time than may, all in their order, also after a failure', async () => {
	const inTurn = limitConcurrency(2)
	let running = 0
	let most = 0
	const begun: number[] = []
	const tasks = [0, 1, 2, 3, 4].map((number) =>
		inTurn(async () => {
			begun.push(number)
			running += 1
			most = Math.max(most, running)
			await Promise.resolve()
			running -= 1
			if (number === 1) throw new Error('no')
			return number
		}),
	)
	const ends = await Promise.allSettled(tasks)
	expect(begun).toEqual([0, 1, 2, 3, 4])
	expect(most).toBe(2)
	expect(ends.map(({ status }) => status)).toEqual([
		'fulfilled',
		'rejected',
		'fulfilled',
		'fulfilled',
		'fulfilled',
	])
})
