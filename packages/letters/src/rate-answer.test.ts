import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { listSupport } from './list-answer-support.ts'
import { listPracticeQuestions } from './practice-questions.ts'
import { rateAnswer } from './rate-answer.ts'

const facts = [
	'Cut falls on the ward from 11 to 4 a quarter with hourly checks',
	'Mentored 3 student nurses',
	'Skills: wound care, SystmOne',
]

test('an answer is rated by the facts that it tells', () => {
	const said =
		'On my ward falls were a problem. I introduced hourly checks, and we cut falls from 11 to 4 a quarter.'
	expect(rateAnswer(said, { facts, support: [] })).toMatchObject({
		told: [facts[0]],
		unsupported: [],
		tellsAct: true,
		tellsResult: true,
	})
})

test('figures and names that no fact has are named, and are no result', () => {
	const { unsupported, told, tellsResult } = rateAnswer(
		'I cut waiting times by 45% at Leeds Infirmary with Cerner.',
		{ facts, support: [] },
	)
	expect(unsupported).toEqual(expect.arrayContaining(['45%', 'Cerner']))
	expect({ told, tellsResult }).toEqual({ told: [], tellsResult: false })
})

test('an answer without an act of one’s own says so', () => {
	expect(rateAnswer('The team was always friendly.', { facts, support: [] })).toMatchObject({
		tellsAct: false,
		tellsResult: false,
		wordCount: 5,
	})
})

test('an empty answer has an empty rating', () => {
	expect(rateAnswer(' ', { facts, support: [] })).toEqual({
		told: [],
		unsupported: [],
		tellsAct: false,
		tellsResult: false,
		wordCount: 0,
	})
})

test('questions come from what is asked for, and a gap is asked about openly', () => {
	const asked = {
		conceptId: 'a',
		quote: 'Wound care',
		line: 'Wound care',
		need: 'essential' as const,
	}
	const star = { situation: '', task: '', action: '', result: '' }
	const questions = listPracticeQuestions({
		title: 'ward sister',
		answers: [
			{ asked: [asked], path: 'experience.0.achievements.0', line: 'Dressed wounds', star },
		],
		gaps: [{ ...asked, quote: 'Budget' }],
	})
	expect(questions.map(({ lines }) => lines)).toEqual([['Dressed wounds'], ['Dressed wounds'], []])
	expect(questions[2]?.question).toContain('“Budget”')
	expect(questions.every(({ question }) => question.endsWith('?'))).toBe(true)
})

test('employers, places, dates and years of a job are on the CV', () => {
	const cv = cvDocumentSchema.parse({
		experience: [
			{
				id: 'job',
				jobTitle: 'Nurse',
				employer: 'Leeds Infirmary',
				location: 'Leeds',
				startDate: '2019-03',
				endDate: '2023-03',
			},
		],
		facts: [
			{
				id: 'fact',
				itemId: 'job',
				line: 'Ran the clinic',
				question: 'How many patients a day?',
				answer: 'about 40',
				givenOn: '2026-01-01',
			},
		],
	})
	const rated = rateAnswer(
		'I spent 4 years at Leeds Infirmary until 2023, saw about 40 patients a day and led 12 people at Tesco.',
		{ facts: [], support: listSupport(cv, '2026-11-29') },
	)
	expect(rated.unsupported).toEqual(['12', 'Tesco'])
})
