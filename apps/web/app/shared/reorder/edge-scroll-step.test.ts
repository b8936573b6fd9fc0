import { expect, test } from 'vitest'
import { edgeScrollStep } from './edge-scroll-step.ts'

const screen = { from: 0, to: 390 }

test('a card picked up beside an edge is moved along it without scrolling', () => {
	for (const places of [
		[40, 34, 45, 38],
		[54, 47, 50, 41],
		[350, 356, 348, 352],
		[338, 345, 340, 350],
	]) {
		const [start = 0, ...others] = places
		const stepAt = edgeScrollStep({ start, ...screen })
		expect(others.map(stepAt)).toEqual([0, 0, 0])
	}
})

test('a finger that comes to an edge from further off scrolls towards it, also while it rests there', () => {
	const left = edgeScrollStep({ start: 200, ...screen })
	expect([100, 47, 47, 60].map(left)).toEqual([0, -9, -9, 0])
	const right = edgeScrollStep({ start: 200, ...screen })
	expect([300, 343, 343, 330].map(right)).toEqual([0, 9, 9, 0])
})

test('a card picked up beside an edge scrolls when the finger goes on towards it, or away and back', () => {
	expect([40, 20, 16].map(edgeScrollStep({ start: 40, ...screen }))).toEqual([0, 0, -9])
	expect([120, 40].map(edgeScrollStep({ start: 40, ...screen }))).toEqual([0, -9])
	expect([360, 374].map(edgeScrollStep({ start: 350, ...screen }))).toEqual([0, 9])
})

test('the bar of the site is the upper edge', () => {
	const axis = { from: 64, to: 800 }
	expect(edgeScrollStep({ start: 100, ...axis })(90)).toBe(0)
	expect(edgeScrollStep({ start: 300, ...axis })(90)).toBe(-9)
})
