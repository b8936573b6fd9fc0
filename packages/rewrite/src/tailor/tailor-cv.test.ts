import { applyEdits, type CvDocument, cvDocumentSchema } from '@app/cv'
import { readAdvert } from '@app/match'
import { expect, test } from 'vitest'
import { tailorCv } from './tailor-cv.ts'

const today = '2026-06-15'

const cv = cvDocumentSchema.parse({
	professionalSummary: 'Office all-rounder.',
	experience: [
		{
			id: 'job',
			jobTitle: 'Administrator',
			employer: 'Kennet Dental',
			startDate: '2020-01',
			current: true,
			achievements: [
				'Ordered stationery',
				'Responsible for answering the phone',
				'Was responsible for payroll of 40 staff',
			],
		},
	],
	skills: ['Filing', 'JS', 'Payroll'].map((name, index) => ({ id: `s${index}`, name })),
})

function tailored(advert: string, of: CvDocument = cv) {
	return tailorCv(of, readAdvert(advert), today)
}

const advert = 'Administrator\n\nEssential:\n- payroll\n- JavaScript\n- full UK driving licence\n'

function proposal(kind: string) {
	return tailored(advert).proposals.find((one) => one.kind === kind)
}

test('what is asked for moves to the front, and nothing else moves', () => {
	expect(proposal('skills-order')?.after).toEqual(['JS, Payroll, Filing'])
	expect(proposal('lines-order')?.after).toEqual([
		'Was responsible for payroll of 40 staff',
		'Ordered stationery',
		'Responsible for answering the phone',
	])
})

test('the advert’s name stands for another name of the same thing', () => {
	expect(proposal('their-word')).toMatchObject({ before: ['JS'], after: ['JavaScript'] })
})

test('a thing of the same kind is another thing: its name is never exchanged', () => {
	const flask = {
		...cv,
		skills: ['Flask', 'RabbitMQ', 'Cucumber'].map((name) => ({
			id: name,
			name,
			group: '',
			level: '',
		})),
	}
	const { proposals, questions } = tailored(
		'Developer\nEssential:\n- Django\n- Kafka\n- TDD',
		flask,
	)
	expect(proposals.filter(({ kind }) => kind === 'their-word')).toEqual([])
	expect(questions.map(({ quote }) => quote)).toEqual(expect.arrayContaining(['Django', 'Kafka']))
})

test('a line that answers is worded better, others are left for another time', () => {
	const wordings = tailored(advert).proposals.filter(({ kind }) => kind === 'better-wording')
	expect(wordings.map(({ before }) => before)).toEqual([
		['Was responsible for payroll of 40 staff'],
	])
})

test('what the CV does not say becomes a question, never a line', () => {
	const { questions, proposals } = tailored(advert)
	expect(questions.map(({ quote }) => quote)).toEqual(['full UK driving licence'])
	expect(JSON.stringify(proposals)).not.toMatch(/driving/)
})

test('each proposal can be applied by itself and touches no name, title, employer or date', () => {
	for (const { edits } of tailored(advert).proposals) {
		const after = applyEdits(cv, edits)
		expect(after).not.toBeNull()
		const facts = (document: CvDocument | null) =>
			document?.experience.map(({ achievements: _, ...job }) => job)
		expect(facts(after)).toEqual(facts(cv))
	}
})

test('a profile is proposed only where there is none', () => {
	expect(proposal('summary')).toBeUndefined()
	const without = tailored(advert, { ...cv, professionalSummary: '' })
	expect(without.proposals.find(({ kind }) => kind === 'summary')?.after.join('')).toContain(
		'Administrator with 6 years’ experience, currently at Kennet Dental.',
	)
})

test('an advert that asks for nothing changes nothing', () => {
	expect(tailored('Thank you for reading.')).toEqual({ proposals: [], questions: [] })
})

test('of things of which one is enough, one question asks for all', () => {
	const { questions } = tailored('Administrator\n\nEssential:\n- Sage or Xero\n')
	expect(questions.map(({ question }) => question)).toEqual([
		'The advert requires “Sage” or “Xero”, but your CV doesn’t mention any of them. If one is true of you, add it where you did it.',
	])
})

test('who has one of them is not asked for the other', () => {
	expect(tailored('Administrator\n\nEssential:\n- Sage or payroll\n').questions).toEqual([])
})

test.each([
	'Run the stock room and stand in for the manager on Sundays',
	'Managed payroll for 40 staff & kept its records',
	'Payroll, stock control',
])('“%s” is not offered again in another tense or order', (line) => {
	const [job] = cv.experience
	if (job === undefined) throw new Error('The CV of this test has a job.')
	const { proposals } = tailored(
		'Essential:\n- payroll\n- stock control\n- managing a stock room',
		{
			...cv,
			experience: [{ ...job, achievements: [line] }],
		},
	)
	const stems = (text: string) =>
		text
			.toLowerCase()
			.match(/\p{L}{4,}/gu)
			?.map((word) => word.slice(0, 4))
	for (const { kind, before, after } of proposals)
		if (kind === 'better-wording') expect(stems(after.join())).not.toEqual(stems(before.join()))
})

test('a stray word of the advert’s prose moves no line and is no reason', () => {
	const { proposals } = tailored(
		'Administrator\n\nEssential:\n- payroll\n\nDuties\n- ordering for partners\n- partners\n',
		{
			...cv,
			experience: cv.experience.map((job) => ({
				...job,
				achievements: ['Did the payroll', 'Took notes for the partners'],
			})),
		},
	)
	expect(proposals.flatMap(({ why }) => why).join(' ')).not.toMatch(/partners/)
})

test('what is hidden is in no proposal, and accepted changes leave it where the CV keeps it', () => {
	const hidden = [
		{ item: 'job', line: 'Ordered stationery' },
		{ item: 's1', line: '' },
	]
	const whole = { ...cv, hidden }
	const { proposals } = tailored(advert, whole)
	const sorting = proposals.filter(({ kind }) => kind.endsWith('-order'))
	expect(sorting.map(({ kind }) => kind).toSorted()).toEqual(['lines-order', 'skills-order'])
	for (const { before, after } of proposals) {
		expect([...before, ...after].join()).not.toMatch(/Ordered stationery|\bJS\b/)
	}
	const changed = sorting.reduce<CvDocument | null>(
		(done, { edits }) => done && applyEdits(done, edits),
		whole,
	)
	expect(changed?.skills.map(({ name }) => name)).toEqual(['Payroll', 'Filing', 'JS'])
	expect(changed?.experience[0]?.achievements).toEqual([
		'Ordered stationery',
		'Was responsible for payroll of 40 staff',
		'Responsible for answering the phone',
	])
})
