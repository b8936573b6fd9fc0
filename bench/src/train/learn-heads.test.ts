import { decodeHead } from '@app/cv-import/classifier'
import { expect, test } from 'vitest'
import { readHeadNames } from './head-names.ts'
import { beginLearning, shrinkHeads, takeCourse } from './learn-heads.ts'
import { makeHeads } from './make-heads.ts'

const names = readHeadNames('development', 10)
const lessons = makeHeads(names, 40, 'few')

test('every word of a made head is in one part', () => {
	for (const { question, right } of lessons) {
		expect(right[0]?.from).toBe(0)
		expect(right.at(-1)?.to).toBe(question.head.words.length)
		for (const [at, part] of right.entries()) expect(part.from).toBe(right[at - 1]?.to ?? 0)
	}
})

function learn(seed: string) {
	const learning = beginLearning()
	takeCourse(learning, { lessons, rounds: 4 }, seed)
	return shrinkHeads(learning.values)
}

test('the same lessons and seed give the same weights, which read most of them', () => {
	const weights = learn('one')
	expect(learn('one')).toEqual(weights)
	const right = lessons.filter(
		(lesson) =>
			JSON.stringify(decodeHead(lesson.question, weights)[0]?.parts) ===
			JSON.stringify(lesson.right),
	)
	expect(right.length).toBeGreaterThan(lessons.length * 0.8)
})

test('no name is both learned from and kept to measure', () => {
	const others = new Set(readHeadNames('held-out', 2).titles)
	const shared = names.titles.filter((title) => others.has(title))
	expect(shared.length).toBeLessThan(others.size * 0.02)
})
