import { expect, test } from 'vitest'
import { countRightNames, type NameLesson, trainNames } from './train-names.ts'

const name = { any: 1, header: 1, inMailbox: 1 }
const title = { any: 1, header: 1, job: 1 }
const town = { any: 1, place: 1 }

const lessons: NameLesson[] = [
	{ candidates: [title, name, town], right: 1 },
	{ candidates: [name, title], right: 0 },
	{ candidates: [title, town], right: -1 },
]

test('what a name has and other words lack speaks for it, and nothing is taken where none is', () => {
	const weights = trainNames(lessons)
	expect(weights.inMailbox).toBeGreaterThan(0)
	expect(weights.job).toBeLessThan(0)
	expect(countRightNames(lessons, weights)).toBe(3)
	expect(countRightNames(lessons, {})).toBeLessThan(3)
})
