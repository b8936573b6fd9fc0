import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

const gate = () => Promise.withResolvers<string>()

test('only so much runs at a time, in the order of arrival', async () => {
	const inTurn = limitConcurrency({ lanes: 2, mostWaiting: 10 })
	const begun: number[] = []
	const gates = [gate(), gate(), gate(), gate()]
	const all = gates.map(({ promise }, index) =>
		inTurn(() => {
			begun.push(index)
			return promise
		}),
	)
	await Promise.resolve()
	expect(begun).toEqual([0, 1])
	gates[1]?.resolve('second')
	expect(await all[1]).toBe('second')
	expect(begun).toEqual([0, 1, 2])
	for (const { resolve } of gates) resolve('done')
	expect(await Promise.all(all)).toEqual(['done', 'second', 'done', 'done'])
})

test('work that fails makes room for the next', async () => {
	const inTurn = limitConcurrency({ lanes: 1, mostWaiting: 10 })
	const failing = inTurn(() => Promise.reject(new Error('It failed.')))
	const next = inTurn(async () => 'next')
	await expect(failing).rejects.toThrow('It failed.')
	expect(await next).toBe('next')
})

test('with too much waiting more is refused, and taken again later', async () => {
	const inTurn = limitConcurrency({ lanes: 1, mostWaiting: 1 })
	const { promise, resolve } = gate()
	const taken = [inTurn(() => promise), inTurn(async () => 'waited')]
	await expect(inTurn(async () => 'too much')).rejects.toMatchObject({ code: 'server_busy' })
	resolve('first')
	expect(await Promise.all(taken)).toEqual(['first', 'waited'])
	expect(await inTurn(async () => 'again')).toBe('again')
})
