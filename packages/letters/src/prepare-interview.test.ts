import { cvDocumentSchema } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { expect, test } from 'vitest'
import { prepareInterview } from './prepare-interview.ts'
import { messageKinds, writeMessage } from './short-messages.ts'

const today = '2026-06-01'
const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ada', lastName: 'Bell', phone: '07700 900111' },
	experience: [
		{
			id: 'j',
			jobTitle: 'Sous Chef',
			employer: 'The Pilot',
			startDate: '2019',
			endDate: '2024',
			achievements: [
				'Took gross profit on food from 64% to 69% by buying whole fish',
				'Managed stock control for two kitchens',
			],
		},
	],
})
const advert = readAdvert(
	'Head Chef\nEssential\n- Gross profit\n- Stock control\n- Food safety level 3\n\nYou will look after allergen menus.',
)
const match = matchCv({ cv, source: null, today }, advert)
const job = { title: 'Head Chef', company: 'Alder House', addressee: '' }

test('each thing asked for has its proving line, as an example whose blanks stay blank', () => {
	const { answers, gaps, questions } = prepareInterview({ cv, match, job })
	const [profit] = answers.filter(({ asked }) =>
		asked.some(({ quote }) => quote === 'Gross profit'),
	)
	expect(profit).toMatchObject({
		path: 'experience.0.achievements.0',
		star: {
			situation: 'A sous chef at The Pilot, 2019 – 2024',
			task: '',
			action: 'I took gross profit on food from 64% to 69% by buying whole fish',
			result: 'From 64% to 69% by buying whole fish',
		},
	})
	const [stock] = answers.filter(({ line }) => line.startsWith('Managed stock'))
	expect(stock?.star.result).toBe('')
	expect(gaps.map(({ quote }) => quote).join()).toMatch(/food safety/i)
	expect(questions.length).toBeGreaterThan(4)
})

test('a CV that shows nothing has gaps and questions, and no answers', () => {
	const empty = cvDocumentSchema.parse({})
	const nothing = matchCv({ cv: empty, source: null, today }, advert)
	const sheet = prepareInterview({ cv: empty, match: nothing, job })
	expect(sheet.answers).toEqual([])
	expect(sheet.gaps.length).toBeGreaterThan(1)
})

test.each(messageKinds)('a message of the kind %s names the post and is signed', (kind) => {
	const { subject, text } = writeMessage(kind, { cv, match, job, today, on: '2026-05-20' })
	expect(subject).toContain('Head Chef')
	expect(text).toContain('Head Chef at Alder House')
	expect(text).toMatch(/^Dear hiring team,[\s\S]*\n\nKind regards,\n\nAda Bell\n07700 900111$/)
})

test('the messages say what they are for, and how an interview went is a gap', () => {
	const write = (kind: (typeof messageKinds)[number]) =>
		writeMessage(kind, { cv, match, job, today, on: '2026-05-20' }).text
	expect(write('email')).toContain('I took gross profit on food from 64% to 69%')
	expect(write('follow-up')).toContain('on 20 May 2026')
	expect(write('thanks')).toMatch(/\[Name one thing from the interview/)
	expect(write('decline')).toContain('decided not to take it')
	expect(write('decline')).not.toContain('[')
})
