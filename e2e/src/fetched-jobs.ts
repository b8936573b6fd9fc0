import { expect, inject } from 'vitest'
import { newCaller } from './caller.ts'

/**
 * Waits until the product has fetched the three adverts of the job board. It does so after its start, when there is time
 * for it; asked too often meanwhile, it would refuse to answer.
 */
export async function untilJobsAreFetched(): Promise<void> {
	const caller = newCaller(inject('productUrl'))
	const count = async () => (await caller.call({ path: '/api/jobs/' })).body.count
	await expect.poll(count, { interval: 500, timeout: 90_000 }).toBe(3)
}
