import { expect, test } from 'vitest'
import { isRunning, nextSlide, slidePosition } from './carousel.ts'

test('after the last slide comes the first', () => {
	expect([0, 1, 2].map((index) => nextSlide(index, 3))).toEqual([1, 2, 0])
})

test('of three slides one is in front and its neighbours lie on both sides', () => {
	expect([0, 1, 2].map((index) => slidePosition(index, 2, 3))).toEqual([
		'next',
		'previous',
		'current',
	])
})

test('a slide that is no neighbour is hidden', () => {
	expect(slidePosition(2, 0, 5)).toBe('hidden')
})

test('anything that asks for rest stops the slides', () => {
	const free = {
		stopped: false,
		pointerOver: false,
		focusInside: false,
		reducedMotion: false,
		narrow: false,
	}
	expect(isRunning(free)).toBe(true)
	for (const reason of Object.keys(free)) expect(isRunning({ ...free, [reason]: true })).toBe(false)
})
