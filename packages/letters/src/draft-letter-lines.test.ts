import { cvDocumentSchema } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { expect, test } from 'vitest'
import { draftLetter } from './draft-letter.ts'

const today = '2026-06-01'

type Case = { cv: object; title: string; company?: string; addressee?: string; advert: string }

function begin({ cv, title, company = 'Alder House', addressee = '', advert }: Case) {
	const document = cvDocumentSchema.parse({
		personalInfo: {
			firstName: 'Ada',
			lastName: 'Bell',
			phone: '07700 900111',
			email: 'a@b.example',
		},
		...cv,
	})
	const match = matchCv({ cv: document, source: null, today }, readAdvert(advert))
	const job = { title, company, addressee }
	return { document, letter: draftLetter({ cv: document, match, job, today }) }
}

const job = (jobTitle: string, employer: string, achievements: string[]) => ({
	id: `${jobTitle} ${employer}`,
	jobTitle,
	employer,
	achievements,
	startDate: '2019',
	endDate: '2024',
})
const currentJob = (...about: Parameters<typeof job>) => ({
	...job(...about),
	current: true,
	endDate: '',
})

test('a line with a mistake is told as corrected, and one that stays doubtful not at all', () => {
	const letterOf = (line: string) =>
		begin({
			cv: { experience: [job('Carer', 'Oakfield', [line])] },
			title: 'Carer',
			advert: 'Carer\nEssential\n- Records',
		}).letter.text
	expect(letterOf('Kept the recieved records of 14 residents up to date')).toContain('received')
	expect(letterOf('Wrote report for manager on 14 residents every week')).not.toContain('manager')
})

test('a register is what one is registered with, and a body alone is no paper', () => {
	const names = ['Social Work England since 2023', 'RHS', 'Driver CPC since 2019']
	const { letter } = begin({
		cv: { certification: names.map((name, index) => ({ id: `c${index}`, name })) },
		title: 'Social Worker',
		advert: 'Social Worker\nEssential\n- Social Work England registration\n- Driver CPC',
	})
	expect(letter.text).toContain('I am registered with Social Work England. I hold Driver CPC.')
})

test('somebody is greeted by their title and their last name', () => {
	const greeted = (addressee: string) =>
		begin({ cv: {}, title: 'Carer', addressee, advert: '' }).letter.text.split('\n')[0]
	expect(greeted('Mrs J. Hollis, School Business Manager')).toBe('Dear Mrs Hollis,')
	expect(greeted('Ann Lowry (Head of Care)')).toBe('Dear Ann Lowry,')
})

test('examples are chosen by what the advert asks for, whether paid or not', () => {
	const { text } = begin({
		cv: {
			experience: [
				currentJob('Inspector', 'Hart Potteries', [
					'Checked 1,200 plates a shift and cut rejects from 9% to 6%',
					'Trained 14 new starters in 3 years',
				]),
			],
			volunteering: [
				{
					id: 'v',
					role: 'Governor',
					organisation: 'Fenton Primary School',
					current: true,
					achievements: ['I hear readers in Years 1 and 2 every Tuesday since 2023'],
				},
			],
		},
		title: 'Teaching Assistant',
		company: 'Moss Primary School',
		advert: 'Teaching Assistant\nEssential\n- Listening to readers in Years 1 and 2\n- Phonics',
	}).letter
	expect(text).toContain('I hear readers in Years 1 and 2 every Tuesday.')
	expect(text).not.toContain('plates')
})

test('no sentence is offered about a check, a school exam or a thing without a name', () => {
	const { letter } = begin({
		cv: {},
		title: 'Carer',
		advert:
			'Carer\nEssential\n- Enhanced DBS check\n- GCSE English grade C/4\n- Midday supervisor\n- NVQ Level 2 in Care\n- Phlebotomy',
	})
	const offered = letter.missing.flatMap(({ openly }) => openly ?? [])
	expect(offered.join(' ')).not.toMatch(/DBS|GCSE|supervisor/)
	expect(offered.join(' ')).toContain('phlebotomy')
	expect(offered.join(' ')).toMatch(/NVQ Level 2 in Care/)
})

test.each([
	'Started on counterbalance 2017',
	'Rotating 12 hour shift and nights',
	'Return to work interviews and helping people who had problems',
])('a note that is no sentence is not told: %s', (line) => {
	const { letter } = begin({
		cv: { experience: [job('Driver', 'Oakfield', [line])] },
		title: 'Driver',
		advert: 'Driver\nEssential\n- Counterbalance\n- Shift\n- Work',
	})
	expect(letter.answered).toEqual([])
})
