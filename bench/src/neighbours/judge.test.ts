import { expect, test } from 'vitest'
import { commonAims, compareAction } from './judge.ts'
import type { Spell } from './neighbour.ts'

function spell(times: number[], { errors = [] as string[], uploads = [900] } = {}): Spell {
	const calls = { times, errors }
	return { calls: { save: calls, list: calls, preview: calls }, uploads, uploadErrors: [] }
}

const times = (ms: number) => Array.from({ length: 20 }, () => ms)

test('four times as long is met, and a little more is not', () => {
	expect(compareAction('save', [spell(times(50))], spell(times(200)))).toMatchObject({
		ratio: 4,
		isMet: true,
		isStrictlyMet: true,
	})
	expect(compareAction('save', [spell(times(50))], spell(times(201))).isMet).toBe(false)
})

test('four times as long is not enough at half a second', () => {
	expect(compareAction('preview', [spell(times(125))], spell(times(500))).isMet).toBe(false)
})

test('a quick action has up to a tenth of a second, but not by the strict aim', () => {
	const quick = compareAction('list', [spell(times(3))], spell(times(99)))
	expect(quick).toMatchObject({ isMet: true, isStrictlyMet: false })
	expect(compareAction('list', [spell(times(3))], spell(times(100))).isMet).toBe(false)
})

test('an action that was never answered is not met', () => {
	expect(compareAction('list', [spell(times(3))], spell([])).isMet).toBe(false)
})

test('all spells alone count together', () => {
	const alone = [spell(times(10)), spell(times(100))]
	expect(compareAction('save', alone, spell(times(300))).ratio).toBe(3)
})

test('an upload that was never done, an error and 600 MB are misses', () => {
	const found = commonAims(
		spell(times(5), { errors: ['answered 503'], uploads: [900, Infinity] }),
		{
			server: 300,
			reader: 600,
		},
	)
	expect(found.map(({ isMet }) => isMet)).toEqual([false, false, false])
	expect(found.map(({ says }) => says)).toEqual([
		'3 × answered 503',
		'2 uploads, slowest never',
		'most: reader 600 MB',
	])
})

test('a good spell meets them', () => {
	const found = commonAims(spell(times(5)), { server: 599 })
	expect(found.map(({ isMet }) => isMet)).toEqual([true, true, true])
})
