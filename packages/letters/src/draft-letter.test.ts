import { type CvDocument, cvDocumentSchema } from '@app/cv'
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

const professions: Record<string, Case> = {
	nurse: {
		cv: {
			experience: [
				job('Staff Nurse', 'Northern General', [
					'Gave intravenous therapy and managed central lines after bowel surgery',
					'Managing a ward of 28 beds at night',
				]),
			],
			certification: [
				{ id: 'c', name: 'NMC registration', expires: '2027-09' },
				{ id: 'd', name: 'Immediate Life Support', expires: '2026-03' },
			],
			skills: [{ id: 's', name: 'Wound care' }],
		},
		title: 'Senior Staff Nurse',
		addressee: 'Ann Lee',
		advert:
			'Senior Staff Nurse\nEssential\n- NMC registration\n- Intravenous therapy\n- Wound care\n- Immediate Life Support\n- Phlebotomy',
	},
	driver: {
		cv: {
			experience: [
				job('HGV Driver', 'Clwyd Supplies', ['Multi-drop deliveries to 18 building sites a day']),
			],
			certification: [{ id: 'c', name: 'Driver CPC' }],
		},
		title: 'HGV Class 1 Driver',
		advert: 'HGV Driver\nEssential:\n- Driver CPC\n- Multi-drop deliveries\n- ADR',
	},
	chef: {
		cv: {
			experience: [
				job('Sous Chef', 'The Pilot', [
					'Took gross profit on food from 64% to 69% by buying whole fish',
					'Cut food waste from 41 to 23 kg a week',
				]),
			],
		},
		title: 'Head Chef',
		advert: 'Head Chef\nWhat you need:\n- Gross profit\n- Reducing food waste\n- Stock control',
	},
	teacher: {
		cv: {
			education: [
				{ id: 'e', qualification: 'PGCE with QTS', institution: 'Leeds', endDate: '2020' },
			],
			volunteering: [
				{
					id: 'v',
					role: 'Governor',
					organisation: 'Frizinghall School',
					summary: 'Link for SEND.',
				},
			],
		},
		title: 'Year 4 Teacher',
		advert: 'Year 4 Teacher\nEssential\n- QTS\n- SEND\n- Phonics',
	},
	cleaner: {
		cv: {
			experience: [
				currentJob('Cleaner', 'Self-employed', ['Responsible for infection control in a surgery']),
			],
			language: [{ id: 'l', name: 'Portuguese', proficiency: 'native' }],
		},
		title: 'Cleaner',
		advert: 'Cleaner\nYou must have:\n- Infection control\n- COSHH\n- Portuguese',
	},
	graduate: {
		cv: {
			education: [
				{
					id: 'e',
					qualification: 'BSc',
					fieldOfStudy: 'Geography',
					institution: 'Nottingham',
					endDate: '2027-07',
					details: ['Modelled floods with QGIS'],
				},
			],
		},
		title: 'GIS Analyst',
		advert: 'GIS Analyst\nRequirements\n- QGIS\n- Python',
	},
}

test('a line becomes a sentence of its own person, answers what was asked, and is not repeated', () => {
	const { text } = begin(professions.chef as Case).letter
	expect(text).toContain('I am applying for the post of Head Chef at Alder House.')
	expect(text).toContain(
		'You ask for gross profit. As Sous Chef at The Pilot, I took gross profit on food from 64% to 69% by buying whole fish.',
	)
	expect(text).toContain('In the same post, I cut food waste from 41 to 23 kg a week.')
	expect(text).toMatch(/Yours faithfully,\n\nAda Bell\n07700 900111 · a@b\.example$/)
})

test('certificates are held, one that ran out answers nothing, and a name is greeted and signed for', () => {
	const { text, onlyClaimed, missing } = begin(professions.nurse as Case).letter
	expect(text).toMatch(/^Dear Ann Lee,\n/)
	expect(text).toContain('I hold NMC registration.')
	expect(text).not.toContain('Immediate Life Support')
	expect(text).toContain('Yours sincerely,')
	expect(text).not.toMatch(/wound care|phlebotomy/i)
	expect(onlyClaimed.map(({ quote }) => quote)).toEqual(['Wound care'])
	expect(missing.map(({ quote }) => quote)).toEqual(['Immediate Life Support', 'Phlebotomy'])
})

test('a line that is no sentence is quoted, and a state is told as one', () => {
	expect(begin(professions.driver as Case).letter.text).toContain(
		'As HGV Driver at Clwyd Supplies, from my CV: “Multi-drop deliveries to 18 building sites a day.”',
	)
	const cleaner = begin(professions.cleaner as Case).letter.text
	expect(cleaner).toContain(
		'As Cleaner (self-employed), I am responsible for infection control in a surgery.',
	)
	expect(cleaner).toContain('I speak Portuguese (native).')
})

test('studies that go on are not said to be finished', () => {
	const { text } = begin(professions.graduate as Case).letter
	expect(text).toContain(
		'From my studies (BSc in Geography, Nottingham): “Modelled floods with QGIS.”',
	)
	expect(text).not.toContain('I hold')
	const teacher = begin(professions.teacher as Case).letter.text
	expect(teacher).toContain('I hold PGCE with QTS from Leeds.')
	expect(teacher).toContain('As Governor (volunteer) at Frizinghall School')
})

// The words that letters are held together with. They claim nothing.
const mortar = `dear hiring team i am applying for the post of at why this work and employer job title one or two a sentence in your own words
	write ask also your advert mentions it as in same from my cv lists studies hold held until say whether have is still valid finished speak
	could start when would be glad to tell more an interview yours faithfully sincerely is was worked march responsible native
	volunteer what else done job needs give example its result with you that phone number email`

test.each(Object.entries(professions))(
	'every word of a letter for a %s is of the CV, the job or the advert',
	(_, profession) => {
		const { document, letter } = begin(profession)
		const { title, company = 'Alder House', addressee = '', advert } = profession
		const licence = new Set(
			wordsOf([mortar, everyWord(document), title, company, addressee, advert].join(' ')),
		)
		expect(wordsOf(letter.text).filter((word) => !licence.has(word))).toEqual([])
		expect(letter.answered.length).toBeGreaterThan(0)
		const told = letter.answered.flatMap(({ asked }) => asked.map(({ quote }) => quote))
		for (const { quote } of letter.missing) expect(told).not.toContain(quote)
	},
)

test('without a CV or an advert only gaps are left', () => {
	const { text, answered } = begin({
		cv: { personalInfo: {} },
		title: '',
		company: '',
		advert: '',
	}).letter
	expect(answered).toEqual([])
	expect(text.match(/\[[^\]]+\]/g)).toHaveLength(7)
})

test('brackets of others are no gaps, names keep their capital, and what was asked for is counted', () => {
	const { letter } = begin({
		cv: { experience: [job('Carer', 'Home [London]', ['Taught Makaton to 4 children'])] },
		title: 'Carer [nights]',
		company: '[Confidential]',
		advert: 'Carer\nEssential\n- Makaton\n- First aid',
	})
	expect(letter.text).toContain('the post of Carer (nights) at (Confidential).')
	expect(letter.text).toContain('As Carer at Home (London), I taught Makaton')
	expect(letter.text).toContain('You ask for Makaton.')
	expect(letter.askedCount).toBe(2)
})

test('a letter answers six things at most; the rest is told beside it', () => {
	const tools = ['Excel', 'QGIS', 'Python', 'Sage', 'SQL', 'Photoshop', 'AutoCAD', 'Salesforce']
	const { letter } = begin({
		cv: {
			experience: [
				job(
					'Clerk',
					'Crust',
					tools.map((tool) => `Used ${tool} every day`),
				),
			],
		},
		title: 'Clerk',
		advert: `Clerk\nEssential\n${tools.map((tool) => `- ${tool}`).join('\n')}`,
	})
	expect(letter.answered).toHaveLength(6)
	expect(letter.alsoShown).toHaveLength(2)
})

function everyWord(value: unknown): string {
	if (typeof value === 'string') return value
	if (typeof value !== 'object' || value === null) return ''
	return Object.values(value as CvDocument)
		.map(everyWord)
		.join(' ')
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
