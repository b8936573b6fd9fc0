import { expect, test } from 'vitest'
import { afterNextPaint } from './after-next-paint.ts'

test('it runs once, after the frame', async () => {
	const order: string[] = []
	const ran = new Promise<void>((resolve) => {
		afterNextPaint(() => {
			order.push('run')
			resolve()
		})
	})
	requestAnimationFrame(() => order.push('frame'))
	order.push('now')
	await ran
	expect(order).toEqual(['now', 'frame', 'run'])
})

test('what was called off does not run', async () => {
	let isRun = false
	afterNextPaint(() => {
		isRun = true
	})()
	await new Promise<void>((resolve) => {
		afterNextPaint(resolve)
	})
	expect(isRun).toBe(false)
})
