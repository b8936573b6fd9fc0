import { type Topic, topics } from '@app/cv-import/classifier'
import { expect, test } from 'vitest'
import { parseTruth } from '../import/pages/parse-truth.ts'
import { topicsByTruth } from './topics-by-truth.ts'
import { type TopicLesson, trainTopics } from './train-topics.ts'

const topicOf = topicsByTruth(
	parseTruth(
		JSON.stringify({
			personalInfo: { firstName: 'Ann', lastName: 'Moss' },
			experience: [{ title: 'Cook', organization: 'Oak Inn', bullets: ['Ran the kitchen alone'] }],
			education: [{ qualification: 'NVQ', institution: 'Moss College' }],
			skills: ['Welding'],
			languages: [{ name: 'Polish', level: 'fluent' }],
		}),
	),
)

test('a line is about the part of the truth that has its words', () => {
	expect(topicOf('Cook, Oak Inn, May 2019 – 2021')).toBe('experience')
	expect(topicOf('Ran the kitchen')).toBe('experience')
	expect(topicOf('NVQ, Moss College, 2018')).toBe('education')
	expect(topicOf('Welding')).toBe('skills')
	expect(topicOf('Polish (fluent)')).toBe('language')
	expect(topicOf('Full clean driving licence')).toBe('other')
})

test('a line with words of two parts, or with dates alone, is about none', () => {
	expect(topicOf('Cook Oak Inn NVQ Moss College')).toBeNull()
	expect(topicOf('May 2019 – 2021')).toBeNull()
})

test('the same lessons and seed give the same weights, which tell topics apart', () => {
	const lessons = (['skills', 'language'] as const).flatMap((topic, place) =>
		Array.from({ length: 20 }, (): TopicLesson => {
			return { set: 'one', places: [place], kind: topics.indexOf(topic) }
		}),
	)
	const weights = trainTopics(lessons, 'one')
	expect(weights).toEqual(trainTopics(lessons, 'one'))
	const size = weights.values.length / topics.length
	const of = (topic: Topic, place: number) =>
		weights.values[topics.indexOf(topic) * size + place] ?? 0
	expect(of('skills', 0)).toBeGreaterThan(of('language', 0))
	expect(of('language', 1)).toBeGreaterThan(of('skills', 1))
})
