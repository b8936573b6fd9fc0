import { expect, test } from 'vitest'
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
	expect(rateAnswer(said, facts)).toMatchObject({
		told: [facts[0]],
		unsupported: [],
		tellsAct: true,
		tellsResult: true,
	})
})

test('figures and names that no fact has are named, and are no result', () => {
	const { unsupported, told, tellsResult } = rateAnswer(
		'I cut waiting times by 45% at Leeds Infirmary with Cerner.',
		facts,
	)
	expect(unsupported).toEqual(expect.arrayContaining(['45%', 'Cerner']))
	expect({ told, tellsResult }).toEqual({ told: [], tellsResult: false })
})

test('an answer without an act of one’s own says so', () => {
	expect(rateAnswer('The team was always friendly.', facts)).toMatchObject({
		tellsAct: false,
		tellsResult: false,
		wordCount: 5,
	})
})

test('an empty answer has an empty rating', () => {
	expect(rateAnswer(' ', facts)).toEqual({
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
